"""What a small game need not write itself: moves as numbers, a message an event, random games."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from kutter.engine.chance import Generator, random_from
from kutter.engine.dealer import Dealer, SeededDealer
from kutter.engine.events import Event
from kutter.games.contract import (
    CHANCE,
    HIDDEN,
    SPECTATOR,
    Game,
    Json,
    Move,
    Sight,
    State,
    View,
    check_seats,
    copied,
    parse_number,
    seat_text,
    split_move,
    winners_of,
)
from kutter.games.describing import Describer
from kutter.language.errors import BadInput
from kutter.language.sentences import Sentence


class PlainGame(Game):
    """Its moves are a verb and numbers, and its catalogue has a message for every event."""

    verbs: ClassVar[tuple[str, ...]]
    hidden_verbs: ClassVar[tuple[int, ...]] = ()
    """Whose numbers a record may hide."""
    event_names: ClassVar[tuple[str, ...]]
    """By number: the message of `won` in the game `gulls` is `gulls-won`."""

    # Setting up: nothing is fixed before the first move

    def new_setup(self, players: int, options: Json, dealer: Dealer, box: Any = None) -> Json:
        check_seats(self, players)
        return {}

    def plain_setup(self, setup: Json) -> Json:
        return {}

    def start(self, players: int, options: Json, setup: Json) -> State:
        check_seats(self, players)
        return self.empty_state(players)

    @abstractmethod
    def empty_state(self, players: int) -> State:
        """Before the first move."""

    # Notation

    def text(self, move: Move) -> str:
        things = ["?" if thing == HIDDEN else str(thing) for thing in move.things]
        return " ".join([seat_text(move.seat), self.verbs[move.verb], *things])

    def parse(self, text: str) -> Move:
        seat, verb, words = split_move(text, self.verbs)
        things = [HIDDEN if word == "?" else parse_number(word, text) for word in words]
        if HIDDEN in things and verb not in self.hidden_verbs:
            raise BadInput("move-hides-what-is-open", move=text)
        return Move(seat, verb, tuple(things))

    # Words

    def move_words(self, move: Move) -> Sentence:
        """The message `gulls-move-bid`, with the numbers of the move as one list."""
        numbers = " ".join(map(str, move.things))
        return Sentence(f"{self.name}-move-{self.verbs[move.verb]}", numbers=numbers)

    def describe(
        self, events: Sequence[Event], sight: Sight, names: Sequence[str] | None = None
    ) -> list[Sentence]:
        """Every message may ask `$you`, and name `$who`, `$thing` and `$number`."""
        describer = Describer(sight, names)
        return [
            Sentence(
                f"{self.name}-{self.event_names[event.what]}",
                you=describer.is_you(event.who),
                who=describer.name(event.who) if event.who >= 0 else "",
                thing=str(event.thing),
                number=event.number,
            )
            for event in events
            if describer.sees(event)
        ]

    def event_json(self, event: Event) -> Json:
        what, who, thing, number, _ = event
        return {"what": self.event_names[what], "who": who, "thing": thing, "number": number}

    # Knowing

    @abstractmethod
    def knowledge_json(self, view: View) -> Json:
        """What only this seat knows, without its moves."""

    def own_json(self, view: View) -> Mapping[str, Any]:
        seat = int(view["seat"][0])
        legal = [] if seat == SPECTATOR else self.legal(view, seat)
        knowledge = self.knowledge_json(view)
        return {
            "seat": "spectator" if seat == SPECTATOR else seat,
            **knowledge,
            "own": list(knowledge),
            "legal": [self.text(move) for move in legal],
            "legal_words": [self.move_words(move).to_json() for move in legal],
            "refused": {"reasons": [], "why": {}},
        }

    def own_keys(self, state: State) -> list[tuple[Any, ...] | None]:
        return [None] * int(state["players"][0])

    # Playing

    def result(self, state: State) -> Json | None:
        if self.owing(state):
            return None
        scores = self.standing(state)
        return {"scores": scores, "winners": winners_of(self, scores)}

    def play_out(self, start: State, games: int, rng: Generator) -> int:
        decisions = 0
        random = random_from(rng)
        for _ in range(games):
            state = copied(start)
            dealer = SeededDealer(random.randbytes(16))
            while owing := self.owing(state):
                if owing == [CHANCE]:
                    move = self.chance_move(state, dealer)
                else:
                    move = random.choice(self.legal(state, owing[0]))
                    decisions += 1
                self.play(state, move)
        return decisions
