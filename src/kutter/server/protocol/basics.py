"""What messages are made of. docs/api.md explains all of them; web/ has types made of them.

What comes in is closed: an unknown key is an error. What goes out is a view, made in table/.
"""

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from kutter.games.registry import metas

Eyes = int | Literal["spectator"]
"""Through which a table is seen: a seat's, or those of whoever watches."""
Status = Literal["gathering", "running", "finished", "frozen", "ended"]
Reaction = Literal["well-played", "thanks", "lucky", "ouch", "thinking", "again"]
"""What can be said with one tap. Logs keep them: a list that grows, and never loses one."""

MOST_SEATS: Final = max(meta.seats[-1] for meta in metas().values())


def known_game(name: str) -> str:
    if name not in metas():
        raise ValueError("no such game")
    return name


GameName = Annotated[str, AfterValidator(known_game)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS, strict=True)]
Flag = Annotated[bool, Field(strict=True)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]
MOST_NAME: Final = 24
Name = Annotated[str, StringConstraints(min_length=1, max_length=MOST_NAME)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40)]
MoveText = Word
CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{6,64}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,86}$")]
ShareText = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class Incoming(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Outgoing(BaseModel):
    model_config = ConfigDict(frozen=True)
