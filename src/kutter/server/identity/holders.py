"""Who can hold a seat: a browser by its id, or a program by the link that is its token."""

from typing import Final

PROGRAM: Final = "link:"


def program(link: str) -> str:
    """The holder that a program's token stands for."""
    return f"{PROGRAM}{link}"


def is_program(holder: str | None) -> bool:
    return holder is not None and holder.startswith(PROGRAM)
