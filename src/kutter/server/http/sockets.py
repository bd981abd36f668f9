"""Sockets: events out, commands in. A hostile one is closed, and nobody else notices."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from kutter.games.contract import SPECTATOR
from kutter.language.errors import KutterError
from kutter.server.http.rate_limit import RateLimits
from kutter.server.observe import METRICS
from kutter.server.protocol.acts import Command, Rematch, Say
from kutter.server.protocol.refusals import Refused, refusal_of
from kutter.server.protocol.sockets import Ping, SocketMessage
from kutter.server.system import System
from kutter.server.table.decide.actor import Actor
from kutter.server.table.state import TableState
from kutter.server.table.telling.audience import Listener
from kutter.server.table.telling.broadcast import Shown

MOST_WAITING: Final = 1000
"""Messages that a slow listener may leave unread before it must come again."""
MOST_BYTES: Final = 256 * 1024
"""Of these messages, but for one that is larger."""
ENOUGH_WAITING: Final = 100
ENOUGH_BYTES: Final = 64 * 1024
"""Nothing that a socket sends is heeded while its answers pile up."""
MOST_FAULTS: Final = 8
"""Messages that say nothing sensible before a socket is closed."""

# Codes of closing: 4000 and above are a program's own.
HOSTILE: Final = 1008
TOO_SLOW: Final = 4000
NOT_YOURS: Final = 4001
NO_TABLE: Final = 4004
STOPPING: Final = 1012
COME_AGAIN: Final = 1013
TOO_OFTEN: Final = 429
OUR_FAULT: Final = 500
"""And above, in the numbers of HTTP."""

logger = logging.getLogger(__name__)

_message: Final[TypeAdapter[Command | Ping]] = TypeAdapter(SocketMessage)


class Attended(Protocol):
    """A table to which sockets listen, whoever has it."""

    state: TableState
    shown: Shown

    @property
    def id(self) -> str: ...

    def join(self, listener: Listener, since: int | None) -> None: ...

    def leave(self, listener: Listener) -> None: ...


class Attending(Protocol):
    """What sockets need of the server."""

    def attended(self, table: str) -> Attended | None: ...

    async def do(self, table: Attended, actor: Actor, command: Command) -> int: ...


class SocketListener:
    """What a table tells waits here, if the socket does not take it at once."""

    def __init__(
        self, socket: WebSocket, seat: int, holder: str | None, at_once: Callable[[bytes], bool]
    ) -> None:
        """`at_once`: writes to the socket, or says that it cannot now."""
        self.seat = seat
        self.holder = holder
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done once nothing more can be told."""
        self.too_slow = False
        self._socket = socket
        self._write_at_once = at_once
        self._waiting: list[bytes] = []
        self._bytes = 0
        """Of what waits, and of what is being written."""
        self._writing: asyncio.Task[None] | None = None
        """Only while something waits: most sockets never need one."""
        self._eased: asyncio.Future[None] | None = None
        """Whoever would say more waits for it while too much is unread."""
        self._closing: int | None = None

    def send(self, message: bytes) -> None:
        if self.over.done() or (self._writing is None and self._write_at_once(message)):
            return
        self._waiting.append(message)
        self._bytes += len(message)
        waiting = len(self._waiting)
        if waiting > MOST_WAITING or (self._bytes > MOST_BYTES and waiting > 1):
            self._waiting.clear()
            self.too_slow = True
            self.end()
        else:
            self._write_soon()

    def drop(self) -> None:
        self.close(NOT_YOURS)

    def send_away(self) -> None:
        self.close(COME_AGAIN)

    def close(self, code: int) -> None:
        """Once what waits is written."""
        if self._closing is None and not self.over.done():
            self._closing = code
            self._write_soon()

    def end(self) -> None:
        if not self.over.done():
            self.over.set_result(None)

    async def ease(self) -> None:
        """Until what waits is little enough."""
        while self._bytes > ENOUGH_BYTES or len(self._waiting) > ENOUGH_WAITING:
            self._eased = asyncio.get_running_loop().create_future()
            await self._eased

    async def stop(self) -> None:
        """What still waits is not written."""
        self.end()
        if self._writing is not None:
            self._writing.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self._writing

    def _write_soon(self) -> None:
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._waiting:
                message = self._waiting.pop(0)
                await self._socket.send_text(message.decode())
                self._bytes -= len(message)
            if self._eased is not None and not self._eased.done():
                self._eased.set_result(None)
            if self._closing is not None:
                await self._socket.close(self._closing)
                self.end()
        except (WebSocketDisconnect, RuntimeError):
            self.end()
        finally:
            self._writing = None


