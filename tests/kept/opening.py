"""What a version makes of what was kept: the same as the version that wrote it."""

import hashlib
import json
from typing import Any, Final

from kutter.games.contract import SPECTATOR
from kutter.records.format import Record
from kutter.records.replay import replay
from tests.server.running import Browser, Json, Server

EYES: Final = ("spectator", 0, 1, 2)
ADDED: Final = {"ahead", "decided", "winner"}
ADDED_IN_MID_GAME: Final = {"lengths", "score"}
"""What views tell since."""


def outcome_of(record: Record) -> Json:
    """That it holds, what came of it, and how the last position looks to everybody."""
    played = replay(record)
    played.verify()
    *_, last = played.steps()
    sights = [SPECTATOR, *range(record.players)] if not has_gaps(record) else [SPECTATOR]
    views = [
        as_told_then(played.game.view_json(played.game.view(last.state, eyes))) for eyes in sights
    ]
    return {
        "result": record.result,
        "moves": len(record.moves),
        "views": hashlib.sha256(json.dumps(views, sort_keys=True).encode()).hexdigest(),
    }


def as_told_then(view: Json) -> Any:
    """One's own score stands beside the position since."""
    added = ADDED if view["phase"] == "over" else ADDED | ADDED_IN_MID_GAME
    return without(added, {name: each for name, each in view.items() if name != "score"})


def without(added: set[str], view: Any) -> Any:
    if isinstance(view, dict):
        return {name: without(added, each) for name, each in view.items() if name not in added}
    return [without(added, each) for each in view] if isinstance(view, list) else view


def has_gaps(record: Record) -> bool:
    """Then somebody's cards are made up."""
    return any("?" in move.split(" ") for move in record.moves)


def known(server: Server, told: Json, name: str) -> Browser:
    browser = Browser(server)
    browser.http.cookies.set("kutter", told["cookies"][name])
    return browser


async def everything_seen(server: Server, told: Json) -> Json:
    """By table, person and eyes: what they see, or why not."""
    seen: dict[str, Any] = {}
    for table, about in told["tables"].items():
        if table == "uploaded":
            continue
        for name in (*told["cookies"], "a stranger"):
            browser = Browser(server) if name == "a stranger" else known(server, told, name)
            for eyes in EYES:
                query = {} if eyes == "spectator" else {"seat": eyes}
                asked = f"/tables/{about['id']}"
                key = f"{table}, {name} at {eyes}"
                answer = await browser.http.get(f"/api{asked}", params=query)
                seen[key] = answer.json()
                record = await browser.http.get(f"/api{asked}/record", params=query)
                seen[f"{key}, record"] = record.json()
    uploaded = await Browser(server).get(f"/records/{told['tables']['uploaded']['id']}")
    return {**seen, "uploaded": uploaded}
