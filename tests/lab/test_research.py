"""docs/research.md says what is so."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.helpers import kutter
from tests.docs.documents import blocks
from tests.lab.cases import LABS
from tests.lab.sections import SECTIONS
from tests.lab.tables import DOCUMENT, begin_of, with_section, with_tables


def test_its_tables_are_those_that_compiled_code_is_made_from() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for name, lab in LABS.items():
        assert begin_of(name) in text
        assert with_tables(text, name, lab) == text, "python -m tests.lab.write"


def test_what_it_says_of_columns_measures_and_counts_is_so() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for name, section in SECTIONS.items():
        assert begin_of(name) in text
        assert with_section(text, name, section()) == text, "python -m tests.lab.write"


def test_its_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the files that its commands write."""
    pytest.importorskip("pyarrow")
    monkeypatch.chdir(tmp_path)
    programs = 0
    for block in blocks(DOCUMENT):
        if block.language == "python":
            exec(compile(block.text, str(DOCUMENT), "exec"), {})
            programs += 1
        elif re.match(r"kutter (simulate|export-data) ", block.text):
            assert kutter(*shlex.split(block.text)[1:]).code == 0
    assert programs > 4
