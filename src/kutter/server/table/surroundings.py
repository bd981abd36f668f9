"""What a table needs of the server."""

from collections.abc import Callable
from dataclasses import dataclass

from kutter.server.bots.pool import BotWorkers
from kutter.server.settings import Settings
from kutter.server.system import System
from kutter.server.table.archive import Archive
from kutter.server.table.charter import Charter


@dataclass(frozen=True)
class Surroundings:
    archive: Archive
    system: System
    workers: BotWorkers
    settings: Settings
    deal_is_over: Callable[[Charter], bool]
    """Whether nobody may play this table's deal unseen any more."""
