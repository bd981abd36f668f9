"""What somebody does at a table."""

from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from kutter.games.meta import Level
from kutter.server.protocol.basics import (
    CommandId,
    Flag,
    Incoming,
    MoveText,
    Name,
    Outgoing,
    Reaction,
    SeatNumber,
    ShareText,
    Version,
)


class Sit(Incoming):
    kind: Literal["sit"]
    seat: SeatNumber
    name: Name


class Stand(Incoming):
    """Leaves a seat before the start."""

    kind: Literal["stand"]
    seat: SeatNumber


class SeatBot(Incoming):
    """Puts a bot in an empty seat, changes its level, or with None takes it out."""

    kind: Literal["bot"]
    seat: SeatNumber
    level: Level | None


class Remove(Incoming):
    """The maker of a table sends a guest away before the start."""

    kind: Literal["remove"]
    seat: SeatNumber


class Share(Incoming):
    """What a seat's holder adds to the shuffle before the start, once: 32 bytes of chance."""

    kind: Literal["share"]
    seat: SeatNumber
    share: ShareText


class Start(Incoming):
    """Waits a few seconds for the shares of those who are there, and for nobody else."""

    kind: Literal["start"]


class MakeMove(Incoming):
    kind: Literal["move"]
    move: MoveText
    """As in records: `0 play G4`."""


class Undo(Incoming):
    """Takes back the seat's last move, or asks the others for it where that needs consent."""

    kind: Literal["undo"]


class AnswerUndo(Incoming):
    kind: Literal["answer"]
    agree: Flag


class Resign(Incoming):
    """Leaves a running game for good: a bot goes on."""

    kind: Literal["resign"]


class ComeBack(Incoming):
    """Takes a seat back from the bot that played for its absent holder."""

    kind: Literal["back"]


class Vote(Incoming):
    """At a table without a clock: a bot shall play for somebody who is gone."""

    kind: Literal["vote"]
    seat: SeatNumber


class Say(Incoming):
    """A line of chat: a text, or a reaction in its place."""

    kind: Literal["say"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=300)] | None = None
    reaction: Reaction | None = None
    name: Name | None = None
    """Of somebody who watches."""

    @model_validator(mode="after")
    def check_one_thing_is_said(self) -> Self:
        if (self.text is None) == (self.reaction is None):
            raise ValueError("either a text or a reaction")
        return self


class Rematch(Incoming):
    kind: Literal["rematch"]


class End(Incoming):
    """Ends a table that has not started, or is frozen, or that only bots still play."""

    kind: Literal["end"]


Act = Annotated[
    Sit
    | Stand
    | SeatBot
    | Remove
    | Share
    | Start
    | MakeMove
    | Undo
    | AnswerUndo
    | Resign
    | ComeBack
    | Vote
    | Say
    | Rematch
    | End,
    Field(discriminator="kind"),
]


class Command(Incoming):
    """An act at a table. A repeat with the same id gets the first answer."""

    type: Literal["do"] = "do"
    id: CommandId
    version: Version
    """The last event that its sender had seen."""
    act: Act


class HttpCommand(Command):
    """A socket is bound to its seat; a request names it."""

    seat: SeatNumber | None = None


class Accepted(Outgoing):
    version: int
