"""M4: the auction of a stall tile."""

from typing import Any

from kutter.engine.bits import bit
from kutter.engine.compiled import compiled, entry, wide
from kutter.engine.events import EVERYBODY, NOTHING, emit, is_heard
from kutter.games.freshfish.rules.event_kinds import (
    ABSENT,
    AUCTION_WON,
    BID_SEALED,
    BID_SHOWN,
    HIGHEST_BID,
    ONLY_BID,
    TIE_CLOCKWISE,
    TIE_TO_DRAWER,
    TILE_VOID,
)
from kutter.games.freshfish.state import BETWEEN, BID, NONE, Struct, can_act, seat_after


@compiled
def begin_auction(t: Struct, good: int, events: Any) -> None:
    """M4.1: everyone bids who still has that stall and is not out."""
    t.bidders = 0
    for seat in range(t.players):
        if t.stall_at[seat, good] == NONE and can_act(t, seat):
            t.bidders |= bit(seat)
    if t.bidders == 0:
        t.void[good] += 1
        emit(events, TILE_VOID, ABSENT, good, NOTHING, EVERYBODY)
        t.phase = BETWEEN
        t.turn = seat_after(t, t.drawer)
    else:
        t.phase = BID
        t.turn = NONE


@compiled
def seal_bid(t: Struct, seat: int, coins: int, events: Any) -> bool:
    """Keeps a bid sealed; whether it was the last that was missing."""
    t.bid[seat] = coins
    t.has_bid |= bit(seat)
    emit(events, BID_SEALED, seat, ABSENT, NOTHING, EVERYBODY)
    return bool(t.has_bid == t.bidders)


@compiled
def end_auction(t: Struct, events: Any) -> int:
    """M4.2: reveals the bids and takes the highest out of the game; who wins the tile."""
    auction = wide(t.auctions)
    t.auctions += 1
    t.auctioned[auction] = t.tile
    t.auction_of[auction] = t.drawer
    for seat in range(t.players):
        t.revealed[auction, seat] = t.bid[seat]
        if t.bid[seat] != NONE:
            emit(events, BID_SHOWN, seat, t.tile, wide(t.bid[seat]), EVERYBODY)
        t.bid[seat] = NONE
    t.bidders = 0
    t.has_bid = 0
    winner = winner_of(t, auction)
    price = wide(t.revealed[auction, winner])
    t.coins[winner] -= price
    if is_heard(events):
        why = what_decided(t, auction, winner)
        emit(events, why, winner, wide(t.drawer), price, EVERYBODY)
    emit(events, AUCTION_WON, winner, t.tile, price, EVERYBODY)
    return winner


@compiled
def winner_of(t: Struct, auction: int) -> int:
    """M4.2: the highest bid; equal ones go to the drawer, else to the next of them clockwise."""
    seat = wide(t.auction_of[auction])
    winner = seat
    for _ in range(1, t.players):
        seat = seat_after(t, seat)
        if t.revealed[auction, seat] > t.revealed[auction, winner]:
            winner = seat
    return winner


@compiled
def what_decided(t: Struct, auction: int, winner: int) -> int:
    """M4.2: the event that says why the winner has won."""
    others = 0
    equals = 0
    for seat in range(t.players):
        if seat != winner and t.revealed[auction, seat] != NONE:
            others += 1
            if t.revealed[auction, seat] == t.revealed[auction, winner]:
                equals += 1
    if others == 0:
        return ONLY_BID
    if equals == 0:
        return HIGHEST_BID
    return TIE_TO_DRAWER if winner == t.auction_of[auction] else TIE_CLOCKWISE


@entry
def read_outcomes(position: Any, outcomes: Any) -> None:
    """Writes who has won each auction so far, and what decided it."""
    for auction in range(position[0].auctions):
        winner = winner_of(position[0], auction)
        outcomes[auction, 0] = winner
        outcomes[auction, 1] = what_decided(position[0], auction, winner)
