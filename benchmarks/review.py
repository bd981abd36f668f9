"""Whether a review finds what is wrong, and leaves alone what is right.

    python -m benchmarks.review skipper fishing --games 10
    python -m benchmarks.review deckhand market --games 10
    python -m benchmarks.review discs classic --games 10

`skipper`: games of Skippers who search four times as long as the review does, and of how many no
decision is called a mistake. `deckhand`: games of Deckhands, and how many mistakes they have on
average. `trump`, `coins`, `discs`: games of Skippers in each of which one seat once does what any
player would call foolish, chosen by no search, and in how many that is one of the first two of the
seat's list.
Thresholds were set on games of the seed `calib`; `final`, and for follies `last`, are for the
figures in docs/review.md.
"""

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import count
from statistics import fmean
from time import process_time
from typing import Final

import numpy as np

from kutter.bots.contract import Bot, Budget, Turn
from kutter.bots.match import play_match
from kutter.bots.registry import bot_named, judge_of
from kutter.engine.chance import generator
from kutter.engine.dealer import seed_from
from kutter.games.contract import Move, copied
from kutter.games.fishing import state as fishing
from kutter.games.fishing.cards import GREEN, cards_in, suit_of, value_of
from kutter.games.freshfish import state as freshfish
from kutter.games.freshfish.rules.event_kinds import DISC_RETURNED
from kutter.games.freshfish.rules.scoring import longest
from kutter.records.format import Record
from kutter.records.replay import replay
from kutter.records.setting import Setting
from kutter.review.decisions import MISTAKEN
from kutter.review.review import Review, Reviewing

SETTINGS: Final = {
    "fishing": Setting("fishing", 4),
    "market": Setting("freshfish", 4, {"variant": "market"}),
    "classic": Setting("freshfish", 4, {"variant": "classic"}),
}
DEEPER: Final = 4
"""So many times as long as the review those search whose games should show no mistake."""
HASTIER: Final = 8
"""So many times as fast as the review those search among whom a fool sits: occasions are rare."""
FIRST: Final = 2
"""A folly should be among so many of a seat's list."""
WORLDS: Final = 20
"""In which somebody who knows nothing else looks what others may hold."""
FAR: Final = 5
"""A stall that could not stand nearer than so many spaces from its truck is far."""
PURSE: Final = 8
"""So many coins are worth keeping."""
MUCH_FURTHER: Final = 10
"""So many spaces more for stalls that are still to come cost dearly."""

Folly = Callable[[Turn], Move | None]
"""What a fool would do; None: no occasion for it."""


def top_trump_on_a_lost_trick(turn: Turn) -> Move | None:
    """The only higher trump lies in the trick. Mine would beat the next that others play, and no
    other of mine would."""
    t = turn.view[0]
    if t["phase"] != fishing.PLAY or t["low"] or t["tricks"] >= t["hand_size"] - 3:
        return None
    trick = [int(card) for card in t["plays"][t["trick_start"] : t["played"]]]
    trumps = [move for move in turn.moves if suit_of(move.things[0]) == GREEN]
    top = max(trumps, key=lambda move: value_of(move.things[0]), default=None)
    value = -1 if top is None else value_of(top.things[0])
    if not 0 < value < highest_trump(trick):
        return None
    if len(turn.moves) == 1:
        return None
    rest = max((value_of(move.things[0]) for move in trumps if move != top), default=0)
    others = [highest_trump(hands_of_others(turn, number)) for number in range(WORLDS)]
    is_missed = sum(rest < each < value for each in others) > WORLDS / 2
    return top if max(others) < value and is_missed else None


def highest_trump(cards: Iterable[int]) -> int:
    return max((value_of(card) for card in cards if suit_of(card) == GREEN), default=-1)


def hands_of_others(turn: Turn, number: int) -> list[int]:
    """As they may be, for all that the seat knows."""
    world = turn.game.determinize(turn.view, generator("folly", number))[0]
    others = [seat for seat in range(int(world["players"])) if seat != turn.moves[0].seat]
    return [card for seat in others for card in cards_in(*map(int, world["hand"][seat]))]


def all_coins_for_a_far_stall(turn: Turn) -> Move | None:
    """All coins, where every reserved space lies far from the truck."""
    t = turn.view[0]
    seat = int(t["seat"])
    if t["phase"] != freshfish.BID or t["coins"][seat] < PURSE:
        return None
    away = walk_from(t, int(t["truck_at"][t["tile"]]))
    own = np.flatnonzero(t["on"][: t["spaces"]] == freshfish.DISC + seat)
    if any(away.get(int(space), FAR) < FAR for space in own):
        return None
    return max(turn.moves, key=lambda move: move.things[0])


def walk_from(t: np.void, start: int) -> dict[int, int]:
    """How far it is to every space that can be reached over what is open."""
    away = {start: 0}
    reached = [start]
    for space in reached:
        for side in range(int(t["sides"][space])):
            beside = int(t["beside"][space, side])
            if beside not in away and t["on"][beside] < freshfish.FLEA_TABLE:
                away[beside] = away[space] + 1
                reached.append(beside)
    return away


