"""Links as they are kept: secrets by which guests, devices and programs come to a seat."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Row

from kutter.server.identity.browsers import hash_of
from kutter.server.identity.holders import Link, Purpose
from kutter.server.protocol.refusals import Refused
from kutter.server.storage import schema
from kutter.server.storage.store import Store
from kutter.server.system import System


class Links:
    def __init__(self, store: Store, system: System) -> None:
        self.store = store
        self.system = system

    def new(
        self, table: str, seat: int, purpose: Purpose, maker: str | None, holding: int
    ) -> tuple[Link, str]:
        """A link that is not kept yet, and its secret."""
        link = Link(self.system.new_id(), table, seat, purpose, self.system.now(), maker, holding)
        return link, self.system.new_secret()

    async def to(self, table: str) -> list[Link]:
        query = (
            select(schema.links)
            .where(schema.links.c.table_id == table)
            .order_by(schema.links.c.created)
        )
        return [link_from(row) for row in await self.store.rows(query)]

    async def behind(self, secret: str) -> Link:
        found = await self.store.rows(
            select(schema.links).where(schema.links.c.secret_hash == hash_of(secret))
        )
        if not found:
            raise Refused("link-is-unknown", 404)
        return link_from(found[0])


def keeping(link: Link, secret: str) -> Any:
    """What to write so that a link is good; of its secret only a hash."""
    return insert(schema.links).values(
        id=link.id,
        table_id=link.table,
        seat=link.seat,
        purpose=link.purpose,
        secret_hash=hash_of(secret),
        created=link.created,
        maker=link.maker,
        holding=link.holding,
    )


def using(link: Link, holder: str) -> Any:
    """A link is good once, so that one that is passed on seats nobody else."""
    return update(schema.links).where(schema.links.c.id == link.id).values(holder=holder)


def ending(links: Sequence[Link]) -> Any:
    return delete(schema.links).where(schema.links.c.id.in_([link.id for link in links]))


def link_from(row: Row[Any]) -> Link:
    return Link(
        id=row.id,
        table=row.table_id,
        seat=row.seat,
        purpose=row.purpose,
        created=row.created,
        maker=row.maker,
        holding=row.holding,
        holder=row.holder,
    )
