"""Records are checked and played through."""

from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import orjson

from kutter.bots.contract import Budget
from kutter.bots.jobs import Bots
from kutter.bots.match import play_match
from kutter.bots.registry import bot_named, bots_of
from kutter.engine.chance import generator
from kutter.engine.dealer import seed_from
from kutter.games.contract import ALL_SEEING, SPECTATOR, Json, copied
from kutter.games.meta import Level
from kutter.games.registry import GAMES, game_named, is_strange, leave_out
from kutter.language.errors import BadInput, KutterError
from kutter.records.format import Record, parse_record
from kutter.records.replay import replay, seen_record
from kutter.records.setting import Setting
from kutter.records.shuffle import draws_json
from kutter.server.identity.names import clean_text
from kutter.server.protocol.basics import MOST_NAME
from kutter.server.protocol.refusals import Refused
from kutter.server.protocol.tables import NewTable
from kutter.server.table.telling.replays import replay_json, routes_json

USUAL_BOT: Final[Level] = "mate"
"""In a seat of which is not known how strong a bot was, or that was a person's."""
MOST_SETUP: Final = 32_000
"""Bytes of a set-up that a table keeps: ours have a tenth of that."""


class Reading:
    """A job for a worker."""

    def seconds(self) -> float:
        return 0

    def prepare(self, _bots: Bots) -> None:
        load_readings()

    def what_is_wrong_with(self, _given: Any) -> None:
        return None


@cache
def load_readings() -> None:
    """Compiles, or reads, all that a reading can ever call: a game of each kind is read whole."""
    for name in list(GAMES):
        try:
            read_whole(name)
        except (Exception, SystemExit) as error:
            if not is_strange(name):
                raise
            leave_out(name, error)


def read_whole(name: str) -> None:
    game = GAMES[name]
    for options in game.meta.variants():
        setting = Setting(name, game.seats[0], options)
        bots = [bot_named("random", game)] * setting.players
        record = play_match(setting, bots, seed_from("warm"), Budget(None, simulations=1))
        nobody = [None] * setting.players
        for seat in (SPECTATOR, 0):
            seen = seen_record(replay(record), seat, len(record.moves))
            replay(seen).verify()
            replay_json(record, seat, True, nobody, nobody)
        with suppress(KutterError):  # not every game has routes
            routes_json(record, None)


@dataclass(frozen=True)
class Checking(Reading):
    """What is kept of a record that holds."""

    text: bytes

    def answer(self, _bots: Bots) -> str:
        record = parse_record(self.text)
        replay(record).verify()
        try:
            return orjson.dumps(record.to_json()).decode()
        except TypeError:  # half characters, numbers without end, a nest of lists
            raise BadInput("file-is-beyond-json") from None


@dataclass(frozen=True)
class ReplayOfTable(Reading):
    record: Record
    seat: int
    whole: bool
    names: tuple[str | None, ...]
    bots: tuple[Level | None, ...]
    purses: bool

    def answer(self, _bots: Bots) -> bytes:
        return orjson.dumps(
            replay_json(self.record, self.seat, self.whole, self.names, self.bots, self.purses)
        )


@dataclass(frozen=True)
class ReplayOfRecord(Reading):
    text: str
    seat: int

    def answer(self, _bots: Bots) -> bytes:
        record = parsed(self.text)
        seat, is_whole = self.seat, record.seen_by is ALL_SEEING
        if record.seen_by is not ALL_SEEING:
            seat = record.seen_by
        elif seat != SPECTATOR and not 0 <= seat < record.players:
            raise Refused("no-such-seat", 404, number=str(seat))
        names, bots = recorded_names(record), recorded_bots(record)
        return orjson.dumps(replay_json(record, seat, is_whole, names, bots))


@dataclass(frozen=True)
class Routes(Reading):
    record: Record | str
    at: int | None

    def answer(self, _bots: Bots) -> bytes:
        return orjson.dumps(routes_json(parsed(self.record), self.at))


@dataclass(frozen=True)
class Draws(Reading):
    record: Record

    def answer(self, _bots: Bots) -> bytes:
        return orjson.dumps(draws_json(self.record))


@dataclass(frozen=True)
class GoingOn(Reading):
    """Where a table goes on; what a seat could not see is filled in with what could have been."""

    record: Record | str
    choices: NewTable
    options: Json
    at: int
    luck: bytes

    def answer(self, _bots: Bots) -> "WentOn":
        record, choices = parsed(self.record), self.choices
        wanted = (choices.game, choices.players, self.options)
        if (record.game, record.players, record.options) != wanted:
            raise Refused("other-deal", 422)
        played = replay(record)
        played.check_position(self.at)
        moves = played.moves(generator(self.luck.hex()))[: self.at]
        table = copied(played.start)
        for move in moves:
            played.game.play(table, move)
        if played.game.result(table) is not None:
            raise Refused("position-is-over", 422)
        setup = played.game.plain_setup(record.setup)
        if len(orjson.dumps(setup)) > MOST_SETUP:
            raise Refused("record-too-large", 413)
        texts = [played.game.text(move) for move in moves]
        return WentOn((setup, texts), tuple(recorded_bots(record)))


@dataclass(frozen=True)
class WentOn:
    start_from: tuple[Json, list[str]]
    """The set-up, and the moves so far."""
    bots: tuple[Level | None, ...]
    """By seat how strong a bot sat there."""

    def bots_again(self, wanted: Level | None) -> list[Level]:
        """By seat how strong bots go on: as is wanted, or as they were."""
        return [wanted or level or USUAL_BOT for level in self.bots]


def parsed(record: Record | str) -> Record:
    return parse_record(record.encode()) if isinstance(record, str) else record


def recorded_names(record: Record) -> list[str | None]:
    """Names are no part of the format: whatever else stands there is none."""
    names = record.extra.get("names")
    if not isinstance(names, list) or len(names) != record.players:
        return [None] * record.players
    return [
        clean_text(name) or None if isinstance(name, str) and len(name) <= MOST_NAME else None
        for name in names
    ]


def recorded_bots(record: Record) -> list[Level | None]:
    """The same of how strong the bots were."""
    bots = record.extra.get("bots")
    if not isinstance(bots, list) or len(bots) != record.players:
        return [None] * record.players
    levels = list(bots_of(game_named(record.game)))
    return [bot if bot in levels else None for bot in bots]
