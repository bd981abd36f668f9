"""People with browsers, devices and programs at one table, and a model that judges it all."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import FastAPI

from fuzz.asking import Answer, Socket, ask
from fuzz.choices import Choices
from fuzz.model import May, Model, ModelLink
from fuzz.target import Broken
from kutter.games.contract import SPECTATOR
from kutter.server.http.services import Services
from tests.server.still_system import StillSystem

Json = Any


class Party:
    """A table under way: acts are done at the server and at the model, and compared."""

    def __init__(
        self,
        app: FastAPI,
        services: Services,
        system: StillSystem,
        cookies: dict[str, bytes],
        choices: Choices,
    ) -> None:
        self.app = app
        self.services = services
        self.system = system
        self.cookies = cookies
        self.choices = choices
        self.table = ""
        self.other_table = ""
        self.model: Model
        self.sockets: list[tuple[str, int | None, Socket]] = []
        self.commands = 0
        self.shown: Json = None
        """The table as somebody who watches sees it."""
        self.moves: list[Any] = []
        self.legal: dict[int, list[str]] = {}
        self.before_move: tuple[int, float] | None = None
        """Who moved last, and how many seconds they had left."""

    # Asking

    def headers(self, who: str) -> dict[bytes, bytes]:
        if who.startswith("token "):
            return {b"authorization": b"Bearer " + self.secret_of(who).encode()}
        return {b"cookie": self.cookies[who]} if who in self.cookies else {}

    def secret_of(self, who: str) -> str:
        return next(link.secret for link in self.model.links if f"token {link.id}" == who)

    async def ask(self, who: str, method: str, path: str, body: Json = None) -> Answer:
        data = b"" if body is None else json.dumps(body).encode()
        answer = await ask(self.app, method, f"/api{path}", data, self.headers(who))
        if answer.status >= 500 and answer.status != 503:
            raise Broken(f"{method} {path} {body} is answered with {answer.status}")
        return answer

    async def act(
        self,
        who: str,
        kind: str,
        seat: int | None = None,
        about: int | None = None,
        table: str | None = None,
        **act: Any,
    ) -> Answer:
        """From a seat, or about one."""
        self.commands += 1
        if about is not None:
            act["seat"] = about
        command = {
            "id": f"command-{self.commands:04}",
            "version": self.shown["version"] if self.shown else 0,
            "act": {"kind": kind, **act},
            **({} if seat is None else {"seat": seat}),
        }
        return await self.ask(who, "POST", f"/tables/{table or self.table}/acts", command)

    def check(self, what: str, may: May, answer: Answer) -> bool:
        """Whether it was done; breaks where the model knows better."""
        is_done = answer.status < 400
        self.choices.note(f"{what}: {answer.code}")
        act = what.split(" (", 1)[0]
        if may == "no" and is_done:
            raise Broken(f"{act}: done, and must be refused")
        if may == "yes" and not is_done:
            raise Broken(f"{act}: refused ({answer.code}), and must be done")
        return is_done

    # Looking

    async def settle(self) -> None:
        """Until nothing is under way: no bot is due, no alarm writes."""
        live: Any = await self.services.tables.get(self.table)
        for _ in range(5):
            await asyncio.sleep(0)
        for turn in range(20_000):
            if not (live.bots.are_thinking or live._under_way or live._lock.locked()):
                return
            await asyncio.sleep(0 if turn < 100 else 0.002)
        raise Broken("a table does not come to rest")

    async def look(self) -> None:
        """What everybody may see is as the model says; moves that went are rightly gone."""
        await self.settle()
        self.shown = await self.seen()
        model = self.model
        model.status = self.shown["status"]
        model.was_played |= model.status in ("running", "finished")
        for seat, shown in zip(model.seats, self.shown["seats"], strict=True):
            seat.stand_in = shown["plays"]
        self.check_shares()
        await self.check_moves()
        self.check_undo()

    async def seen(self) -> Json:
        """The table as anybody sees it, without the way there: that is probed now and then."""
        live = await self.services.tables.get(self.table)
        return live.shown.whole(SPECTATOR, None)

    async def check_moves(self) -> None:
        model = self.model
        live = await self.services.tables.get(self.table)
        moves = list(live.state.moves)
        same = 0
        while same < min(len(moves), len(self.moves)) and moves[same] == self.moves[same]:
            same += 1
        is_one_sealed = same < len(self.moves) and self.moves[same + 1 :] == moves[same:]
        end = same + 1 if is_one_sealed else len(self.moves)
        gone = model.made_by[same:end]
        del model.made_by[same:end]
        if gone:
            is_sealed = self.moves[same].verb == live.state.game.sealed_verb
            self.check_taken_back(gone, is_sealed and len(gone) == 1)
        for move in moves[len(model.made_by) :]:
            if move.seat < 0:
                model.made_by.append("chance")
                continue
            found = model.seats[move.seat]
            kind = "bot" if found.bot else "stand-in" if found.stand_in else "seat"
            model.made_by.append(f"{kind} {move.seat}")
        self.moves = moves
        self.legal = {}
        if live.state.game_state is not None and model.status == "running":
            game = live.state.game
            for seat in live.state.owing:
                if seat >= 0:
                    self.legal[seat] = [
                        game.text(each) for each in game.legal(live.state.game_state, seat)
                    ]

    def check_taken_back(self, gone: list[str], is_sealed: bool) -> None:
        """`is_sealed`: one answer among others that nobody has seen, a stand-in's too."""
        model = self.model
        if any(each.startswith("stand-in") for each in gone) and not is_sealed:
            raise Broken("a stand-in's move is taken back")
        movers = {int(each.split(" ")[1]) for each in gone if each.startswith("seat")}
        movers = {seat for seat in movers if model.seats[seat].devices}  # else nobody can be asked
        asker = model.undo_by if model.undo_by is not None else min(movers, default=None)
        asked = movers | (model.people() if len(gone) > 1 else set())
        lacking = asked - model.agreed - {asker}
        if lacking and len(gone) > 1:
            raise Broken("moves are taken back without the consent of all whom it concerns")
        if self.before_move is not None and movers == {self.before_move[0]} and len(gone) == 1:
            left = self.seconds_left()
            if model.undo_by is None and left is not None and left > self.before_move[1] + 1:
                raise Broken("taking back one's own move refills one's clock")
        model.undo_by = None
        model.agreed = set()

    def check_shares(self) -> None:
        """Who has added to the shuffle is told, what they added only from the start on, and then
        all of it; the server's seed only afterwards."""
        shares = [seat.share for seat in self.model.seats]
        status, shown = self.model.status, self.shown
        if status in ("gathering", "running") and shown["seed"] is not None:
            raise Broken("the seed is told before the end")
        if status == "gathering" and shown["shares"] is not None:
            raise Broken("shares are told before the start")
        if status == "running" and shown["shares"] != shares:
            raise Broken("a share is lost or another's")
        if shown["given"] != [seat for seat, share in enumerate(shares) if share is not None]:
            raise Broken("it is told wrongly who has added a share")

    def seconds_left(self) -> float | None:
        deadline = self.shown["deadline"]
        return None if deadline is None else deadline - self.system.now()

    def check_undo(self) -> None:
        asked = self.shown["undo"]["asked"]
        model = self.model
        if asked is None:
            model.undo_by = None
            model.agreed = set()
        elif model.undo_by is None:
            model.undo_by, model.undo_since = asked, self.system.now()
            model.agreed = set()
        elif self.system.now() - model.undo_since > 40:
            raise Broken("a question to take back stays open after its time")

    def check_view(self, who: str, shown: Json) -> None:
        if shown["holds"] != self.model.holds(who):
            holds = f"{shown['holds']}, and should hold {self.model.holds(who)}"
            raise Broken(f"somebody holds {holds}")

    async def probe(self, who: str, seat: int) -> None:
        """Somebody tries a seat's eyes: at the table, its record, its replay, and by a socket."""
        allowed = seat in self.model.holds(who)
        way = self.choices.below(3) if self.model.was_played else 0
        path = (f"?seat={seat}", f"/record?seat={seat}", f"/replay?eyes={seat}")[way]
        is_over = self.model.status in ("finished", "ended")
        if way and is_over:
            return
        answer = await self.ask(who, "GET", f"/tables/{self.table}{path}")
        if (answer.status == 200) != allowed:
            raise Broken(f"a seat's {('view', 'record', 'replay')[way]} is answered {answer.status}"
                         f" to who {'holds' if allowed else 'does not hold'} it")  # fmt: skip
        if allowed and way == 0 and answer.json["position"] is not None:
            await self.check_position(seat, answer.json["position"])

    async def check_position(self, seat: int, shown: Json) -> None:
        live = await self.services.tables.get(self.table)
        game, table = live.state.game, live.state.game_state
        assert table is not None
        right = json.loads(json.dumps(game.view_json(game.view(table, seat)), default=list))
        if not live.state.charter.choices.purses or self.model.status != "running":
            return
        if {key: shown[key] for key in ("legal", "owing")} != {
            key: right[key] for key in ("legal", "owing")
        }:
            raise Broken("a seat's view is not what it knows")

    async def check_sockets(self) -> None:
        """Whoever lost a seat hears nothing more through its eyes."""
        for who, seat, socket in list(self.sockets):
            if socket.is_closed():
                await self.forget(who, seat, socket)
                continue
            may_listen = seat is None or seat in self.model.holds(who)
            if who.startswith("token ") and not self.is_good(who):
                may_listen = False
            if not may_listen:
                for _ in range(20):
                    await asyncio.sleep(0)
                if not socket.is_closed():
                    raise Broken("a socket stays open after its seat was lost")
                await self.forget(who, seat, socket)

    def is_good(self, token: str) -> bool:
        return any(
            f"token {link.id}" == token and not link.revoked and self.model.holds(token)
            for link in self.model.links
        )

    async def forget(self, who: str, seat: int | None, socket: Socket) -> None:
        self.sockets.remove((who, seat, socket))
        if seat is not None:
            self.model.present[seat].discard(id(socket))
            self.model.seen[seat] = self.system.now()
        await socket.leave()

    async def open_socket(self, who: str, seat: int | None) -> None:
        query = "" if seat is None else f"?seat={seat}"
        path = f"/api/tables/{self.table}/socket{query}"
        socket = Socket(self.app, path, self.headers(who))
        for _ in range(10_000):  # seconds, where the machine is busy
            await asyncio.sleep(0)
            if socket.heard or socket.closed is not None:
                break
            await asyncio.sleep(0.0005)
        allowed = seat is None or seat in self.model.holds(who)
        if who.startswith("token ") and not self.is_good(who):
            allowed = False
        if socket.heard and not allowed:
            raise Broken("a socket opens at a seat that is not its own")
        if not socket.heard and allowed:
            raise Broken(f"a socket is refused at one's own seat ({socket.closed})")
        self.choices.note(f"socket of {who} at {seat}: {'open' if socket.heard else 'refused'}")
        if not socket.heard:
            await socket.leave()
            return
        self.sockets.append((who, seat, socket))
        if seat is not None:
            self.model.present[seat].add(id(socket))

    async def race(self, *acts: Callable[[], Awaitable[Answer]]) -> list[Answer]:
        """At once, in an order that the store decides."""
        return list(await asyncio.gather(*(act() for act in acts)))

    def links(self, purpose: str | None = None) -> list[ModelLink]:
        return [each for each in self.model.links if purpose in (None, each.purpose)]
