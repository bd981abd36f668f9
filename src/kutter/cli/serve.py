"""kutter serve: the server, and kutter play: the same at home, with the browser opened."""

import asyncio
import errno
import hashlib
import logging
import re
import socket
import threading
import time
import webbrowser
from argparse import Namespace
from collections.abc import Sequence
from contextlib import nullcontext
from ipaddress import ip_address, ip_network
from os import cpu_count
from pathlib import Path
from typing import Any, Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from kutter.bots.contract import Budget
from kutter.bots.registry import bots_in, is_outside
from kutter.cli.terminal.interrupts import INTERRUPTED
from kutter.cli.terminal.terminal import Terminal, naming
from kutter.cli.warm import first_game, is_done_for_all, warming_behind
from kutter.engine.caches import Kept, caches
from kutter.engine.compiled import is_cold
from kutter.games.meta import LEVELS
from kutter.games.registry import is_strange, metas
from kutter.language.errors import BadInput
from kutter.language.sentences import shown
from kutter.records.files import opened
from kutter.server.http.app import make_app
from kutter.server.http.connections import configured
from kutter.server.http.lifetime import Server
from kutter.server.nodes.bus import check_nats
from kutter.server.observe import log_to_stderr
from kutter.server.settings import DAY, HOUR, Limits, Settings, default_data_folder, sqlite_url
from kutter.server.storage.upgrade import check_database

LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
ELSEWHERE: Final = "192.0.2.1"
"""An address that is kept for examples (RFC 5737): it belongs to nobody."""
MOST_PORT: Final = 65_535
MOST_SECRET: Final = 10_000
SECRET_LENGTH: Final = 32
"""Characters: seeds of days that are past are known, and must not lead to a secret by trying."""
LIMIT: Final = re.compile(r"(?P<name>[a-z_-]+)=(?P<size>[0-9.]{1,9})(?:/(?P<rate>[0-9.]{1,9}))?")
PUBLIC_URL: Final = re.compile(
    r"(?P<scheme>https?)://(?P<host>\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)"
    r"(?::(?P<port>[0-9]{1,5}))?/?",
    re.ASCII,
)
NATS_URL: Final = re.compile(r"(?:nats|tls|ws|wss)://[!-+\--~]{1,500}", re.ASCII)
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def run(arguments: Namespace, terminal: Terminal) -> int:
    log_to_stderr()
    terminal.progress.tell = logging.getLogger(__name__).info
    public_url = public_url_from(arguments.public_url)
    database = database_url(arguments.database)
    nats = nats_from(arguments.nats, database)
    settings = Settings(
        database=database,
        nats=nats,
        data_folder=data_folder(database),
        public_url=public_url,
        hosts=LOOPBACK if is_loopback(arguments.host) and not public_url else (),
        limits=None if arguments.no_limits else limits_from(arguments.limit),
        workers=arguments.workers or max(1, (cpu_count() or 2) - 1),
        budget=Budget.parse(arguments.budget),
        ready_for=every_level(),
        gathering_seconds=arguments.gathering_hours * HOUR,
        idle_seconds=arguments.idle_days * DAY,
        keep_seconds=None if arguments.keep_days is None else arguments.keep_days * DAY,
        daily_secret=daily_secret_from(arguments.daily_secret, terminal),
    )
    trusted = proxies_from(arguments.trust_proxy)
    asyncio.run(check_database(settings.database, is_shared=nats is not None))
    if nats is not None:
        asyncio.run(check_nats(nats))
    listening = listen(arguments.host, arguments.port)
    port = listening.getsockname()[1]
    terminal.line(terminal.say("serve-address", url=public_url or home_url(arguments.host, port)))
    tell_if_cold(terminal)
    serve(settings, listening, trusted)
    return 0


