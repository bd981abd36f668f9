"""The games for OpenSpiel: whoever imports this may `pyspiel.load_game("python_kutter_…")`.

Where several seats owe a move, they choose one after the other, without knowing what was chosen.
Chance is explicit: which set-up, then card by card or tile by tile. The games that only the lab
knows are among them.
"""

from functools import cached_property
from typing import Any, ClassVar, Final

import numpy as np

from kutter.engine.chance import generator
from kutter.games.contract import CHANCE, Json, Move, State, copied
from kutter.games.lab import Lab
from kutter.games.registry import metas, title_of
from kutter.lab.batches import lab_of
from kutter.lab.extras import needs
from kutter.language.catalogues import ENGLISH
from kutter.language.errors import BadInput
from kutter.language.sentences import tell

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise needs("OpenSpiel", "openspiel") from missing

PREFIX: Final = "python_kutter_"
AT_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
AT_END: Final = int(pyspiel.PlayerId.TERMINAL)
SETUPS: Final = 16


def load_game(text: str) -> Any:
    """In whatever process: by now the games are registered."""
    return pyspiel.load_game(text)


class KutterGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, for some seats; its options are parameters."""

    lab: ClassVar[Lab]
    kind: ClassVar[Any]
    is_small: ClassVar[bool]

    def __init__(self, given: Json) -> None:
        lab = self.lab
        players = given["players"]
        options = {name: value for name, value in given.items() if name not in OWN and value}
        lab.game.check_options(options)
        if given["setups"] < 1:
            raise BadInput("lab-batch-is-empty")
        setups = lab.setups(players, options, given["setups"], given["seed"], None)
        starts = lab.starts(players, options, setups)
        self.begun: Final = [
            Position(lab, starts[start : start + 1], start, (), self.is_small)
            for start in range(len(starts))
        ]
        info = pyspiel.GameInfo(
            num_distinct_actions=lab.actions.size,
            max_chance_outcomes=max(lab.answer_kinds, len(starts)),
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=lab.most_decisions,
        )
        super().__init__(self.kind, info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)

    def new_initial_state(self) -> "KutterState":
        return KutterState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 + self.lab.most_answers

    def make_py_observer(self, kind: Any = None, params: Json | None = None) -> "KutterObserver":
        if params:
            raise BadInput("lab-observer-has-no-parameters")
        return KutterObserver(self, kind is not None and kind.perfect_recall)


class Position:
    """How a game stands; it never changes, so that copies of states share it.

    Of a small game all positions are kept, once they were reached: those who solve it go through
    the whole tree again and again.
    """

    def __init__(
        self, lab: Lab, state: State, start: int, moves: tuple[Move, ...], is_kept: bool
    ) -> None:
        self.lab: Final = lab
        self.state: Final = state
        self.start: Final = start
        """Which set-up it began with."""
        self.moves: Final = moves
        self.is_kept: Final = is_kept
        self._followers: dict[int, Position] = {}
        self._seen: dict[int, str] = {}
        owing = lab.game.owing(state)
        self.player: Final = AT_END if not owing else AT_CHANCE if owing[0] == CHANCE else owing[0]
        """As OpenSpiel counts: chance and the end are players too."""

    def __deepcopy__(self, _: Any) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Without those that follow."""
        return Position, (self.lab, self.state, self.start, self.moves, self.is_kept)

    @cached_property
    def legal(self) -> list[int]:
        return sorted(map(self.lab.action_of, self.lab.game.legal(self.state, self.player)))

    @cached_property
    def chances(self) -> list[tuple[int, float]]:
        return self.lab.chance(self.state)

    def seen_by(self, seat: int) -> str:
        """All that a seat has seen happen."""
        if seat not in self._seen:
            game = self.lab.game
            moves = game.seen_moves(self.state, self.moves, seat)
            self._seen[seat] = ", ".join(map(game.text, moves))
        return self._seen[seat]

    def after(self, action: int) -> "Position":
        if action in self._followers:
            return self._followers[action]
        state = copied(self.state)
        if self.player == AT_CHANCE:
            if action not in dict(self.chances):
                raise BadInput("lab-action-illegal", game="0", action=str(action))
            move = self.lab.answer(state, action)
        else:
            move = self.lab.move_of(action, self.player)
            self.lab.game.apply(state, move)
        moves = self.moves if move is None else (*self.moves, move)
        follower = Position(self.lab, state, self.start, moves, self.is_kept)
        if self.is_kept:
            self._followers[action] = follower
        return follower


