"""Whole games for the tests: random ones, also with star tables thick with zeros and buoys."""

from functools import cache
from random import Random

from kutter.bots.contract import RandomBot
from kutter.bots.match import play_match
from kutter.engine.dealer import seed_from
from kutter.games.fishing.cards import CARD_NAMES, OCEAN_CARDS, has_effect
from kutter.games.fishing.game import FISHING
from kutter.records.format import Record
from kutter.records.replay import Replay, Step
from kutter.records.setting import Setting


def shuffled_stars(seed: int) -> list[list[str]]:
    """A star table with zeros and buoys in its first levels, and levels of any size."""
    random = Random(seed)
    early = [CARD_NAMES[card] for card in OCEAN_CARDS if has_effect(card)]
    late = [CARD_NAMES[card] for card in OCEAN_CARDS if not has_effect(card)]
    random.shuffle(late)
    first = random.randrange(len(late))
    second = random.randrange(first, len(late))
    return [early, [], late[:first], late[first:second], late[second:]]


@cache
def random_game(players: int, seed: int, thick: bool = True) -> Record:
    setting = Setting("fishing", players, box=shuffled_stars(seed) if thick else None)
    return play_match(setting, [RandomBot()] * players, seed_from("test", seed))


@cache
def random_steps(players: int, seed: int, thick: bool = True) -> list[Step]:
    return list(Replay(random_game(players, seed, thick), FISHING).steps())