def run_at_home(arguments: Namespace, terminal: Terminal) -> int:
    """For who plays on this machine: no limits, no logs, and the browser opens. Whoever is in the
    same network comes in if they are asked to, under one address and within limits."""
    logging.basicConfig(level=logging.WARNING)
    outside = network_address() if arguments.network else None
    is_first = is_cold() and caches()[1] is not Kept.NOT_AT_ALL
    if is_first and not is_done_for_all(first_game, terminal):
        return INTERRUPTED
    database = database_url(None)
    asyncio.run(check_database(database))
    listening = listen("0.0.0.0" if outside else "127.0.0.1", arguments.port, or_any=True)  # noqa: S104
    port = listening.getsockname()[1]
    settings = Settings(
        database=database,
        public_url=outside and home_url(outside, port),
        hosts=(*LOOPBACK, outside) if outside else LOOPBACK,
        limits=Limits() if outside else None,
        workers=max(1, (cpu_count() or 2) - 1),
        ready_for=every_level()[: len(metas()) if is_first else None],
    )
    url = home_url("127.0.0.1", port)
    terminal.line(terminal.say("play-address", url=url))
    if settings.public_url is not None:
        terminal.line(terminal.say("play-network", url=settings.public_url))
    if is_first:
        terminal.line(terminal.say("play-warming"))
    else:
        tell_if_cold(terminal)
    threading.Thread(target=open_browser, args=(listening, url), daemon=True).start()
    with warming_behind() if is_first else nullcontext():
        serve(settings, listening, LOOPBACK[1])
    return 0


def serve(settings: Settings, listening: socket.socket, trust_proxy: str) -> None:
    config = configured(make_app(settings), settings.limits, trust_proxy)
    server = Server(config)
    with listening:
        try:
            server.run(sockets=[listening])
        except KeyboardInterrupt:
            return  # Ctrl-C is how one ends a server
        except SystemExit:
            raise BadInput("serve-failed") from None
    if not server.started:
        raise BadInput("serve-failed")


def daily_secret_from(file: str | None, terminal: Terminal) -> bytes | None:
    """Of a file that hosts may share, so that they have the same deals of the day."""
    if file is None:
        return None
    with naming(file, terminal):
        with opened(Path(file)) as reading:
            secret = reading.read(MOST_SECRET).strip()
        if len(secret) < SECRET_LENGTH:
            raise BadInput("daily-secret-short", length=SECRET_LENGTH)
    return hashlib.sha256(secret).digest()


def limits_from(words: Sequence[str]) -> Limits:
    """`chat=6/0.5`: six at once, and one every two seconds after that; `sockets=50`."""
    changes: dict[str, Any] = {}
    for word in words:
        found = LIMIT.fullmatch(word)
        name = found["name"].replace("-", "_") if found else ""
        if found is None or name not in vars(Limits()):
            raise limit_unknown(word)
        usual = getattr(Limits(), name)
        try:
            if isinstance(usual, int) and found["rate"] is None:
                changes[name] = int(found["size"])
            elif not isinstance(usual, int) and found["rate"] is not None:
                changes[name] = (float(found["size"]), float(found["rate"]))
            else:
                raise limit_unknown(word)
        except ValueError:
            raise limit_unknown(word) from None
    return Limits(**changes)


def limit_unknown(word: str) -> BadInput:
    limits = [name.replace("_", "-") for name in vars(Limits())]
    return BadInput("limit-unknown", limit=shown(word), limits=limits)


def public_url_from(text: str | None) -> str | None:
    """As browsers write where a page is from: lower case, no port that goes without saying."""
    if text is None:
        return None
    found = PUBLIC_URL.fullmatch(text.lower())
    if not text.isascii() or found is None or int(found["port"] or 0) > MOST_PORT:
        raise BadInput("public-url-unknown", url=shown(text))
    if found["host"].startswith("["):
        try:
            ip_address(found["host"].strip("[]"))
        except ValueError:
            raise BadInput("public-url-unknown", url=shown(text)) from None
    usual = {"http": "80", "https": "443"}[found["scheme"]]
    port = "" if found["port"] in (None, usual) else f":{found['port']}"
    return f"{found['scheme']}://{found['host']}{port}"


