"""How a seat played: what was typical of it, in figures."""

from kutter.games.fishing.cards import GREEN, suit_of
from kutter.games.fishing.rules import event_kinds as kinds
from kutter.games.fishing.state import PLAY
from kutter.language.sentences import Sentence
from kutter.records.replay import Replay

CAUGHT = (kinds.CAUGHT_BY_ZERO, kinds.CAUGHT_BY_ALL, kinds.CAUGHT_BY_WINNER)


def style(replay: Replay, seat: int) -> list[Sentence]:
    leads = trump_leads = tricks = won = caught = 0
    before = replay.start[0]
    for step in replay.steps():
        is_lead = step.move.verb == PLAY and before["played"] == before["trick_start"]
        if is_lead and step.move.seat == seat:
            leads += 1
            trump_leads += suit_of(step.move.things[0]) == GREEN
        for event in step.events:
            tricks += event.what == kinds.WON_TRICK
            won += event.what == kinds.WON_TRICK and event.who == seat
            caught += event.what in CAUGHT and event.who == seat
        before = step.state[0]
    return [
        Sentence("fishing-style-led", leads=leads, trumps=trump_leads),
        Sentence("fishing-style-won", won=won, tricks=tricks, cards=caught),
    ]
