"""M4: the auction of a stall tile."""

from typing import Any

from kutter.engine.bits import bit, has_bit
from kutter.engine.compiled import compiled, wide
from kutter.engine.events import EVERYBODY, NOTHING, emit
from kutter.games.freshfish.rules.event_kinds import (
    ABSENT,
    AUCTION_WON,
    BID_SEALED,
    BID_SHOWN,
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
def highest_bidder(t: Struct) -> int:
    """M4.2: equal bids go to the drawer, else to the next of them clockwise."""
    winner = NONE
    seat = t.drawer
    for _ in range(t.players):
        if has_bit(t.bidders, seat) and (winner == NONE or t.bid[seat] > t.bid[winner]):
            winner = seat
        seat = seat_after(t, seat)
    return winner


@compiled
def end_auction(t: Struct, events: Any) -> int:
    """M4.2: reveals the bids and takes the highest out of the game; who wins the tile."""
    winner = highest_bidder(t)
    price = wide(t.bid[winner])
    t.coins[winner] -= price
    t.auctioned[t.auctions] = t.tile
    t.auction_of[t.auctions] = t.drawer
    for seat in range(t.players):
        t.revealed[t.auctions, seat] = t.bid[seat]
        if t.bid[seat] != NONE:
            emit(events, BID_SHOWN, seat, t.tile, wide(t.bid[seat]), EVERYBODY)
        t.bid[seat] = NONE
    t.auctions += 1
    t.bidders = 0
    t.has_bid = 0
    emit(events, AUCTION_WON, winner, t.tile, price, EVERYBODY)
    return winner
