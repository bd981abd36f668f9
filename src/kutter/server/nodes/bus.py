"""What nodes say to each other, carried by NATS: questions with answers, and news.

Whatever it carries can be said again or not at all: the database alone decides what is so.
"""

import asyncio
import logging
import os
import ssl
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any, Final, NamedTuple

import nats
import orjson
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error, NoRespondersError

from kutter.games.contract import Json
from kutter.language.errors import BadInput, KutterError
from kutter.server.observe import METRICS
from kutter.server.protocol.refusals import (
    Refusal,
    Refused,
    RefusedElsewhere,
    refusal_of,
    status_of,
)

CONNECT_SECONDS: Final = 2
AGAIN_SECONDS: Final = 0.2
PING_SECONDS: Final = 1
"""Three times without an answer: then the way is cut, although nobody says so."""
ANSWER_SECONDS: Final = 4.0
PIECE: Final = 400_000
"""Bytes of one message: NATS takes a million unless it is told otherwise."""
MOST_UNFETCHED: Final = 64
"""Answers of several pieces that wait to be fetched."""
HEAD: Final = 4

logger = logging.getLogger(__name__)


class Unreachable(Exception):
    """Nobody answered; `may_be_done`: somebody may have heard it all the same."""

    def __init__(self, may_be_done: bool = True) -> None:
        super().__init__()
        self.may_be_done = may_be_done


class Message(NamedTuple):
    head: Json
    body: bytes = b""


Answering = Callable[[Message], Awaitable[Message]]
Hearing = Callable[[Message], None]


