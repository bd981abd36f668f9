"""Work for strangers, in workers of its own: bounded, and only while somebody waits."""

import asyncio

import pytest

from kutter.server.bots.pool import Readers
from kutter.server.protocol.refusals import Refused
from tests.server import bad_jobs
from tests.server.bots.asking import ANNA, LIMIT, started

pytestmark = [pytest.mark.anyio, pytest.mark.own_workers]


@pytest.mark.parametrize(
    "job", [bad_jobs.Hangs(), bad_jobs.Grows(), bad_jobs.Crashes()], ids=["hangs", "grows", "dies"]
)
async def test_what_a_stranger_has_worked_out_is_bounded(job: bad_jobs.Bad) -> None:
    async with started(Readers(1, seconds=LIMIT)) as readers:
        with pytest.raises(Refused) as refusal:
            await readers.read(job, ANNA)
        assert (refusal.value.code, refusal.value.status) == ("too-costly", 422)
        assert await readers.read(bad_jobs.Tells(), ANNA), "the next is answered"


async def test_work_for_which_nobody_waits_is_stopped() -> None:
    async with started(Readers(1, seconds=600)) as readers:
        before = await readers.read(bad_jobs.Tells(), ANNA)
        abandoned = asyncio.create_task(readers.read(bad_jobs.Hangs(), ANNA))
        await asyncio.sleep(0.2)
        abandoned.cancel()
        assert await readers.read(bad_jobs.Tells(), ANNA) != before


async def test_what_is_wrong_with_a_record_is_told_as_it_is() -> None:
    async with started(Readers(1)) as readers:
        before = await readers.read(bad_jobs.Tells(), ANNA)
        for error in bad_jobs.ERRORS:
            with pytest.raises(type(error)) as told:
                await readers.read(bad_jobs.Raises(error), ANNA)
            assert str(told.value) == str(error)
            assert vars(told.value).keys() == vars(error).keys()
        assert await readers.read(bad_jobs.Tells(), ANNA) == before, "no fault of the worker"
