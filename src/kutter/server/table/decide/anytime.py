"""At any time: what is said, and how a table ends."""

from typing import Final

from kutter.server.identity.holders import is_program
from kutter.server.identity.names import clean_text
from kutter.server.protocol.acts import Say
from kutter.server.protocol.refusals import Refused
from kutter.server.table.decide.actor import Actor, Moment
from kutter.server.table.decide.gathering import check_maker, free_name
from kutter.server.table.entries import Change, Ended, Said
from kutter.server.table.state import TableState

MOST_SAID: Final = 10_000


MOST_SAID_BY_WATCHERS: Final = 2_000
"""Lines of chat, of all."""


def say(state: TableState, actor: Actor, act: Say) -> list[Change]:
    if not state.charter.choices.chat:
        raise Refused("no-chat-here", 403)
    text = clean_text(act.text or "")
    if not text and not act.reaction:
        raise Refused("empty-text", 422)
    if state.said >= MOST_SAID:
        raise Refused("chat-is-full")
    if actor.seat is not None and actor.seat in state.held_by(actor.holder):
        return [Said(state.seats[actor.seat].name or "", text, actor.seat, act.reaction)]
    if actor.holder is None or is_program(actor.holder):
        raise Refused("no-browser", 403)
    if state.said_by_watchers >= MOST_SAID_BY_WATCHERS:
        raise Refused("chat-is-full")
    return [Said(free_name(state, act.name or ""), text, reaction=act.reaction)]


def end(state: TableState, actor: Actor, moment: Moment) -> list[Change]:
    if state.status == "gathering":
        check_maker(state, actor)
        return [Ended("maker")]
    if not state.held_by(actor.holder) and actor.holder != state.charter.maker:
        raise Refused("not-at-the-table", 403)
    if state.status == "frozen":
        return [Ended("holder")]
    slow = {seat for seat in state.too_slow() if not moment.is_gone(seat)}
    others = (state.people() | slow) - set(state.held_by(actor.holder))
    if state.status == "running" and not others:
        return [Ended("holder")]
    raise Refused("others-still-play")