class Bus:
    def __init__(self, url: str, node: str, missed: Callable[[], None]) -> None:
        """`missed`: told when something may not have been heard."""
        self.url = url
        self.node = node
        self._missed = missed
        self._client = Client()
        self._prefix = ""
        self._unfetched: OrderedDict[int, list[bytes]] = OrderedDict()
        self._names = count()
        self._under_way: set[asyncio.Task[None]] = set()
        self._asked: dict[str, set[asyncio.Task[Message]]] = {}
        """By node: what it has not answered yet."""
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

    async def open(self, house: str) -> None:
        """`house`: what keeps nodes of another database apart."""
        self._prefix = f"kutter.{house}"

        async def came_back() -> None:
            """What was asked meanwhile, here or there, has got lost, or its answer."""
            for node in list(self._asked):
                self.give_up_on(node)
            self.tell("missed", {"node": self.node})
            self._missed()

        async def failed(error: Exception) -> None:
            if not isinstance(error, (OSError, Error)):
                logger.warning("between nodes: %s", error)
            self._missed()

        self._client = await connected(
            self.url,
            name=f"kutter {self.node}",
            reconnect_time_wait=AGAIN_SECONDS,
            max_reconnect_attempts=-1,
            ping_interval=PING_SECONDS,
            reconnected_cb=came_back,
            error_cb=failed,
        )
        self._under_way.add(asyncio.create_task(self._tell_all()))
        await self.answer("piece", self._give_piece)

    async def close(self) -> None:
        for task in list(self._under_way):
            task.cancel()
        with suppress(Error, OSError, TimeoutError):
            await self._client.close()

    @property
    def is_connected(self) -> bool:
        return self._client.is_connected

    # Questions

    async def ask(
        self, node: str, what: str, head: Json, body: bytes = b"", seconds: float = ANSWER_SECONDS
    ) -> Message:
        """Refuses what the other refuses; raises `Unreachable` where nobody answers."""
        answer = await self._ask(node, what, packed(Message(head, body)), seconds)
        if "refused" in answer.head:
            refused = answer.head["refused"]
            raise RefusedElsewhere(Refusal.model_validate(refused["refusal"]), refused["status"])
        pieces = answer.head.get("pieces")
        if pieces is None:
            return answer
        whole = [answer.body]
        for number in range(1, pieces):
            wanted = packed(Message({"id": answer.head["id"], "number": number}))
            whole.append((await self._ask(node, "piece", wanted, seconds)).body)
        return Message(answer.head["head"], b"".join(whole))

    async def _ask(self, node: str, what: str, message: bytes, seconds: float) -> Message:
        asking = asyncio.create_task(self._request(f"node.{node}.{what}", message, seconds))
        asked = self._asked.setdefault(node, set())
        asked.add(asking)
        try:
            await asyncio.wait({asking})
            if asking.cancelled():
                raise Unreachable
            return asking.result()
        finally:
            asking.cancel()
            asked.discard(asking)

    async def _request(self, subject: str, message: bytes, seconds: float) -> Message:
        if not self.is_connected:
            raise Unreachable(may_be_done=False)
        METRICS.node_messages.inc()
        try:
            subject = f"{self._prefix}.{subject}"
            answer = await self._client.request(subject, message, timeout=seconds)
        except NoRespondersError:
            raise Unreachable(may_be_done=False) from None
        except (Error, OSError, TimeoutError):
            raise Unreachable from None
        return unpacked(answer.data)

    async def ask_anybody(self, what: str, head: Json, seconds: float) -> Message:
        """Of those that offer it, whoever is quickest."""
        return await self._request(f"any.{what}", packed(Message(head)), seconds)

    @asynccontextmanager
    async def offering(self, what: str, answering: Answering) -> AsyncIterator[None]:
        offered = await self._client.subscribe(
            f"{self._prefix}.any.{what}", queue=what, cb=self._taking(answering)
        )
        try:
            yield
        finally:
            with suppress(Error, OSError):
                await offered.unsubscribe()

    def give_up_on(self, node: str) -> None:
        """It is gone, and whoever waits for it waits in vain."""
        for asking in self._asked.pop(node, ()):
            asking.cancel()

    async def answer(self, what: str, answering: Answering) -> None:
        """To what others ask this node."""
        subject = f"{self._prefix}.node.{self.node}.{what}"
        await self._client.subscribe(subject, cb=self._taking(answering))

    def _taking(self, answering: Answering) -> Callable[[Msg], Awaitable[None]]:
        async def take(message: Msg) -> None:
            task = asyncio.create_task(self._answer(message, answering))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

        return take

    async def _answer(self, message: Msg, answering: Answering) -> None:
        try:
            told = self._in_pieces(await answering(unpacked(message.data)))
        except KutterError as error:
            refused = {"refusal": refusal_of(error).model_dump(), "status": status_of(error)}
            told = Message({"refused": refused})
        except Exception:
            logger.exception("a question of another node failed")
            refused = refusal_of(Refused("failed", 500)).model_dump()
            told = Message({"refused": {"refusal": refused, "status": 500}})
        with suppress(Error, OSError):
            await message.respond(packed(told))

    def _in_pieces(self, answer: Message) -> Message:
        if len(answer.body) <= PIECE:
            return answer
        first, *rest = (
            answer.body[start : start + PIECE] for start in range(0, len(answer.body), PIECE)
        )
        name = next(self._names)
        self._unfetched[name] = rest
        while len(self._unfetched) > MOST_UNFETCHED:
            self._unfetched.popitem(last=False)
        return Message({"head": answer.head, "id": name, "pieces": 1 + len(rest)}, first)

    async def _give_piece(self, wanted: Message) -> Message:
        pieces = self._unfetched.get(wanted.head["id"])
        if pieces is None:
            raise Refused("unavailable", 503)
        number = wanted.head["number"]
        if number == len(pieces):
            del self._unfetched[wanted.head["id"]]
        return Message({}, pieces[number - 1])

    # News

    def tell(self, subject: str, head: Json, body: bytes = b"") -> None:
        """Whoever hears it, in the order in which it is told."""
        METRICS.node_messages.inc()
        self._outgoing.put_nowait((f"{self._prefix}.{subject}", packed(Message(head, body))))

    async def _tell_all(self) -> None:
        while True:
            subject, message = await self._outgoing.get()
            if self.is_connected:
                with suppress(Error, OSError):
                    await self._client.publish(subject, message)

    async def hear(self, subject: str, hearing: Hearing) -> Subscription:
        async def take(message: Msg) -> None:
            hearing(unpacked(message.data))

        return await self._client.subscribe(f"{self._prefix}.{subject}", cb=take)


async def connected(url: str, **options: Any) -> Client:
    """What nobody else is to read, the environment tells."""
    authority = os.environ.get("NATS_CA")
    return await nats.connect(
        url.split(","),
        connect_timeout=CONNECT_SECONDS,
        user=os.environ.get("NATS_USER"),
        password=os.environ.get("NATS_PASSWORD"),
        tls=None if authority is None else ssl.create_default_context(cafile=authority),
        **options,
    )


async def check_nats(url: str) -> None:
    """A word to who starts a node where nobody carries its messages."""
    try:
        client = await connected(url, allow_reconnect=False)
    except (Error, OSError, TimeoutError, ValueError) as error:
        raise BadInput("nats-fails", reason=str(error) or type(error).__name__) from None
    await client.close()


def packed(message: Message) -> bytes:
    head = orjson.dumps(message.head)
    return len(head).to_bytes(HEAD, "big") + head + message.body


def unpacked(data: bytes) -> Message:
    length = int.from_bytes(data[:HEAD], "big")
    head: Any = orjson.loads(data[HEAD : HEAD + length])
    return Message(head, data[HEAD + length :])
