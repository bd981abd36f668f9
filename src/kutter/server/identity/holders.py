"""Who can hold a seat: a browser by its id, or a program by the link that is its token."""

from dataclasses import dataclass
from typing import Final, Literal

Purpose = Literal["guest", "device", "bot"]

PROGRAM: Final = "link:"


def program(link: str) -> str:
    """The holder that a program's token stands for."""
    return f"{PROGRAM}{link}"


def is_program(holder: str | None) -> bool:
    return holder is not None and holder.startswith(PROGRAM)


@dataclass(frozen=True)
class Link:
    id: str
    table: str
    seat: int
    purpose: Purpose
    created: float
    maker: str | None
    """The browser that made it, if that is known."""
    holding: int | None
    """Of a device's link: the holding of the seat that it belongs to."""
    holder: str | None = None
    """The browser that has redeemed it."""
