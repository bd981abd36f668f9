"""What holds for all tests."""

import os

import pytest
from hypothesis import settings

settings.register_profile("steady", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("steady")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Where nothing may be missing, a test that was skipped is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("NO_SKIPS") and reporter is not None and reporter.stats.get("skipped"):
        reporter.write_line("skipped tests count as failed here", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
