"""How a seat played: what was typical of it, in figures."""

from statistics import fmean

from kutter.games.freshfish.rules import event_kinds as kinds
from kutter.games.freshfish.state import DRAW, RESERVE
from kutter.language.sentences import Sentence
from kutter.records.replay import Replay


def style(replay: Replay, seat: int) -> list[Sentence]:
    verbs: list[int] = []
    paid: list[int] = []
    lengths: list[int] = []
    returned = 0
    for step in replay.steps():
        if step.move.seat == seat:
            verbs.append(step.move.verb)
        for event in step.events:
            if event.who == seat and event.what == kinds.AUCTION_WON:
                paid.append(event.number)
            elif event.who == seat and event.what == kinds.MEASURED:
                lengths.append(event.number)
            elif event.who == seat and event.what == kinds.DISC_RETURNED:
                returned += 1
    before_drawing = verbs[: verbs.index(DRAW)] if DRAW in verbs else verbs
    found = [Sentence("freshfish-style-reserved", number=before_drawing.count(RESERVE))]
    if paid:
        coins = round(fmean(paid), 1)
        found.append(Sentence("freshfish-style-paid", stalls=len(paid), coins=coins))
    if lengths:
        length = round(fmean(lengths), 1)
        found.append(Sentence("freshfish-style-lengths", length=length, returned=returned))
    return found
