"""What a table needs of the server."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kutter.server.bots.pool import BotWorkers
from kutter.server.settings import Settings
from kutter.server.system import System
from kutter.server.table.archive import Archive
from kutter.server.table.charter import Charter
from kutter.server.table.live.ownership import Ownership

if TYPE_CHECKING:
    from kutter.server.table.live.table import LiveTable


@dataclass(frozen=True)
class Surroundings:
    archive: Archive
    system: System
    workers: BotWorkers
    settings: Settings
    ownership: Ownership
    deal_is_over: Callable[[Charter], Awaitable[bool]]
    """Whether nobody may play a table's deal unseen any more, at another table."""
    lost: Callable[["LiveTable"], None]
    """Told that another node has a table now."""
