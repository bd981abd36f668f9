"""Tables to which nobody comes any more end, and what a host does not want kept is forgotten."""

import logging

from kutter.server.table.decide.time import idle, is_idle
from kutter.server.table.glimpse import Glimpse
from kutter.server.table.tables import Tables

logger = logging.getLogger(__name__)


async def tidy(tables: Tables) -> None:
    now, settings = tables.system.now(), tables.settings
    for name in [*tables.kept.open, *tables.kept.resting]:
        glimpse = tables.kept.glimpse(name)
        if glimpse is None:
            continue
        try:
            await end_if_idle(tables, glimpse, now)
        except Exception:  # one of them must not keep the others
            logger.exception("a table cannot be tidied up", extra={"table": name})
    if learnt := await tables.archive.learnt_before(now - settings.guide_seconds):
        await tables.forget(learnt)
    if settings.keep_seconds is not None:
        before = now - settings.keep_seconds
        await tables.forget(await tables.archive.ended_before(before))
        await tables.archive.forget_records_before(before)


async def end_if_idle(tables: Tables, glimpse: Glimpse, now: float) -> None:
    settings = tables.settings
    gathering, running = settings.gathering_seconds, settings.idle_seconds
    if glimpse.is_guided:
        gathering = running = settings.guide_seconds
    live = tables.kept.live(glimpse.id)
    if is_idle(glimpse, now, gathering, running) and not (live and live.is_attended):
        table = await tables.get(glimpse.id)
        await table.add(lambda state: idle(state, now, gathering, running))
    if live := tables.kept.live(glimpse.id):
        await tables.put_by_if_ended(live)
