"""Two positions that a seat cannot tell apart: they differ only in what is hidden from it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count

from kutter.bots.contract import RandomBot
from kutter.bots.match import play_match
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.engine.events import nobody_listens
from kutter.games.contract import SPECTATOR, Json, Move, State, copied
from kutter.games.fishing.cards import CARD_NAMES
from kutter.games.fishing.dealing import pile_name
from kutter.games.fishing.rules import entries
from kutter.games.fishing.rules.codes import in_a_row
from kutter.games.fishing.state import DEAL
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.state import TILE_NAMES
from kutter.records.format import Record
from kutter.records.replay import replay
from kutter.records.setting import Setting
from tests.games.fishing.games import random_game
from tests.states import same

DRAWS = 4
"""How many tiles two seeds of Fresh Fish have in common."""


@dataclass(frozen=True)
class Position:
    """Where a table goes on, how its deal does, and what is hidden there only."""

    record: Record
    seed: bytes
    hidden: str
    """A card that `giver` holds, or what it will bid."""


@dataclass(frozen=True)
class Alike:
    """Two positions of one game, the same for `seat`, for `bot`, and for who watches."""

    one: Position
    other: Position
    seat: int
    giver: int
    """Makes a sealed choice that is different in the two."""
    bot: int


# Fishing: two neighbours with a card exchanged


def fishing_alike(seed: int) -> Alike:
    """Four seats after a deal. A `~pass` is in a hand, though not in the bot's."""
    for number in count(seed):
        record = random_game(4, number)
        for at, hands, piles in ends_of_deals(record):
            holder = next((seat for seat, hand in hands.items() if "~pass" in hand), None)
            for giver in range(4):
                taker = (giver + 1) % 4
                seat, bot = sorted({0, 1, 2, 3} - {giver, taker}, key=lambda each: each != holder)
                cards = exchangeable(hands[giver], piles[giver], hands[taker], piles[taker])
                if holder is not None and holder != bot and cards is not None:
                    one = replace(record, moves=record.moves[:at], result=None)
                    dealt = [exchanged(move, *cards) for move in one.moves[-4:]]
                    other = replace(one, moves=one.moves[:-4] + dealt)
                    return checked(
                        Alike(
                            Position(one, seed_from("one"), cards[0]),
                            Position(other, seed_from("other"), cards[1]),
                            seat,
                            giver,
                            bot,
                        )
                    )
    raise AssertionError("there are always more games")


Hands = dict[int, list[str]]


def ends_of_deals(record: Record) -> Iterator[tuple[int, Hands, Hands]]:
    """After each deal: how many moves there were, the hands by seat, and the piles they are of."""
    hands: Hands = {}
    piles: Hands = {}
    table = replay(record).start
    for step in replay(record).steps():
        if step.move.verb == DEAL:
            draws = drawn(table, step.move)
            piles[step.move.things[0]] = [pile for pile, _ in draws]
            hands[step.move.things[0]] = [card for _, card in draws]
            if len(hands) == record.players:
                yield step.number, hands, piles
                hands, piles = {}, {}
        table = step.state


def drawn(table: State, deal: Move) -> list[tuple[str, str]]:
    """The pile and the name of every card of a deal."""
    trial = copied(table)
    draws = []
    for card in deal.things[1:]:
        draws.append((pile_name(int(trial["source"][0])), CARD_NAMES[card]))
        entries.deal(trial, in_a_row([card]), nobody_listens())
    return draws


def exchangeable(
    mine: list[str], my_piles: list[str], theirs: list[str], their_piles: list[str]
) -> tuple[str, str] | None:
    """Two cards of one pile of the ocean, one of each hand."""
    for one, pile in zip(mine, my_piles, strict=True):
        for other, other_pile in zip(theirs, their_piles, strict=True):
            if pile == other_pile and pile.startswith("ocean") and "~pass" not in (one, other):
                return one, other
    return None


def exchanged(text: str, one: str, other: str) -> str:
    change = {one: other, other: one}
    return " ".join(change.get(word, word) for word in text.split(" "))


def checked(alike: Alike) -> Alike:
    one, other = (replay(each.record) for each in (alike.one, alike.other))
    tables = one.state_at(), other.state_at()
    assert not same(*tables)
    for seat in (SPECTATOR, alike.seat, alike.bot):
        views = [one.game.view(table, seat).tobytes() for table in tables]
        assert views[0] == views[1]
    return alike


# Fresh Fish: a seat that will bid differently, and stacks that are equal at first


def freshfish_alike(options: Json) -> Alike:
    """Three seats in the middle of a game, where somebody may draw."""
    setting = Setting("freshfish", 3, options)
    record = play_match(setting, [RandomBot()] * 3, seed_from("alike"))
    for step in replay(record).steps():
        owing = FRESHFISH.owing(step.state)
        if step.number > 12 and len(owing) == 1 and can_draw(step.state, owing[0]):
            begun = replace(record, moves=record.moves[: step.number], result=None)
            one, other = seeds_with_equal_tiles(step.state)
            return Alike(Position(begun, one, "1"), Position(begun, other, "2"), 0, 1, 2)
    raise AssertionError("somebody draws in every game")


def can_draw(table: State, seat: int) -> bool:
    return f"{seat} draw" in [FRESHFISH.text(move) for move in FRESHFISH.legal(table, seat)]


def seeds_with_equal_tiles(table: State) -> tuple[bytes, bytes]:
    """They begin with a good, so that there is an auction."""
    found: dict[tuple[str, ...], bytes] = {}
    for number in count():
        seed = seed_from("tiles", number)
        tiles = next_tiles(table, seed)
        if tiles[0] != "flea" and tiles in found:
            return found[tiles], seed
        found[tiles] = seed
    raise AssertionError("there are always more seeds")


def next_tiles(table: State, seed: bytes) -> tuple[str, ...]:
    trial, dealer = table.copy(), SeededDealer(seed)
    tiles = []
    for _ in range(DRAWS):
        (tile,) = FRESHFISH.chance_move(trial, dealer).things
        trial["stack"][0, tile] -= 1
        tiles.append(TILE_NAMES[tile])
    return tuple(tiles)