def nats_from(text: str | None, database: str) -> str | None:
    """Where nodes hear each other: one server of NATS, or several with commas between."""
    if text is None:
        return None
    if any(NATS_URL.fullmatch(each) is None for each in text.split(",")):
        raise BadInput("nats-unknown")  # it may hold a password
    if make_url(database).get_backend_name() == "sqlite":
        raise BadInput("nats-needs-postgresql")
    return text


def proxies_from(text: str) -> str:
    for each in text.split(",") if text != "*" else ():
        try:
            ip_network(each.strip(), strict=False)
        except ValueError:
            raise BadInput("proxies-unknown", proxies=shown(text)) from None
    return text


def tell_if_cold(terminal: Terminal) -> None:
    """The first table, and the bots in their own processes, will take a while."""
    if is_cold():
        terminal.progress.compiling(0)


def every_level() -> tuple[tuple[str, str], ...]:
    """The easiest first: whoever begins at once finds it ready; who has a temperature needs what
    others bring along. Strangers' games, which may do anything, are loaded once somebody plays
    them."""
    ours = [meta for name, meta in metas().items() if not is_strange(name)]
    return tuple(
        (meta.name, level)
        for level in LEVELS
        for meta in ours
        if is_outside(bots_in(meta).get(level, ""))
    )


def database_url(text: str | None) -> str:
    """A database as SQLAlchemy addresses it; none: SQLite in the user's data folder."""
    if text is None:
        folder = default_data_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return sqlite_url(folder / "kutter.db")
    try:
        text.encode()  # bytes that are no text would come back as such
        if "://" not in text:
            return sqlite_url(Path(text).absolute())
        url = make_url(text)
    except (ArgumentError, ValueError):
        kind = text.partition("://")[0]  # the rest may hold a password
        raise BadInput("database-unknown", url=shown(f"{kind}://")) from None
    kind = url.get_backend_name()
    in_memory = kind == "sqlite" and url.database in (None, "", ":memory:")
    if kind not in DRIVERS or in_memory:
        raise BadInput("database-unknown", url=shown(url.render_as_string()))
    return url.set(drivername=DRIVERS[kind]).render_as_string(hide_password=False)


def data_folder(database: str) -> Path:
    """Beside a database that is a file."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite" and url.database:
        return Path(url.database).parent
    return default_data_folder()


def listen(host: str, port: int, or_any: bool = False) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bind(listening, host, port, or_any)
    except (TypeError, ValueError, socket.gaierror):  # names that cannot be, or are not
        listening.close()
        raise BadInput("host-unknown", host=shown(host)) from None
    except OSError:
        listening.close()
        raise
    return listening


def bind(listening: socket.socket, host: str, port: int, or_any: bool) -> None:
    if not host:
        raise ValueError("that would be every address")
    try:
        listening.bind((host, port))
    except OSError as error:
        if not or_any or error.errno != errno.EADDRINUSE:
            raise
        listening.bind((host, 0))


def network_address() -> str:
    """Where others in the network find this machine: from where it would send to the rest of the
    world. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((ELSEWHERE, 9))
        except OSError:
            raise BadInput("network-is-missing") from None
        found = str(asking.getsockname()[0])
    if ip_address(found).is_loopback:
        raise BadInput("network-is-missing")
    return found


def is_loopback(host: str) -> bool:
    return host in ("localhost", "127.0.0.1", "::1")


def home_url(host: str, port: int) -> str:
    name = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)  # noqa: S104
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def open_browser(listening: socket.socket, url: str) -> None:
    """Once somebody answers; where there is no browser, the address stands in the terminal."""
    for _ in range(3000):
        time.sleep(0.1)
        try:
            socket.create_connection(listening.getsockname()[:2], timeout=1).close()
        except OSError:
            continue
        webbrowser.open(url)
        return
