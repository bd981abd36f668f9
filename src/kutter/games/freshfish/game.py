"""Fresh Fish behind the contract of a game.

Source of the rules: Friedemann Friese's Fresh Fish (2F-Spiele), 2014, with its classic variant;
docs/rules/freshfish.en.md numbers them and marks where the rulebook is silent and we decided.
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
from kutter.games.freshfish.board.layout import new_setup
from kutter.games.freshfish.board.setup import plain_setup, read_options, read_setup
from kutter.games.freshfish.knowledge.foresight import preview
from kutter.games.freshfish.knowledge.routes import routes_json
from kutter.games.freshfish.knowledge.standing import standings
from kutter.games.freshfish.knowledge.view_json import (
    FreshFishOwn,
    FreshFishShared,
    lengths_json,
    own_json,
    shared_json,
)
from kutter.games.freshfish.knowledge.views import (
    RANGES,
    VIEW,
    check_packed,
    empty_view,
    is_view,
    view_of,
    world_of,
)
from kutter.games.freshfish.meta import META
from kutter.games.freshfish.notation import move_text, parse_move
from kutter.games.freshfish.rules import entries
from kutter.games.freshfish.rules.codes import code_at, coded, moves_of
from kutter.games.freshfish.rules.moves import LEGAL
from kutter.games.freshfish.rules.playout import play_games
from kutter.games.freshfish.square import cell_name
from kutter.games.freshfish.state import (
    BID,
    DRAW,
    EMPTY,
    MOST_SEATS,
    NONE,
    OVER,
    PLACE,
    RESERVE,
    TILE,
    TILE_NAMES,
    TURN,
    VERBS,
    State,
    empty_states,
    thing_of,
)
from kutter.games.freshfish.words import FreshFishDescriber, event_json, refusal
from kutter.games.meta import Meta
from kutter.language.errors import BadInput, IllegalMove, ReasonsJson, gathered, waiting
from kutter.language.sentences import Sentence, shown

MOST_MOVES: Final = 256


class FreshFish(Game):
    """Stalls, tables and paths on a market square for two to five."""

    meta: ClassVar[Meta] = META
    sealed_verb: ClassVar[int] = BID

    def __init__(self) -> None:
        self._waiting: dict[tuple[int, ...], ReasonsJson] = {}
        """What stands against every move of whoever does not owe one, by what is due."""

    def check_options(self, options: Json) -> None:
        read_options(options)

    def new_setup(self, players: int, options: Json, dealer: Dealer, box: Any = None) -> Json:
        check_seats(self, players)
        return new_setup(players, read_options(options).variant, dealer, box)

    def plain_setup(self, setup: Json) -> Json:
        return plain_setup(setup)

    def start(self, players: int, options: Json, setup: Json) -> State:
        check_seats(self, players)
        return read_setup(players, read_options(options), setup)

    # Playing

    def owing(self, position: State | View) -> list[int]:
        phase = position["phase"].item()
        if phase == TILE:
            return [CHANCE]
        if phase == BID:
            due = position["bidders"].item() & ~position["has_bid"].item()
            return [seat for seat in range(position["players"].item()) if due >> seat & 1]
        return [] if phase == OVER else [position["turn"].item()]

    def legal(self, position: State | View, seat: int) -> list[Move]:
        if not CHANCE <= seat < MOST_SEATS:
            return []
        check_one(position)
        listed = np.empty(MOST_MOVES, np.int64)
        list_moves = quick().list_own_moves if is_view(position) else quick().list_moves
        count = list_moves(position, seat, listed)
        if count == NONE:
            return []
        if count == ANOTHERS:
            raise BadInput("move-is-anothers")
        return list(map(moves_of(seat).__getitem__, listed[:count].tolist()))

    def why_not(self, position: State | View, move: Move) -> IllegalMove | None:
        actor = actor_at(position, move.seat)
        check_own(position, actor)
        code = code_at(position, move)
        why = entries.why_not(position, actor, code)
        return None if why == LEGAL else self._refusal(position, move, code, why)

    def _refusal(self, position: State | View, move: Move, code: Code, why: int) -> IllegalMove:
        t = position[0]
        space = thing_of(code)
        on = int(t["on"][space]) if space < t["spaces"] else EMPTY
        return refusal(why, move, t, self.owing(position), on)

    def apply(self, state: State, move: Move) -> list[Event]:
        events = listener()
        self._make(state, move, events)
        return told(events)

    def play(self, state: State, move: Move) -> None:
        self._make(state, move, _silence)

    def hear(self, state: State, move: Move, events: Events) -> None:
        self._make(state, move, events)

    def _make(self, state: State, move: Move, events: Events) -> None:
        if not CHANCE <= move.seat < MOST_SEATS:
            raise BadInput("seat-unknown", number=str(move.seat))
        check_one(state)
        code = code_at(state, move)
        why = quick().apply(state, move.seat, code, events)
        if why != LEGAL:
            actor_at(state, move.seat)
            raise self._refusal(state, move, code, why)

    def chance_move(self, state: State, dealer: Dealer) -> Move:
        """The stack has an order by the seed: of each kind of tile, the first ones are gone."""
        left: list[str] = []
        counts = state["tiles"][0].tolist(), state["stack"][0].tolist()
        for tile, (all_tiles, rest) in enumerate(zip(*counts, strict=True)):
            tiles = tiles_of(tile, all_tiles)
            gone = dealer.in_order("stack", tiles)[: all_tiles - rest]
            left += [each for each in tiles if each not in gone]
        drawn = dealer.draw("stack", left).split(" ")[0]
        return Move(CHANCE, TILE, (TILE_NAMES.index(drawn),))

    def sealed(self, state: State) -> int:
        """The bids of an auction that still runs are the last moves."""
        return int(state[0]["has_bid"]).bit_count()

    def standing(self, state: State) -> list[int]:
        """The lengths of the stalls that are placed, as they would count now, less coins (M7.6)."""
        return [standing.score for standing in standings(state)]

    def result(self, state: State) -> Json | None:
        t = state[0]
        if t["phase"] != OVER:
            return None
        seats = range(t["players"])
        scores = [int(t["score"][seat]) for seat in seats]
        return {
            "scores": scores,
            "winners": winners_of(self, scores),
            "lengths": [lengths_json(standing) for standing in standings(state)],
            "coins": [int(t["coins"][seat]) for seat in seats],
        }

    def play_out(self, start: State, games: int, rng: Generator) -> int:
        check_one(start)
        return play_games(start, copied(start), games, rng, _silence)

    # Knowing

    def view(self, state: State, eyes: Eyes) -> View:
        return view_of(state, eyes)

    def read_view(self, data: bytes) -> View:
        view = view_from(data, VIEW, RANGES)
        check_packed(view)
        return view

    def shared_json(self, view: View) -> FreshFishShared:
        return shared_json(view, self.owing(view))

    def without_purses(self, shared: Json) -> Json:
        """M8; nor scores as they stand, for they tell the same. At the end all is counted."""
        if shared["phase"] == "over":
            return shared
        seats = [
            {key: each for key, each in seat.items() if key not in ("coins", "score")}
            for seat in shared["seats"]
        ]
        return {**shared, "seats": seats}

    def own_json(self, view: View) -> FreshFishOwn:
        legal = self.legal(view, int(view[0]["seat"]))
        return own_json(view, [self.text(move) for move in legal], self._refused(view, legal))

    def own_keys(self, state: State) -> list[tuple[Any, ...] | None]:
        t = state[0]
        owing = self.owing(state)
        players, has_bid = int(t["players"]), int(t["has_bid"])
        bids, coins = t["bid"][:players].tolist(), t["coins"][:players].tolist()
        scores = self.standing(state)
        same_for_all = int(t["phase"]), int(t["tile"])
        return [
            None
            if seat in owing
            else (bids[seat], coins[seat], scores[seat], has_bid >> seat & 1, *same_for_all)
            for seat in range(players)
        ]

    def _refused(self, view: View, legal: Sequence[Move]) -> ReasonsJson:
        """Why spaces may not be taken now, and why nothing may be drawn."""
        v = view[0]
        seat, phase = int(v["seat"]), int(v["phase"])
        if seat == SPECTATOR or (legal and phase == BID):
            return {"reasons": [], "why": {}}
        verb = RESERVE if phase == TURN else phase
        if not legal:
            due = phase, int(v["tile"]), bool(v["has_bid"] >> seat & 1)
            if due not in self._waiting:
                move = Move(seat, DRAW) if verb in (OVER, TILE) else Move(seat, verb, (0,))
                self._waiting[due] = waiting(self.why_not(view, move))
            return self._waiting[due]
        count = int(v["spaces"])
        codes = np.zeros(count, np.int64)
        actor, first = coded(view, Move(seat, verb, (int(v["cell"][0]),)))
        entries.why_not_spaces(view, seat_at(view, actor), first, codes)
        alike: dict[tuple[int, int], IllegalMove] = {}
        refusals: dict[str, IllegalMove | None] = {}
        for cell, code, on in zip(
            v["cell"][:count].tolist(), codes.tolist(), v["on"][:count].tolist(), strict=True
        ):
            if code != LEGAL:
                if (code, on) not in alike:
                    reason = refusal(code, Move(seat, verb, (cell,)), v, [seat], on)
                    alike[code, on] = reason.without("space")
                refusals[cell_name(cell)] = alike[code, on]
        if phase == TURN:
            refusals["draw"] = self.why_not(view, Move(seat, DRAW))
        return gathered(refusals)

    def event_json(self, event: Event) -> Json:
        return event_json(event)

    def preview(self, view: View, move: Move, thing: str | None = None) -> Json:
        if view["seat"][0] != SPECTATOR:
            check_own(view, move.seat)
        if move.verb not in (RESERVE, PLACE):
            raise BadInput("preview-of-nothing")
        if thing is not None and thing not in TILE_NAMES:
            raise BadInput("freshfish-tile-unknown", tile=shown(thing))
        tile = None if thing is None else TILE_NAMES.index(thing)
        return preview(view, move, tile).to_json()

    def routes(self, view: View) -> Json:
        return {str(seat): routes_json(view, seat) for seat in range(view[0]["players"])}

    def determinize(self, view: View, rng: Generator) -> State:
        return world_of(view, rng)

    def seen_moves(self, state: State, moves: Sequence[Move], eyes: Eyes) -> list[Move]:
        check_eyes(state, eyes)
        opened = len(moves) - self.sealed(state)
        return [
            move._replace(things=(HIDDEN,)) if number >= opened and move.seat != eyes else move
            for number, move in enumerate(moves)
        ]

    def complete(
        self, start: State, moves: Sequence[Move], eyes: Eyes, rng: Generator
    ) -> list[Move]:
        """Only the bids of an auction that still runs may be hidden; any amounts fit."""
        state = copied(start)
        done: list[Move] = []
        hidden: list[int] = []
        for number, seen in enumerate(moves):
            if HIDDEN in seen.things:
                hidden.append(number)
            move = seen._replace(things=(0,)) if HIDDEN in seen.things else seen
            done.append(move)
            if self.why_not(state, move) is not None:
                return done
            self.play(state, move)
            if hidden and self.sealed(state) == 0:
                raise BadInput("move-hides-what-is-open", move=self.text(moves[hidden[0]]))
        world = self.determinize(self.view(state, eyes), rng)
        for number in hidden:
            bid = int(world[0]["bid"][done[number].seat])
            done[number] = done[number]._replace(things=(bid,))
        return done

    # Words

    def text(self, move: Move) -> str:
        return move_text(move)

    def parse(self, text: str) -> Move:
        return parse_move(text)

    def move_words(self, move: Move) -> Sentence:
        things = self.text(move).split(" ")[2:]
        return Sentence("freshfish-move", verb=VERBS[move.verb], thing=" ".join(things))

    def describe(
        self, events: Sequence[Event], sight: Sight, names: Sequence[str] | None = None
    ) -> list[Sentence]:
        return FreshFishDescriber(sight, names).tell(events)


_silence: Final = nobody_listens()


class Quick(NamedTuple):
    """What is called at every move, for its arguments alone."""

    list_moves: Callable[[State, int, Any], int]
    list_own_moves: Callable[[View, int, Any], int]
    apply: Callable[[State, int, Code, Events], int]


@cache
def quick() -> Quick:
    state, view, listed = empty_states(), empty_view(), np.empty(MOST_MOVES, np.int64)
    return Quick(
        only_for(entries.list_moves, state, 0, listed),
        only_for(entries.list_own_moves, view, 0, listed),
        only_for(entries.apply, state, 0, 0, _silence),
    )


@cache
def tiles_of(tile: int, number: int) -> list[str]:
    """The names under which a dealer ranks the tiles of a kind (docs/dealing.md)."""
    return [f"{TILE_NAMES[tile]} {each}" for each in range(1, number + 1)]


FRESHFISH: Final = FreshFish()
