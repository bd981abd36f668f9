"""What a host asks."""

from typing import Literal

from kutter.server.protocol.basics import Outgoing

NotReady = Literal["stopping", "not-alone", "not-hearing", "not-writing", "not-reading"]


class Readiness(Outgoing):
    status: Literal["ready"] | NotReady


class Health(Outgoing):
    status: Literal["ok", "stopping"]
    version: str
    tables: int
