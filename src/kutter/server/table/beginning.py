"""Tables that have begun when they are made: where somebody learns, or goes on from a position."""

from typing import Final

from kutter.games.meta import Level
from kutter.guides.guide import Stretch
from kutter.server.protocol.tables import NewTable
from kutter.server.table.decide.actor import Actor
from kutter.server.table.decide.gathering import seated_among_bots, start
from kutter.server.table.live.table import LiveTable
from kutter.server.table.readings import WentOn
from kutter.server.table.tables import Tables

GUIDE_PAUSE: Final = 700
"""Milliseconds from move to move where somebody learns."""


async def begin_stretch(tables: Tables, stretch: Stretch, learner: Actor, name: str) -> LiveTable:
    """A table where somebody learns."""
    record = stretch.record
    choices = NewTable(
        game=record.game,
        options=record.options,
        players=record.players,
        chat=False,
        pause=GUIDE_PAUSE,
    )
    begun, ahead = record.moves[: stretch.start], record.moves[stretch.start : stretch.end]
    assert learner.holder is not None
    bots: list[Level] = ["deckhand"] * record.players
    return await tables.create(
        choices,
        learner.holder,
        (record.setup, begun),
        tuple(ahead),
        seated=lambda state: seated_among_bots(state, learner, stretch.seat, name, bots),
        started=lambda state: start(state, learner),
    )


async def go_on(tables: Tables, choices: NewTable, maker: str, went_on: WentOn) -> LiveTable:
    """From a position: at once among bots, or once people have come."""
    assert choices.position is not None
    party, actor = choices.position.with_bots, Actor(maker)
    if party is None:
        return await tables.create(choices, maker, went_on.start_from)
    bots = went_on.bots_again(party.level)
    return await tables.create(
        choices,
        maker,
        went_on.start_from,
        seated=lambda state: seated_among_bots(state, actor, party.seat, party.name, bots),
        started=lambda state: start(state, actor),
    )
