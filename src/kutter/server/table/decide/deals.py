"""What players add to the shuffle (docs/dealing.md): while a table gathers, each seat once.

A share belongs to the holding of its seat: who stands up or is removed takes it along.
"""

from collections.abc import Iterable, Iterator, Sequence

from kutter.engine.dealer import Dealer, SeededDealer, deal_seed
from kutter.games.contract import CHANCE, Game, State
from kutter.server.protocol.acts import Share
from kutter.server.protocol.refusals import Refused
from kutter.server.table.entries import Change, DealShared, Dealt, Entry, ShareGiven
from kutter.server.table.state import TableState


def takes_shares(state: TableState) -> bool:
    """Not where others play, or have played, the same deal, nor where a game goes on."""
    return not state.deal_is_shared and state.charter.start_from is None


def give_share(state: TableState, act: Share) -> list[Change]:
    if not takes_shares(state):
        raise Refused("deal-takes-no-shares")
    if state.seats[act.seat].share is not None:
        raise Refused("share-is-given")
    return [ShareGiven(act.seat, act.share)]


def given(state: TableState) -> list[int]:
    return [number for number, seat in enumerate(state.seats) if seat.share is not None]


def mixed_at_start(state: TableState) -> tuple[list[str | None] | None, SeededDealer]:
    """The shares by seat, and the dealer that follows from them and the seed."""
    if not takes_shares(state):
        return None, state.dealer()
    shares = [seat.share for seat in state.seats]
    return shares, SeededDealer(deal_seed(state.charter.seed, shares))


def awaited(state: TableState, connected: Iterable[int]) -> bool:
    """Whether somebody who is there has not added a share yet. Of several at one screen, only one
    seat is connected; programs are not waited for."""
    if state.status != "gathering" or not takes_shares(state):
        return False
    there = {
        holder
        for number in connected
        if 0 <= number < len(state.seats)
        for holder in state.seats[number].holders
    }
    return any(seat.person and seat.share is None and seat.holders & there for seat in state.seats)


def share_deal(state: TableState) -> list[Change]:
    """Whoever sits down is told that others play the deal too, so nobody else sits there yet."""
    others = any(seat.holders - {state.charter.maker} for seat in state.seats)
    if state.status != "gathering" or others:
        raise Refused("deal-is-played", 403)
    return [DealShared()]


def nobody_else_plays(state: TableState, coming: Sequence[Entry]) -> bool:
    """The deal of a table that goes on, until all that comes has happened there."""
    is_shared = state.deal_is_shared or any(isinstance(each.change, DealShared) for each in coming)
    return state.is_open and not is_shared


def dealt_from(game: Game, table: State, dealer: Dealer) -> Iterator[Dealt]:
    """What chance answers before anybody moves."""
    while game.owing(table) == [CHANCE]:
        dealt = game.chance_move(table, dealer)
        game.play(table, dealt)
        yield Dealt(game.text(dealt))
