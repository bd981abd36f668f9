"""Which results count, and how many days in a row somebody has played."""

from datetime import date
from itertools import product

import pytest

from kutter.server.contests.days import day_at, end_of, seed_of, streaks
from kutter.server.contests.ledger import Ledger, trying
from kutter.server.contests.results import marks_of
from kutter.server.storage.store import Store
from kutter.server.storage.upgrade import bring_up_to_date
from kutter.server.table.charter import Contest

TODAY = date(2026, 3, 1)


@pytest.mark.parametrize(
    ("days", "told"),
    [
        ([], (0, 0)),
        (["2026-03-01"], (1, 1)),
        (["2026-02-28"], (1, 1)),
        (["2026-02-27"], (0, 1)),
        (["2026-02-28", "2026-03-01", "2026-02-27"], (3, 3)),
        (["2026-01-01", "2026-01-02", "2026-01-03", "2026-03-01"], (1, 3)),
        (["2026-03-01", "2026-03-01"], (1, 1)),
    ],
)
def test_days_in_a_row(days: list[str], told: tuple[int, int]) -> None:
    assert streaks(days, TODAY) == told


def test_a_day_is_one_of_utc() -> None:
    noon = 1_772_366_400.0
    assert day_at(noon) == TODAY
    assert day_at(end_of(TODAY) - 0.001) == TODAY
    assert day_at(end_of(TODAY)) == date(2026, 3, 2)


def test_every_day_game_variant_and_secret_has_a_seed_of_its_own() -> None:
    seeds = {
        seed_of(secret, day, game, options)
        for secret, day, game, options in product(
            (b"one", b"two"),
            (TODAY, date(2026, 3, 2)),
            ("fishing", "freshfish"),
            ({}, {"variant": "market"}),
        )
    }
    assert len(seeds) == 16


def contest(closes: float | None, source: str | None) -> Contest:
    return Contest(
        id="contest",
        day=None if closes is None else "2026-03-01",
        closes=closes,
        game="fishing",
        options={},
        seat=0,
        bots=(None, "mate", "mate"),
        simulations=1,
        bots_version=2,
        deal="deal",
        seed=b"seed",
        commitment="commitment",
        source=source,
        created=0.0,
    )


@pytest.mark.anyio
@pytest.mark.parametrize(("closes", "source"), [(100.0, None), (None, "source")])
async def test_a_result_counts_just_where_nothing_is_marked(
    database: str, closes: float | None, source: str | None
) -> None:
    store = Store(database)
    await store.open()
    await bring_up_to_date(store)
    ledger, held = Ledger(store), contest(closes, source)
    kinds = product((1, 2), (None, 99.0, 100.0), (False, True), (1, 2), (None, False, True))
    tries = [
        trying(
            held,
            table=f"table {number}",
            holder=f"holder {number}",
            name="Anna",
            number=which,
            bots_version=version,
            begun=0.0,
            finished=finished,
            place=1,
            score=float(number),
            lead=float(number),
            is_left=is_left,
            is_checked=is_checked,
        )
        for number, (which, finished, is_left, version, is_checked) in enumerate(kinds)
    ]
    own = {"bots_version": 2, "begun": 0.0, "finished": 50.0, "place": 1, "score": 0.0, "lead": 0.0}
    tries.append(trying(held, "source", "maker", "Anna", 1, is_left=False, **own))
    await ledger.add(held, *tries)
    found = await ledger.best("contest", 1000)
    counting = [each for each in found if not marks_of(held, each)]
    assert (await ledger.people(["contest"]))["contest"] == len(counting) > 0
    assert found[: len(counting)] == counting, "those that count come first"
    leads = [each.outcome.lead for each in counting if each.outcome]
    assert leads == sorted(leads, reverse=True)
    await store.close()
