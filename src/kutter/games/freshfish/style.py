"""How a seat played: what was typical of it, in figures."""

from kutter.games.freshfish.rules import event_kinds as kinds
from kutter.games.freshfish.state import DRAW, RESERVE
from kutter.language.sentences import Sentence
from kutter.records.replay import Replay


def style(replay: Replay, seat: int) -> list[Sentence]:
    reserved = paid = bought = returned = 0
    lengths: list[int] = []
    has_drawn = False
    for step in replay.steps():
        if step.move.seat == seat:
            has_drawn |= step.move.verb == DRAW
            reserved += step.move.verb == RESERVE and not has_drawn
        for event in step.events:
            if event.who != seat:
                continue
            if event.what == kinds.AUCTION_WON:
                paid += event.number
                bought += 1
            elif event.what == kinds.MEASURED:
                lengths.append(event.number)
            returned += event.what == kinds.DISC_RETURNED
    found = [Sentence("freshfish-style-reserved", number=reserved)]
    if bought:
        found.append(Sentence("freshfish-style-paid", stalls=bought, coins=round(paid / bought, 1)))
    if lengths:
        mean = round(sum(lengths) / len(lengths), 1)
        found.append(Sentence("freshfish-style-lengths", length=mean, returned=returned))
    return found
