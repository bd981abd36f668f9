"""Entries of a log, and what must be true with them: all or nothing, many or few."""

import asyncio

import pytest
from sqlalchemy import func, insert, select

from kutter.server.protocol.refusals import Refused
from kutter.server.storage import schema
from kutter.server.storage.session import MOST_ROWS
from kutter.server.storage.store import Store, work_of
from tests.server.storage.test_store import a_record, add_empty_table, an_entry, kept, opened

pytestmark = pytest.mark.anyio


async def numbers(store: Store) -> list[int]:
    rows = await store.rows(select(schema.entries.c.number).order_by(schema.entries.c.number))
    return [row.number for row in rows]


async def test_what_stands_in_the_log_is_read_as_it_was(database: str) -> None:
    async with opened(database) as store:
        await add_empty_table(store)
        said = an_entry(1, "anna", "command-1") | {"data": {"text": "Käpt'n \"\\"}, "at": 1.25}
        await store.write([said])
        row = (await store.rows(select(schema.entries)))[0]
        assert row._asdict() == said


async def test_more_than_one_statement_holds(database: str) -> None:
    async with opened(database) as store:
        await add_empty_table(store)
        await store.write([an_entry(number) for number in range(2 * MOST_ROWS + 1)])
        found = await store.rows(select(func.count()).select_from(schema.entries))
        assert found[0][0] == 2 * MOST_ROWS + 1


async def test_entries_and_what_comes_with_them_are_written_together_or_not_at_all(
    database: str,
) -> None:
    async with opened(database) as store:
        await add_empty_table(store)
        beside = insert(schema.records)
        await store.write([an_entry(1)], work_of([beside.values(**a_record("a"))]))
        for rows in ([an_entry(1)], [an_entry(2), an_entry(1)]):
            with pytest.raises(Refused):
                await store.write(rows, work_of([beside.values(**a_record("b"))]))
            with pytest.raises(Refused):
                await store.write(rows)
        await store.write([an_entry(2)])  # nothing of what failed comes with it
        assert await numbers(store) == [1, 2]
        assert await kept(store) == ["a"]


async def test_an_entry_that_cannot_be_fails_alone(database: str) -> None:
    async with opened(database) as store:
        await add_empty_table(store)
        all_at_once = (store.write([an_entry(number)]) for number in (1, 2, 1, 3))
        ends = await asyncio.gather(*all_at_once, return_exceptions=True)
        assert [type(each) for each in ends].count(Refused) == 1
        assert await numbers(store) == [1, 2, 3]
