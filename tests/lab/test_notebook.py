"""docs/examples/research.ipynb runs, and shows what comes of it."""

from pathlib import Path
from tempfile import gettempdir

import pytest

from tests.docs.documents import ROOT
from tests.lab.notebook import FILE, kept, outputs, programs

KEYS = {"cell_type", "id", "metadata", "source"}
MOST_BYTES = 100_000


def test_it_is_a_notebook_of_the_fourth_format() -> None:
    notebook = kept()
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert notebook["metadata"]["kernelspec"]["name"] == "python3"
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len({*ids}) == len(ids)
    for cell in notebook["cells"]:
        more = {"execution_count", "outputs"} if cell["cell_type"] == "code" else set()
        assert cell.keys() == KEYS | more
    assert [cell["execution_count"] for cell in programs(notebook)] == [1, 2, 3, 4, 5, 6]


def test_it_is_small_and_tells_nothing_of_a_machine() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert len(text) < MOST_BYTES
    for place in (ROOT, Path.home(), Path(gettempdir()), "site-packages"):
        assert f"{place}/" not in text


def test_its_programs_print_what_it_shows() -> None:
    """Pictures may differ from one version of matplotlib to the next."""
    pytest.importorskip("matplotlib")
    pytest.importorskip("pettingzoo")
    notebook = kept()
    for cell, found in zip(programs(notebook), outputs(notebook), strict=True):
        shown = cell["outputs"]
        assert [each["output_type"] for each in found] == [each["output_type"] for each in shown]
        for now, before in zip(found, shown, strict=True):
            assert now.get("text") == before.get("text"), "python -m tests.lab.notebook"
