"""How a seat played: what was typical of it, in figures."""

from kutter.games.fishing.cards import GREEN, Card, suit_of
from kutter.games.fishing.rules import event_kinds as kinds
from kutter.games.fishing.state import PLAY
from kutter.language.sentences import Sentence
from kutter.records.replay import Replay

CAUGHT = (kinds.CAUGHT_BY_ZERO, kinds.CAUGHT_BY_ALL, kinds.CAUGHT_BY_WINNER)


def style(replay: Replay, seat: int) -> list[Sentence]:
    leads: list[Card] = []
    winners: list[int] = []
    catchers: list[int] = []
    before = replay.start[0]
    for step in replay.steps():
        is_lead = step.move.verb == PLAY and before["played"] == before["trick_start"]
        if is_lead and step.move.seat == seat:
            leads.append(step.move.things[0])
        winners += [event.who for event in step.events if event.what == kinds.WON_TRICK]
        catchers += [event.who for event in step.events if event.what in CAUGHT]
        before = step.state[0]
    trumps = sum(suit_of(card) == GREEN for card in leads)
    won, caught = winners.count(seat), catchers.count(seat)
    return [
        Sentence("fishing-style-led", leads=len(leads), trumps=trumps),
        Sentence("fishing-style-won", won=won, tricks=len(winners), cards=caught),
    ]