class Conversation:
    """One socket at one table, through one seat's eyes."""

    def __init__(
        self,
        socket: WebSocket,
        table: Attended,
        tables: Attending,
        actor: Actor,
        where: str,
        rate_limits: RateLimits,
        system: System,
        at_once: Callable[[bytes], bool],
    ) -> None:
        """`where`: the address that it comes from. `at_once`: see `SocketListener`."""
        self.socket = socket
        self.tables = tables
        self._table = table
        self.actor = actor
        self.where = where
        self.rate_limits = rate_limits
        self.system = system
        seat = SPECTATOR if actor.seat is None else actor.seat
        self.listener = SocketListener(socket, seat, actor.holder, at_once)
        self.faults = 0
        self._heeding = asyncio.Lock()
        """Held while a message is heeded: a command is done to its end."""

    @property
    def table(self) -> Attended:
        """As it is at hand now: it may have come here from another node."""
        return self.tables.attended(self._table.id) or self._table

    async def hold(self, since: int | None) -> None:
        METRICS.sockets.inc()
        self.table.join(self.listener, since)
        listening = asyncio.create_task(self._listen())
        listening.add_done_callback(lambda _: self.listener.end())
        try:
            # A socket that nobody reads from blocks its writer, so this cannot be the writer's.
            await self.listener.over
        finally:
            METRICS.sockets.dec()
            self.table.leave(self.listener)
            async with self._heeding:
                listening.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await listening
            await self.listener.stop()
        if self.listener.too_slow:
            with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
                async with asyncio.timeout(1):
                    await self.socket.close(TOO_SLOW)

    async def _listen(self) -> None:
        try:
            while (text := await self._next()) is not None:
                async with self._heeding:
                    await self._heed(text)
                await self.listener.ease()
                if self.faults >= MOST_FAULTS:
                    self.listener.close(HOSTILE)
                    await asyncio.sleep(1)
                    return
        except Exception:
            logger.exception("a socket failed", extra={"table": self.table.id})

    async def _next(self) -> str | bytes | None:
        """What comes next; None once the socket is closed."""
        with suppress(WebSocketDisconnect, RuntimeError):
            message = await self.socket.receive()
            if message["type"] != "websocket.disconnect":
                return message.get("text") or message.get("bytes") or ""
        return None

    async def _heed(self, text: str | bytes) -> None:
        if not self.rate_limits.passes("acts", self.where, self.actor.holder):
            self.faults += 1
            self._refuse(None, Refused("too-often", 429))
            return
        try:
            message = _message.validate_json(text)
        except ValidationError:
            self.faults += 1
            self._refuse(None, Refused("not-understood", 422))
            return
        if isinstance(message, Ping):
            self._say({"type": "pong", "now": self.system.now()})
            return
        try:
            check_act(self.rate_limits, self.where, self.actor.holder, self.table, message)
            version = await self.tables.do(self.table, self.actor, message)
        except KutterError as error:
            self._refuse(message.id, error)
        else:
            self._say({"type": "ack", "id": message.id, "version": version})

    def _refuse(self, command: str | None, error: KutterError) -> None:
        refusal = refusal_of(error)
        METRICS.refusals.labels(refusal.code).inc()
        self._say({"type": "refused", "id": command, "refusal": refusal.model_dump()})
        if refusal.code == "stale":
            whole = self.table.shown.whole(self.listener.seat, self.actor.holder)
            self._say({"type": "table", "data": whole})

    def _say(self, message: object) -> None:
        self.listener.send(orjson.dumps(message))


def closing_code(refused: Refused, otherwise: int) -> int:
    """A fault of ours is never told as the user's, and who is too fast may come again."""
    return COME_AGAIN if refused.status >= OUR_FAULT or refused.status == TOO_OFTEN else otherwise


def check_act(
    rate_limits: RateLimits, where: str, holder: str | None, table: Attended, command: Command
) -> None:
    """Beside what all acts may."""
    if isinstance(command.act, Say):
        rate_limits.check("chat", where, holder)
    if isinstance(command.act, Rematch) and table.state.rematch is None:
        rate_limits.check("new_tables", where)
