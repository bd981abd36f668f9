"""Refusals: what a client may mend, with a code for programs and a sentence for people."""

from typing import Any

from kutter.language.errors import IllegalMove, KutterError
from kutter.language.sentences import SaysJson
from kutter.server.protocol.basics import Outgoing


class Refusal(Outgoing):
    """Why not. `code` is for programs, `says` for people, `rule` where a rule forbids it."""

    code: str
    says: SaysJson
    rule: str | None = None


class RefusalBody(Outgoing):
    refusal: Refusal


class Refused(KutterError):
    """`status` is that of HTTP; sockets only tell the code and the sentence."""

    def __init__(self, code: str, status: int = 409, **arguments: Any) -> None:
        super().__init__(f"refused-{code}", **arguments)
        self.code = code
        self.status = status


class RefusedElsewhere(KutterError):
    """By another node, in its words."""

    def __init__(self, refusal: Refusal, status: int) -> None:
        super().__init__(refusal.says["message"], **refusal.says.get("arguments", {}))
        self.refusal = refusal
        self.status = status


def refusal_of(error: KutterError) -> Refusal:
    if isinstance(error, RefusedElsewhere):
        return error.refusal
    if isinstance(error, IllegalMove):
        return Refusal(code="illegal", rule=error.rule, says=error.sentence.to_json())
    code = error.code if isinstance(error, Refused) else error.sentence.message
    return Refusal(code=code, says=error.sentence.to_json())


def status_of(error: KutterError) -> int:
    if isinstance(error, Refused | RefusedElsewhere):
        return error.status
    return 409 if isinstance(error, IllegalMove) else 422
