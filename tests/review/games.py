"""Games to look back on, played at random: so there is much to say about them."""

from functools import cache

from kutter.bots.contract import RandomBot
from kutter.bots.judging import Depth
from kutter.bots.match import play_match
from kutter.engine.dealer import seed_from
from kutter.games.contract import Json
from kutter.records.format import Record
from kutter.records.replay import Replay, replay
from kutter.records.setting import Setting
from kutter.review.review import Review, Reviewing

SETTINGS = {
    "fishing": Setting("fishing", 3),
    "market": Setting("freshfish", 3, {"variant": "market"}),
    "classic": Setting("freshfish", 3, {"variant": "classic"}),
}
SHALLOW = Depth(simulations=60, worlds=60, deals=2)
SEED = "7"


@cache
def at_random(rules: str) -> Record:
    setting = SETTINGS[rules]
    return play_match(setting, [RandomBot()] * setting.players, seed_from("review", rules))


def reviewing(rules: str, seat: int = 0, seed: str = SEED, is_open: bool = False) -> Reviewing:
    return Reviewing(replayed(rules), seat, seed, SHALLOW, is_open)


def replayed(rules: str) -> Replay:
    return replay(at_random(rules))


@cache
def reviewed(rules: str, seat: int = 0) -> Review:
    under_way = reviewing(rules, seat)
    return under_way.finish(list(under_way.decisions()))


def cut(record: Record, moves: int) -> Record:
    """A game that stopped after so many moves."""
    data: Json = {**vars(record), "moves": record.moves[:moves], "result": None}
    return Record(**data)
