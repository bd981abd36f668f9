"""What holds for all tests."""

import faulthandler
import gc
import logging
import os
import signal
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Final

import pytest
from hypothesis import settings

settings.register_profile("steady", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("steady")

collect_ignore_glob = [] if find_spec("torch") else ["*/train/*"]
"""PyTorch is not installed with us: make test-train."""
MARKED_SECONDS: Final = {"slow": 3600, "browser": 900, "ray": 900, "gpu": 900}
"""Limits of tests that take longer than pyproject.toml allows to every other."""
LONG: Final = (
    "server/nodes/test_breaking.py",
    "server/table/test_leaks.py",
    "server/bots/test_workers.py",
    "server/storage/test_crash.py",
    "server/http/test_stopping.py",
    "browser/test_contests.py",
    "browser/test_third_game.py",
)
"""Files to begin with: a process of the run that has one of them at the end keeps all waiting."""
COMPILED_SECONDS: Final = 30
"""After its limit: compiled code lets no Python in, also not the limit's, and ends the run."""

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # So starts a job in the background. Our children would ignore Ctrl-C too, and never end.
    signal.signal(signal.SIGINT, signal.default_int_handler)

if sys.dont_write_bytecode:
    # Set in many containers. Hundreds of processes start in a run, and each would compile all of
    # our sources anew; pytest would do so with the tests.
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

_stderr = pytest.StashKey[int]()


def pytest_configure(config: pytest.Config) -> None:
    assert sys.__stderr__ is not None
    config.stash[_stderr] = os.dup(sys.__stderr__.fileno())


def pytest_collection_finish() -> None:
    """All tests stay to the end: nobody need look for garbage among them again."""
    gc.collect()
    gc.freeze()


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: some tests only wait."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.path.as_posix().endswith(LONG))
    for item in items:
        seconds = [each for mark, each in MARKED_SECONDS.items() if item.get_closest_marker(mark)]
        if seconds and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(max(seconds)))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    faulthandler.dump_traceback_later(
        limit_of(item) + COMPILED_SECONDS, exit=True, file=item.config.stash[_stderr]
    )
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


def limit_of(item: pytest.Item) -> float:
    marked = item.get_closest_marker("timeout")
    return float(marked.args[0] if marked else item.config.getini("timeout"))


@pytest.fixture(autouse=True)
def _quiet_again() -> Iterator[None]:
    """After a test that set up logs as a server does: others would hear its clients, too."""
    level = logging.root.level
    yield
    logging.root.setLevel(level)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Where nothing may be missing, a test that was skipped is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("NO_SKIPS") and reporter is not None and reporter.stats.get("skipped"):
        reporter.write_line("skipped tests count as failed here", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
