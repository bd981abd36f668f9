"""A table from its log."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from kutter.language.errors import KutterError
from kutter.language.sentences import Sentence
from kutter.server.table.charter import Charter
from kutter.server.table.entries import Ended, Entry
from kutter.server.table.state import TableState

FOLDED_AT_ONCE: Final = 100
"""Entries of a log, before others have their turn."""

logger = logging.getLogger(__name__)


async def folded(charter: Charter, entries: Sequence[Entry]) -> TableState:
    """A table from its log; frozen where the log does not fold. Other tables go on meanwhile."""
    state = TableState(charter)
    for place, entry in enumerate(entries):
        if place % FOLDED_AT_ONCE == FOLDED_AT_ONCE - 1:
            await asyncio.sleep(0)
        try:
            state.fold(entry)
        except Exception as error:  # whatever it is, the table's players must be told
            logger.exception("a table does not replay", extra={"table": charter.id})
            state = await folded(charter, entries[:place])  # nothing half done
            state.version = entries[-1].number
            state.changed = entries[-1].at
            reason = error.sentence if isinstance(error, KutterError) else Sentence("frozen-broken")
            ended = isinstance(entries[-1].change, Ended)
            state.frozen = Sentence("table-is-frozen", reason=reason).to_json()
            state.status = "ended" if ended else "frozen"  # its players can end it
            break
    return state