class KutterState(pyspiel.State):  # type: ignore[misc]
    """A position behind OpenSpiel's interface."""

    def __init__(self, game: KutterGame) -> None:
        super().__init__(game)
        self.position: Position | None = None
        """None: the set-up is still to be drawn."""

    def current_player(self) -> int:
        return AT_CHANCE if self.position is None else self.position.player

    def is_terminal(self) -> bool:
        return self.current_player() == AT_END

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.position.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.position is not None:
            return self.position.chances
        number = len(self.get_game().begun)
        return [(start, 1 / number) for start in range(number)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.get_game().begun[action]
        else:
            self.position = self.position.after(action)

    def returns(self) -> list[float]:
        """The share of the win less the fair share of it."""
        players = self.num_players()
        here = self.position
        result = None if here is None else here.lab.game.result(here.state)
        if result is None:
            return [0.0] * players
        winners = result["winners"]
        return [(seat in winners) / len(winners) - 1 / players for seat in range(players)]

    def resample_from_infostate(self, player: int, sampler: Any) -> "KutterState":
        """The same to this player, with a whole history: what was hidden is what could have been,
        as the game determinizes it.
        """
        here = self.position
        assert here is not None
        lab, kutter_game = here.lab, here.lab.game
        seen = kutter_game.seen_moves(here.state, here.moves, player)
        start = self.get_game().begun[here.start].state
        filled = kutter_game.complete(start, seen, player, generator("resample", sampler()))
        other: KutterState = self.get_game().new_initial_state()
        other.apply_action(here.start)
        for move in filled:
            by_chance = move.seat == CHANCE
            for number in lab.answers_of(move) if by_chance else [lab.action_of(move)]:
                other.apply_action(number)
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == AT_CHANCE:
            return f"* {action}"
        lab: Lab = self.get_game().lab
        return lab.game.text(lab.move_of(action, player))

    def __str__(self) -> str:
        """With the answers of chance that are no move yet."""
        here = self.position
        texts = [] if here is None else map(here.lab.game.text, here.moves)
        return f"{', '.join(texts)}; {self.history_str()}"


class KutterObserver:
    """What a seat sees as floats, with the history of the round.

    As text, where perfect recall is asked for: all that it has seen happen, an information state.
    """

    def __init__(self, game: KutterGame, recalls: bool) -> None:
        lab = game.lab
        self.lab: Final = lab
        self.recalls: Final = recalls
        self.tensor: Final = np.zeros(lab.plain.float_size + lab.history.float_size, np.float32)
        self.plain, self.history = np.split(self.tensor, [lab.plain.float_size])
        named = {"plain": lab.plain.named(self.plain), "history": lab.history.named(self.history)}
        self.dict: Final = {
            f"{kind} {name}": array for kind, each in named.items() for name, array in each.items()
        }

    def set_from(self, state: KutterState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            _, plain, history = self.lab.look(self.lab.game.view(state.position.state, player))
            self.lab.plain.make_floats(plain, self.plain)
            self.lab.history.make_floats(history, self.history)

    def string_from(self, state: KutterState, player: int) -> str:
        if state.position is None:
            return str(player)
        here = state.position
        if self.recalls:
            return f"{player}: {here.start}, {here.seen_by(player)}"
        _, plain, history = self.lab.look(self.lab.game.view(here.state, player))
        return f"{player}: {plain.tobytes().hex()} {history.tobytes().hex()}"


OWN: Final = {"players", "setups", "seed"}
"""Parameters that are none of a game's options."""


def register(lab: Lab, title: str, is_small: bool = False) -> None:
    meta = lab.game.meta
    usual = {option.name: option.default or "" for option in meta.options}
    kind = pyspiel.GameType(
        short_name=PREFIX + meta.name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.seats[-1],
        min_num_players=meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": meta.seats[0], "setups": SETUPS, "seed": 0, **usual},
    )
    # A class, not a function: OpenSpiel lets go of it after the interpreter has ended.
    fixed = {"lab": lab, "kind": kind, "is_small": is_small}
    pyspiel.register_game(kind, type(f"{meta.name.title()}Game", (KutterGame,), fixed))


for name, meta in metas().items():
    if meta.lab is not None:
        found = lab_of(name)
        title = tell(title_of(name), ENGLISH)
        register(found, title)
        if found.small is not None:
            register(found.small, f"{title}, small", is_small=True)