def own_discs_become_paths(turn: Turn) -> Move | None:
    """Builds so that discs of its own lie on spaces that become paths at once, and what is left of
    them lies much further from the trucks, while most stalls are still to come."""
    t = turn.view[0]
    seat = int(t["seat"])
    much_to_come = min(t["stack"][: freshfish.GOODS]) >= 2
    if t["phase"] != freshfish.PLACE or len(turn.moves) == 1 or not much_to_come:
        return None
    world = turn.game.determinize(turn.view, generator("folly"))
    further = {}
    for move in turn.moves:
        after = copied(world)
        events = turn.game.apply(after, move)
        lost = sum(event.what == DISC_RETURNED and event.who == seat for event in events)
        further[move] = (ways_to_go(after[0], seat), lost)
    worst = max(turn.moves, key=lambda move: further[move])
    (way, lost), least = further[worst], min(further.values())[0]
    usual = max(least, ways_to_go(t, seat))
    return worst if lost > 0 and way - usual >= MUCH_FURTHER else None


def ways_to_go(t: np.void, seat: int) -> int:
    """From the truck of each good whose stall is still to come to the nearest disc of a seat."""
    most = longest(int(t["players"]))
    discs = np.flatnonzero(t["on"][: t["spaces"]] == freshfish.DISC + seat)
    total = 0
    for good in range(freshfish.GOODS):
        if t["stall_at"][seat, good] == freshfish.NONE:
            away = walk_from(t, int(t["truck_at"][good]))
            total += min((away.get(int(space), most) for space in discs), default=most)
    return total


FOLLIES: Final[dict[str, Folly]] = {
    "trump": top_trump_on_a_lost_trick,
    "coins": all_coins_for_a_far_stall,
    "discs": own_discs_become_paths,
}


@dataclass
class Fool:
    """Plays as another bot does in all seats, but for one folly of one of them."""

    bot: Bot
    folly: Folly
    asked: list[int] = field(default_factory=list)
    """Which seats, in order: so every move of a seat is counted."""
    folly_at: int | None = None

    def choose(self, turn: Turn) -> Move:
        best = self.bot.choose(turn)
        self.asked.append(best.seat)
        found = self.folly(turn) if self.folly_at is None else None
        if found is None or found == best:
            return best
        self.folly_at = len(self.asked)
        return found


def played(setting: Setting, level: str, seed: str) -> Record:
    simulations = DEEPER * judge_of(setting.game).depth.simulations
    bots = [bot_named(level, setting.game)] * setting.players
    return play_match(setting, bots, seed_from(seed), Budget(None, simulations=simulations))


def with_folly(setting: Setting, folly: Folly, seed: str) -> tuple[Record, int]:
    """The first game that gives occasion, and the number of the foolish move."""
    skipper = bot_named("skipper", setting.game)
    budget = Budget(None, simulations=judge_of(setting.game).depth.simulations // HASTIER)
    for attempt in count():
        fool = Fool(skipper, folly)
        record = play_match(
            setting, [fool] * setting.players, seed_from(seed, str(attempt)), budget
        )
        if fool.folly_at is not None:
            own = [n for n, text in enumerate(record.moves, 1) if not text.startswith("*")]
            return record, own[fool.folly_at - 1]
    raise AssertionError("there are always more deals")


def review_of(record: Record, seat: int) -> Review:
    """Without what the deal was worth, which names no decision."""
    return Review(seat, list(Reviewing(replay(record), seat, "0").decisions()), None)


@dataclass(frozen=True)
class Finding:
    """What a review says of one game."""

    game: str
    """The seed of its deal."""
    mistakes: int
    """Of all the seats that were looked at."""
    folly: str | None = None
    """The foolish move, if there is one …"""
    rank: int | None = None
    """… and its place in the list of what cost most; None: it is not there."""
    seconds: float = 0.0
    """Of one core, for a seat."""


def find(who: str, rules: str, seed: str) -> Finding:
    setting = SETTINGS[rules]
    if who not in FOLLIES:
        record = played(setting, who, seed)
        began = process_time()
        reviews = [review_of(record, seat) for seat in range(setting.players)]
        mistakes = sum(review.count(MISTAKEN) for review in reviews)
        return Finding(seed, mistakes, seconds=(process_time() - began) / len(reviews))
    record, folly = with_folly(setting, FOLLIES[who], seed)
    text = record.moves[folly - 1]
    began = process_time()
    review = review_of(record, int(text.split()[0]))
    costly = [each.number for each in review.costly]
    rank = costly.index(folly) + 1 if folly in costly else None
    return Finding(seed, review.count(MISTAKEN), text, rank, process_time() - began)


def summary(who: str, found: Sequence[Finding]) -> str:
    if who in FOLLIES:
        first = sum(each.rank is not None and each.rank <= FIRST for each in found)
        return f"the folly is among the first {FIRST} in {first} of {len(found)} games"
    if who == "skipper":
        clean = sum(each.mistakes == 0 for each in found)
        return f"no mistake in {clean} of {len(found)} games"
    return f"{fmean(each.mistakes for each in found):.1f} mistakes a game on average"


def main() -> None:
    parser = argparse.ArgumentParser(description="whether a review finds what is wrong")
    parser.add_argument("who", choices=["skipper", "deckhand", *FOLLIES])
    parser.add_argument("rules", choices=SETTINGS)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", default="final", help="games are named SEED-0, SEED-1 …")
    asked = parser.parse_args()
    found = []
    for number in range(asked.games):
        found.append(find(asked.who, asked.rules, f"{asked.seed}-{number}"))
        print(json.dumps(asdict(found[-1])), flush=True)
    print(summary(asked.who, found))


if __name__ == "__main__":
    main()
