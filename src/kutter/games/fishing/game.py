"""Fishing behind the contract of a game.

Source of the rules: Friedemann Friese's Fishing (2F-Spiele); docs/rules/fishing.en.md numbers
them and marks where the rulebook is silent and we decided.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np

from kutter.engine.chance import Generator
from kutter.engine.compiled import only_for
from kutter.engine.dealer import Dealer
from kutter.engine.events import Event, Events, listener, nobody_listens, told
from kutter.games.checked import (
    ANOTHERS,
    Actor,
    Code,
    actor_at,
    check_eyes,
    check_one,
    check_own,
    seat_at,
    view_from,
)
from kutter.games.contract import (
    CHANCE,
    HIDDEN,
    SPECTATOR,
    Eyes,
    Game,
    Json,
    Move,
    Sight,
    View,
    check_seats,
    copied,
    winners_of,
)
from kutter.games.fishing.cards import (
    CARD_BY_NAME,
    CARD_NAMES,
    CODES,
    NONE,
    STARTING_CARDS,
    SUIT_NAMES,
    WORD,
    WORDS,
    cards_in,
    suit_of,
)
from kutter.games.fishing.dealing import deal, drawn_hand
from kutter.games.fishing.knowledge.completion import completed_round, round_of
from kutter.games.fishing.knowledge.draws import empty_guess
from kutter.games.fishing.knowledge.view_json import (
    FishingOwn,
    FishingShared,
    names,
    own_json,
    shared_json,
)
from kutter.games.fishing.knowledge.views import RANGES, VIEW, empty_view, is_view, view_of
from kutter.games.fishing.knowledge.worlds import check_sums, world_of
from kutter.games.fishing.meta import META
from kutter.games.fishing.notation import move_text, parse_move
from kutter.games.fishing.rules import entries
from kutter.games.fishing.rules.codes import MOVES, code_of
from kutter.games.fishing.rules.moves import LEGAL
from kutter.games.fishing.rules.playout import play_games
from kutter.games.fishing.stars import check_stars, provisional_stars
from kutter.games.fishing.state import (
    CALL,
    CATCH,
    DEAL,
    ENDS,
    MOST_SEATS,
    OVER,
    PASS,
    PLAY,
    VERBS,
    State,
    empty_states,
)
from kutter.games.fishing.words import (
    FishingDescriber,
    card_words,
    event_json,
    must_follow_json,
    refusal,
)
from kutter.games.meta import Meta
from kutter.language.errors import BadInput, IllegalMove, ReasonsJson, gathered, waiting
from kutter.language.sentences import Sentence, shown

MOST_LISTED: Final = 1 + WORDS * WORD
"""A verb, and as many cards as a set could hold, whatever stands in a view."""


class Fishing(Game):
    """Tricks and deck building for three to five."""

    meta: ClassVar[Meta] = META
    lists_chance: ClassVar[bool] = False
    sealed_verb: ClassVar[int] = PASS

    def __init__(self) -> None:
        self._waiting: dict[int, ReasonsJson] = {}
        """What stands against every move of whoever does not owe one, by phase."""

    def new_setup(self, players: int, options: Json, dealer: Dealer, box: Any = None) -> Json:
        check_seats(self, players)
        first = dealer.draw("first", [str(seat) for seat in range(players)])  # F2.3
        return {"first": int(first), "ocean": provisional_stars() if box is None else box}

    def plain_setup(self, setup: Json) -> Json:
        return {key: setup[key] for key in ("first", "ocean")}

    def start(self, players: int, options: Json, setup: Json) -> State:
        check_seats(self, players)
        first = setup.get("first")
        if type(first) is not int or not 0 <= first < players:
            raise BadInput("setup-first-is-no-seat", found=shown(first))
        levels = np.full(CODES, NONE, np.int8)
        levels[list(STARTING_CARDS)] = 0
        for level, cards in enumerate(check_stars(setup.get("ocean")), 1):
            for name in cards:
                levels[CARD_BY_NAME[name]] = level
        state = empty_states()
        state["players"] = players
        entries.set_up(state, seat_at(state, first), levels)
        return state

    # Playing

    def owing(self, position: State | View) -> list[int]:
        phase = position["phase"].item()
        if phase == DEAL:
            return [CHANCE]
        if phase == PASS:
            chosen = position["chosen"].item()
            return [seat for seat in range(position["players"].item()) if not chosen >> seat & 1]
        return [] if phase == OVER else [position["turn"].item()]

    def legal(self, position: State | View, seat: int) -> list[Move]:
        if not 0 <= seat < MOST_SEATS:
            if self.owing(position) == [seat]:
                raise BadInput("chance-is-not-listed")
            return []
        check_one(position)
        listed = bytearray(MOST_LISTED)
        list_moves = quick().list_own_moves if is_view(position) else quick().list_moves
        size = list_moves(position, seat, listed)
        if size == ANOTHERS:
            raise BadInput("move-is-anothers")
        if size < 0:
            return []
        moves = MOVES[seat][listed[0]]
        return [moves[thing] for thing in listed[1:size]]

    def why_not(self, position: State | View, move: Move) -> IllegalMove | None:
        check_one(position)
        if move.verb == DEAL:
            try:
                deal(copied(position), move, _silence)
            except IllegalMove as reason:
                return reason
            return None
        actor = actor_at(position, move.seat)
        check_own(position, actor)
        _, code = code_of(move)
        hand = hand_of(position, actor)
        why = entries.why_not(position, actor, *hand, code)
        return None if why == LEGAL else refusal(why, move, position, hand)

    def apply(self, state: State, move: Move) -> list[Event]:
        events = listener()
        self._make(state, move, events)
        return told(events)

    def play(self, state: State, move: Move) -> None:
        self._make(state, move, _silence)

    def hear(self, state: State, move: Move, events: Events) -> None:
        self._make(state, move, events)

    def _make(self, state: State, move: Move, events: Events) -> None:
        if move.verb == DEAL:
            deal(state, move, events)
            return
        seat, code = code_of(move)
        check_one(state)
        if not quick().apply(state, seat, code, events):
            reason = self.why_not(state, move)
            assert reason is not None, "both ask the same rules"
            raise reason

    def chance_move(self, state: State, dealer: Dealer) -> Move:
        return drawn_hand(state, dealer)

    def sealed(self, state: State) -> int:
        return int(state["chosen"][0]).bit_count() if state["phase"][0] == PASS else 0

    def standing(self, state: State) -> list[int]:
        return [int(points) for points in state["points"][0, : state["players"][0]]]

    def result(self, state: State) -> Json | None:
        t = state[0]
        if t["phase"] != OVER:
            return None
        scores = [int(t["points"][seat]) for seat in range(t["players"])]
        return {"scores": scores, "winners": winners_of(self, scores), "end": ENDS[t["end"]]}

    def play_out(self, start: State, games: int, rng: Generator) -> int:
        check_one(start)
        return play_games(start, copied(start), games, rng, _silence)

    # Knowing

    def view(self, state: State, eyes: Eyes) -> View:
        return view_of(state, eyes)

    def read_view(self, data: bytes) -> View:
        view = view_from(data, VIEW, RANGES)
        check_sums(view)
        return view

    def shared_json(self, view: View) -> FishingShared:
        return shared_json(view, self.owing(view))

    def own_json(self, view: View) -> FishingOwn:
        legal = self.legal(view, int(view["seat"][0]))
        return own_json(view, [self.text(move) for move in legal], self._refused(view, legal))

    def own_keys(self, state: State) -> list[tuple[Any, ...] | None]:
        phase, turn = int(state["phase"][0]), int(state["turn"][0])
        hands = state["hand"][0].tolist()[: state["players"][0]]
        if phase == PASS:
            return [None] * len(hands)
        same_for_all = phase, int(state["passed_at"][0]), state["given"].tobytes()
        return [None if seat == turn else (*hand, *same_for_all) for seat, hand in enumerate(hands)]

    def _refused(self, view: View, legal: Sequence[Move]) -> ReasonsJson:
        """Why cards of the hand, or of the trick for a zero, may not be taken now."""
        seat, phase = int(view["seat"][0]), int(view["phase"][0])
        if seat == SPECTATOR or (legal and phase == CALL):
            return {"reasons": [], "why": {}}
        if not legal:
            if phase not in self._waiting:
                verb = phase if phase in (CATCH, PASS, CALL) else PLAY
                self._waiting[phase] = waiting(self.why_not(view, Move(seat, verb, (0,))))
            return self._waiting[phase]
        may = {move.things[0] for move in legal}
        if phase == CATCH:
            v = view[0]
            trick = v["plays"][v["trick_start"] : v["played"]].tolist()
            return gathered(
                {
                    CARD_NAMES[card]: self.why_not(view, Move(seat, CATCH, (card,)))
                    for card in trick
                    if card not in may
                }
            )
        hand, follow = cards_in(*view["hand"][0].tolist()), int(view["follow"][0])
        refused = [card for card in hand if card not in may]
        if not refused:
            return {"reasons": [], "why": {}}
        reason = must_follow_json(follow, tuple(card for card in hand if suit_of(card) == follow))
        return {"reasons": [reason], "why": dict.fromkeys(names(refused), 0)}

    def event_json(self, event: Event) -> Json:
        return event_json(event)

    def determinize(self, view: View, rng: Generator) -> State:
        state = world_of(view, rng, empty_guess())
        if state is None:
            raise BadInput("view-is-damaged")  # every view comes from a state
        return state

    def seen_moves(self, state: State, moves: Sequence[Move], eyes: Eyes) -> list[Move]:
        """A pass is sealed until all of its round have chosen; then the receiver sees it too."""
        check_eyes(state, eyes)
        players = int(state["players"][0])
        passes = sum(move.verb == PASS for move in moves)
        opened = passes - passes % players
        seen: list[Move] = []
        passed = 0
        for move in moves:
            passed += move.verb == PASS
            receives = passed <= opened and eyes == (move.seat + 1) % players
            if move.verb == DEAL and move.things[0] != eyes:
                hidden = (HIDDEN,) * (len(move.things) - 1)
                seen.append(move._replace(things=(move.things[0], *hidden)))
            elif move.verb == PASS and move.seat != eyes and not receives:
                seen.append(move._replace(things=(HIDDEN,)))
            else:
                seen.append(move)
        return seen

    def complete(
        self, start: State, moves: Sequence[Move], eyes: Eyes, rng: Generator
    ) -> list[Move]:
        state = copied(start)
        done: list[Move] = []
        while len(done) < len(moves):
            if state["phase"][0] != DEAL:  # a round that is not over, or the game is
                return [*done, moves[len(done)]]
            for move in completed_round(state, eyes, round_of(moves[len(done) :]), rng):
                done.append(move)
                if self.why_not(state, move) is not None:
                    return done
                self.play(state, move)
        return done

    # Words

    def text(self, move: Move) -> str:
        return move_text(move)

    def parse(self, text: str) -> Move:
        return parse_move(text)

    def move_words(self, move: Move) -> Sentence:
        thing = move.things[0]
        named = Sentence("suit-name", suit=SUIT_NAMES[thing]) if move.verb == CALL else None
        return Sentence("fishing-move", verb=VERBS[move.verb], thing=named or card_words(thing))

    def describe(
        self, events: Sequence[Event], sight: Sight, names: Sequence[str] | None = None
    ) -> list[Sentence]:
        return FishingDescriber(sight, names).tell(events)


_silence: Final = nobody_listens()


class Quick(NamedTuple):
    """What is called at every move, for its arguments alone."""

    list_moves: Callable[[State, int, Any], int]
    list_own_moves: Callable[[View, int, Any], int]
    apply: Callable[[State, int, Code, Events], bool]


@cache
def quick() -> Quick:
    state, view, listed = empty_states(), empty_view(), bytearray(MOST_LISTED)
    return Quick(
        only_for(entries.list_moves, state, 0, listed),
        only_for(entries.list_own_moves, view, 0, listed),
        only_for(entries.apply, state, 0, 0, _silence),
    )


def hand_of(position: State | View, seat: Actor) -> tuple[int, int]:
    """A hand as the two words of a set; in a view there is only its own, and chance has none."""
    if seat == CHANCE:
        return 0, 0
    hand = position["hand"]
    if is_view(position):
        return hand.item(0), hand.item(1)
    return hand.item(0, seat, 0), hand.item(0, seat, 1)


FISHING: Final = Fishing()
