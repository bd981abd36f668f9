"""Deals of the day and challenges: one deal that many play, each alone against the same bots."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fastapi import Request, Response

from kutter.server.contests.contests import MOST_TRIES, Contests
from kutter.server.contests.days import ONE, end_of, streaks
from kutter.server.contests.ledger import Try
from kutter.server.contests.results import first_of, results_of
from kutter.server.http.endpoints.asking import api_router, services_of, table_for
from kutter.server.http.endpoints.links import qr_code
from kutter.server.identity.cookies import address
from kutter.server.protocol.basics import Id
from kutter.server.protocol.contests import (
    ChallengeOut,
    ContestOut,
    ContestSummary,
    Daily,
    TryRequest,
)
from kutter.server.protocol.tables import Created
from kutter.server.table.charter import Contest
from kutter.server.table.decide.actor import Actor

router = api_router()

MOST_SHOWN: Final = 100
"""Results of a contest, beside one's own."""


@router.get("/daily")
async def daily(request: Request) -> Daily:
    """The deals of today and of yesterday. Days are those of UTC."""
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    contests = services.contests
    today = contests.today()
    found = {day: await contests.on(day) for day in (today, today - ONE)}
    seen = await Seen.of(request, [each for of_day in found.values() for each in of_day])
    days = [] if seen.holder is None else await contests.ledger.days_of(seen.holder)
    streak, longest = streaks(days, today)
    return Daily(
        day=today.isoformat(),
        closes=end_of(today),
        today=[ContestSummary(**seen.summary(each)) for each in found[today]],
        yesterday=[ContestSummary(**seen.summary(each)) for each in found[today - ONE]],
        streak=streak,
        longest=longest,
    )


@dataclass(frozen=True)
class Seen:
    """What a browser may know of some contests."""

    contests: Contests
    holder: str | None
    own: Mapping[str, Sequence[Try]]
    people: Mapping[str, int]

    @classmethod
    async def of(cls, request: Request, contests: Sequence[Contest]) -> "Seen":
        services = services_of(request)
        holder = await services.cookies.holder(request)
        names = [each.id for each in contests]
        own = await services.contests.own(names, holder)
        people = await services.contests.ledger.people(names)
        return cls(services.contests, holder, own, people)

    def summary(self, contest: Contest) -> dict[str, Any]:
        own = self.own.get(contest.id, ())
        return {
            "id": contest.id,
            "day": contest.day,
            "game": contest.game,
            "options": contest.options,
            "players": contest.players,
            "closes": contest.closes,
            "is_over": contest.is_over(self.contests.system.now()),
            "people": self.people.get(contest.id, 0),
            "own": first_of(contest, own),
            "running": self.contests.running(own),
        }


@router.get("/contests/{contest}")
async def look_at_contest(contest: Id, request: Request) -> ContestOut:
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    contests = services.contests
    found = await contests.get(contest)
    seen = await Seen.of(request, [found])
    own = seen.own.get(found.id, ())
    best = await contests.ledger.best(found.id, MOST_SHOWN)
    contests.check(found, [*best, *own])
    source = None if found.source is None else await contests.ledger.at(found.source)
    return ContestOut(
        **seen.summary(found),
        seat=found.seat,
        bots=list(found.bots),
        simulations=found.simulations,
        bots_version=found.bots_version,
        by=None if source is None else source.name,
        results=results_of(found, best, own, seen.holder, services.system.now()),
        solution=await contests.solution(found),
        tries_left=MOST_TRIES - len(own),
    )


@router.post("/contests/{contest}/tries", status_code=201)
async def begin_try(
    contest: Id, wanted: TryRequest, request: Request, response: Response
) -> Created:
    """A table of one's own, already begun; or the one that is under way."""
    services = services_of(request)
    services.rate_limits.check("new_tables", address(request))
    found = await services.contests.get(contest)
    holder = await services.cookies.holder_or_new(request, response)
    table = await services.contests.begin(found, Actor(holder), wanted.name)
    table.bots.payer = address(request)
    return Created(id=table.id)


@router.post("/tables/{table}/challenge", status_code=201)
async def challenge(table: Id, request: Request) -> ChallengeOut:
    """The deal of a game that one has finished alone against bots, for others to do better."""
    services = services_of(request)
    services.rate_limits.check("new_tables", address(request))
    found = await table_for(request, table)
    holder = await services.cookies.holder(request, found.id)
    made = await services.contests.challenge(found, holder)
    url = services.address_of(request, f"/contests/{made.id}")
    return ChallengeOut(id=made.id, url=url, qr=qr_code(url))
