"""Writes the tables of docs/research.md anew."""

from tests.lab.cases import LABS
from tests.lab.sections import SECTIONS
from tests.lab.tables import DOCUMENT, with_section, with_tables


def main() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for name, lab in LABS.items():
        text = with_tables(text, name, lab)
    for name, section in SECTIONS.items():
        text = with_section(text, name, section())
    DOCUMENT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
