"""What tests of databases share."""

from pathlib import Path

import pytest

from kutter.server.settings import sqlite_url
from tests.server.postgres import new_postgres


@pytest.fixture
def other_kind(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of the other kind."""
    if database.startswith("sqlite"):
        return new_postgres(request.getfixturevalue("postgres_server"))
    return sqlite_url(tmp_path / "other.db")
