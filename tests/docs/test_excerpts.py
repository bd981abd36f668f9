"""What a document quotes of an example stands in the example."""

import re

from tests.docs.documents import ROOT

QUOTED = re.compile(r"^```(py|toml|ftl)\n(.*?)^```$", re.M | re.DOTALL)
EXAMPLE = ROOT / "docs" / "examples" / "gulls"


def test_write_a_game_quotes_the_game_as_it_is() -> None:
    quotes = QUOTED.findall((ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8"))
    assert len(quotes) > 8
    for kind, quote in quotes:
        sources = [path.read_text(encoding="utf-8") for path in EXAMPLE.rglob(f"*.{kind}")]
        assert any(quote in source for source in sources), quote
