"""Links and names of files in the documents lead somewhere."""

from pathlib import Path

import pytest

from tests.docs.documents import EVERYTHING, NAMED_FILE, ROOT, anchors, links

EACH = pytest.mark.parametrize(
    "document", EVERYTHING, ids=lambda path: path.relative_to(ROOT).as_posix()
)


@EACH
def test_links_lead_to_files_and_headings(document: Path) -> None:
    for link in links(document):
        if link.startswith(("https://", "http://", "mailto:")):
            continue
        name, _, anchor = link.partition("#")
        target = (document.parent / name).resolve() if name else document
        assert target.is_relative_to(ROOT), link
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


@EACH
def test_files_that_are_named_are_there(document: Path) -> None:
    for name in NAMED_FILE.findall(document.read_text(encoding="utf-8")):
        assert (ROOT / name).exists(), name


def test_the_readme_is_looked_through() -> None:
    assert len(links(ROOT / "README.md")) > 15
    assert "f1-3" in anchors(ROOT / "docs" / "rules" / "fishing.en.md")
