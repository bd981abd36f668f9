"""Writes the tables of docs/research.md anew."""

from tests.lab.cases import LABS
from tests.lab.tables import DOCUMENT, with_tables


def main() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for name, lab in LABS.items():
        text = with_tables(text, name, lab)
    DOCUMENT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
