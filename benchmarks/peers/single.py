"""One game at a time from Python."""

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final

from benchmarks.peers.games import OPENSPIEL, PLAYERS, variants
from benchmarks.peers.measuring import Group, Loop, Rate, rate_of
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE
from kutter.games.registry import GAMES

RLCARD: Final = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "bridge")
PETTINGZOO: Final = ("connect_four-v3", "tictactoe-v3", "leduc_holdem-v4", "texas_holdem-v4")
PLAIN, TENSOR, STEPS, CONTRACT = "no tensor", "tensor", "step", "view, legal, play"
AEC, AEC_ALIKE = "AEC", "AEC, chosen alike"


def group() -> Group:
    return Group(
        "single", "One game at a time from Python", "decisions/s", f"OpenSpiel spades, {TENSOR}",
        list(loops()),
    )  # fmt: skip


def loops() -> Iterator[Loop]:
    yield Loop("OpenSpiel spades", PLAIN, openspiel, ("spades",))
    for name in OPENSPIEL:
        yield Loop(f"OpenSpiel {name}", TENSOR, openspiel_with_tensor, (name,))
    for name in RLCARD:
        yield Loop(f"RLCard {name}", STEPS, rlcard_steps, (name,))
    for name in PETTINGZOO:
        yield Loop(f"PettingZoo {name}", AEC, pettingzoo_classic, (name,))
    yield Loop(f"PettingZoo {PETTINGZOO[0]}", AEC_ALIKE, pettingzoo_alike, (PETTINGZOO[0],))
    for title in variants():
        yield Loop(f"Kutter {title}", CONTRACT, contract, (title,))
        yield Loop(f"Kutter {title}", AEC, our_pettingzoo, (title,))
        yield Loop(f"Kutter {title}", AEC_ALIKE, our_pettingzoo_alike, (title,))
        yield Loop(f"Kutter {title}", f"OpenSpiel, {TENSOR}", our_openspiel, (title,))


def contract(title: str) -> Rate:
    """Whole games, set-ups and fair deals included: the seat's view, its legal moves, one of them
    at random, which is played."""
    name, options = variants()[title]
    game = GAMES[name]
    chooser = random.Random(1)
    number = 0

    def play() -> int:
        nonlocal number
        number += 1
        decisions = 0
        dealer = SeededDealer(seed_from("peers", number))
        state = game.start(PLAYERS, options, game.new_setup(PLAYERS, options, dealer))
        while owing := game.owing(state):
            if owing == [CHANCE]:
                move = game.chance_move(state, dealer)
            else:
                view = game.view(state, owing[0])
                move = chooser.choice(game.legal(view, owing[0]))
                decisions += 1
            game.play(state, move)
        return decisions

    return rate_of(play)


def openspiel(name: str) -> Rate:
    """Whole games, deals card by card included: the legal actions, one of them at random, which is
    applied; nothing is observed."""
    import pyspiel  # noqa: PLC0415  optional

    return openspiel_rate(pyspiel.load_game(OPENSPIEL[name]), lambda _: None, any_of)


def openspiel_with_tensor(name: str) -> Rate:
    """The same, with the tensor of the seat's observation at every decision; hearts has none, so it
    is that of the information state there."""
    import pyspiel  # noqa: PLC0415  optional

    game: Any = pyspiel.load_game(OPENSPIEL[name])
    observes = game.get_type().provides_observation_tensor
    return openspiel_rate(game, observation if observes else information_state, any_of)


def our_openspiel(title: str) -> Rate:
    """The loop with tensors over our games in Python; chance draws by its probabilities."""
    import pyspiel  # noqa: PLC0415  optional

    import kutter.lab.openspiel  # noqa: F401, PLC0415  registers the games

    name, options = variants()[title]
    game = pyspiel.load_game(f"python_kutter_{name}", {"players": PLAYERS, **options})
    return openspiel_rate(game, observation, by_weight)


def openspiel_rate(
    game: Any,
    look: Callable[[Any], object],
    draw: Callable[[list[tuple[int, float]], random.Random], int],
) -> Rate:
    chooser = random.Random(1)

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action = draw(state.chance_outcomes(), chooser)
            else:
                look(state)
                action = chooser.choice(state.legal_actions())
                decisions += 1
            state.apply_action(action)
        return decisions

    return rate_of(play)


def observation(state: Any) -> object:
    return state.observation_tensor(state.current_player())


def information_state(state: Any) -> object:
    return state.information_state_tensor(state.current_player())


def any_of(outcomes: list[tuple[int, float]], chooser: random.Random) -> int:
    """Where all are as likely: cards of a deck."""
    return chooser.choice(outcomes)[0]


def by_weight(outcomes: list[tuple[int, float]], chooser: random.Random) -> int:
    actions, weights = zip(*outcomes, strict=True)
    return int(chooser.choices(actions, weights)[0])


def rlcard_steps(name: str) -> Rate:
    """Whole games by `env.reset` and `env.step`, which give observation and legal actions; one of
    them at random."""
    import rlcard  # noqa: PLC0415  optional

    env: Any = rlcard.make(name, config={"seed": 1})
    chooser = random.Random(1)

    def play() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chooser.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return rate_of(play)


def pettingzoo_classic(name: str) -> Rate:
    """Whole games as PettingZoo's documentation shows: `reset`, `last` with observation and mask,
    an action by `action_space(agent).sample(mask)`, `step`."""
    return pettingzoo_rate(classic(name), by_space)


def pettingzoo_alike(name: str) -> Rate:
    """The same with any action of the mask by Python's generator, so that it does not matter how
    fast spaces sample."""
    return pettingzoo_rate(classic(name), plainly)


def our_pettingzoo(title: str) -> Rate:
    """The loop of PettingZoo's documentation over our games."""
    return pettingzoo_rate(our_table(title), by_space)


def our_pettingzoo_alike(title: str) -> Rate:
    """The same with Python's generator."""
    return pettingzoo_rate(our_table(title), plainly)


def classic(name: str) -> Any:
    """By its module, which says what it needs and does not find."""
    return import_module(f"pettingzoo.classic.{name.replace('-', '_')}").env()


def our_table(title: str) -> Any:
    from kutter.lab.pettingzoo import env  # noqa: PLC0415  optional

    name, options = variants()[title]
    return env(name, PLAYERS, options)


def by_space(space: Any, mask: Any) -> int:
    action: int = space.sample(mask)
    return action


def plainly(_: Any, mask: Any) -> int:
    legal = mask.nonzero()[0]
    action: int = legal[int(random.random() * len(legal))]
    return action


def pettingzoo_rate(table: Any, choose: Callable[[Any, Any], int]) -> Rate:
    table.reset(seed=1)

    def play() -> int:
        decisions = 0
        table.reset()
        for agent in table.agent_iter():
            seen, _, is_over, is_cut_off, _ = table.last()
            if is_over or is_cut_off:
                table.step(None)
            else:
                table.step(choose(table.action_space(agent), seen["action_mask"]))
                decisions += 1
        return decisions

    return rate_of(play)
