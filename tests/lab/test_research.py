"""docs/research.md says what is so."""

from tests.docs.documents import blocks
from tests.lab.cases import LABS
from tests.lab.tables import DOCUMENT, begin_of, with_tables


def test_its_tables_are_those_that_compiled_code_is_made_from() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for name, lab in LABS.items():
        assert begin_of(name) in text
        assert with_tables(text, name, lab) == text, "python -m tests.lab.write"


def test_its_examples_run() -> None:
    programs = [block.text for block in blocks(DOCUMENT) if block.language == "python"]
    assert len(programs) > 1
    for program in programs:
        exec(compile(program, str(DOCUMENT), "exec"), {})
