"""Browsers as they are kept: each has a secret, in its cookie.

Secrets are random and long, so a plain hash of them is enough to store.
"""

import hashlib

from sqlalchemy import delete, select, update

from kutter.server.storage import schema
from kutter.server.storage.store import Store
from kutter.server.system import System


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Browsers:
    def __init__(self, store: Store, system: System) -> None:
        self.store = store
        self.system = system

    async def new(self) -> tuple[str, str]:
        """Its id, and the secret for its cookie."""
        browser, secret = self.system.new_id(), self.system.new_secret()
        await self.store.insert(
            schema.browsers, id=browser, secret_hash=hash_of(secret), seen=self.system.now()
        )
        return browser, secret

    async def with_secret(self, secret: str) -> str | None:
        found = await self.store.rows(
            select(schema.browsers.c.id).where(schema.browsers.c.secret_hash == hash_of(secret))
        )
        return str(found[0].id) if found else None

    async def saw(self, browser: str) -> None:
        await self.store.run(
            update(schema.browsers)
            .where(schema.browsers.c.id == browser)
            .values(seen=self.system.now())
        )

    async def forget_unseen_for(self, seconds: float) -> None:
        gone = self.system.now() - seconds
        await self.store.run(delete(schema.browsers).where(schema.browsers.c.seen < gone))
