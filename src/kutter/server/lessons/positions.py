"""The positions of lessons: made by a reader from what their seat saw, and then kept."""

from dataclasses import dataclass

import orjson

from kutter.bots.jobs import Bots
from kutter.engine.events import Event
from kutter.games.contract import View
from kutter.games.describing import sees
from kutter.games.registry import game_named
from kutter.lessons.lesson import Lesson
from kutter.records.format import Record
from kutter.records.replay import replay
from kutter.server.bots.pool import Readers
from kutter.server.bots.queue import Asker
from kutter.server.table.readings import Reading
from kutter.server.table.recent import LINES
from kutter.server.table.telling.seen import move_json


@dataclass(frozen=True)
class Seen:
    """A position as its seat knew it."""

    message: bytes
    view: View


@dataclass(frozen=True)
class Playing(Reading):
    """A seat's own record, to its end."""

    record: Record

    def answer(self, _bots: Bots) -> tuple[bytes, bytes]:
        record, seat = self.record, self.record.seen_by
        assert isinstance(seat, int)
        played = replay(record)
        state, log = played.start, []
        for step in played.steps():
            state = step.state
            log.append((step.number, step.events))
        view = played.game.view(state, seat)
        message = {
            "game": record.game,
            "options": record.options,
            "players": record.players,
            "seat": seat,
            "setup": record.setup,
            "position": played.game.view_json(view),
            "log": [self.line(number, events, seat) for number, events in log[-LINES:]],
        }
        return orjson.dumps(message), view.tobytes()

    def line(self, number: int, events: list[Event], seat: int) -> dict[str, object]:
        seen = tuple(event for event in events if sees(seat, event))
        says, _ = move_json(game_named(self.record.game), seen)
        return {"number": number, "move": self.record.moves[number - 1], "says": says}


class Positions:
    def __init__(self, readers: Readers) -> None:
        self.readers = readers
        self._kept: dict[str, Seen] = {}

    async def of(self, lesson: Lesson, asker: Asker) -> Seen:
        """As many are kept as there are lessons."""
        kept = self._kept.get(lesson.id)
        if kept is None:
            message, view = await self.readers.read(Playing(lesson.record), asker)
            game = game_named(lesson.record.game)
            kept = self._kept[lesson.id] = Seen(message, game.read_view(view))
        return kept
