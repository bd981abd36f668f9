"""What tests of contests share."""

from tests.server.contests.playing import hasty  # noqa: F401  a fixture
