"""Who may sit where: browsers by a secret cookie, guests, devices and programs by secret links.

Secrets are random and long, so a plain hash of them is enough to store.
"""

import asyncio
import hashlib
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import delete, select, update
from sqlalchemy.engine import Row

from kutter.server import schema
from kutter.server.refusals import Refused
from kutter.server.store import Store
from kutter.server.world import World

Purpose = Literal["guest", "device", "bot"]


@dataclass(frozen=True)
class Link:
    id: str
    table: str
    seat: int
    purpose: Purpose
    created: float
    holder: str | None
    """The browser that has redeemed it."""


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Seats:
    def __init__(self, store: Store, world: World) -> None:
        self.store = store
        self.world = world
        self.redeeming = asyncio.Lock()
        """Held from looking at a link to having used it: it is good once."""

    # Browsers

    async def new_browser(self) -> tuple[str, str]:
        """Its id, and the secret for its cookie."""
        browser, secret = self.world.new_id(), self.world.new_secret()
        await self.store.insert(
            schema.browsers, id=browser, secret_hash=hash_of(secret), seen=self.world.now()
        )
        return browser, secret

    async def browser(self, secret: str) -> str | None:
        found = await self.store.rows(
            select(schema.browsers.c.id).where(schema.browsers.c.secret_hash == hash_of(secret))
        )
        return str(found[0].id) if found else None

    async def saw(self, browser: str) -> None:
        await self.store.run(
            update(schema.browsers)
            .where(schema.browsers.c.id == browser)
            .values(seen=self.world.now())
        )

    # Links

    async def new_link(self, table: str, seat: int, purpose: Purpose) -> tuple[str, str]:
        link, secret = self.world.new_id(), self.world.new_secret()
        await self.store.insert(
            schema.links,
            id=link,
            table_id=table,
            seat=seat,
            purpose=purpose,
            secret_hash=hash_of(secret),
            created=self.world.now(),
        )
        return link, secret

    async def links(self, table: str) -> list[Link]:
        query = (
            select(schema.links)
            .where(schema.links.c.table_id == table)
            .order_by(schema.links.c.created)
        )
        return [link_from(row) for row in await self.store.rows(query)]

    async def link(self, secret: str) -> Link:
        found = await self.store.rows(
            select(schema.links).where(schema.links.c.secret_hash == hash_of(secret))
        )
        if not found:
            raise Refused("link-is-unknown", 404)
        return link_from(found[0])

    async def use(self, link: Link, holder: str) -> None:
        """A link is good once, so that one that is passed on seats nobody else."""
        await self.store.run(
            update(schema.links).where(schema.links.c.id == link.id).values(holder=holder)
        )

    async def revoke(self, table: str, link: str) -> None:
        await self.store.run(
            delete(schema.links).where(schema.links.c.id == link, schema.links.c.table_id == table)
        )


def link_from(row: Row[Any]) -> Link:
    return Link(
        id=row.id,
        table=row.table_id,
        seat=row.seat,
        purpose=row.purpose,
        created=row.created,
        holder=row.holder,
    )
