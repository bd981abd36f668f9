"""The matches whose results docs/strength.md tells. Names of levels come from the registry."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from benchmarks.strength.nets import net_of
from benchmarks.strength.shifted import MODULE
from kutter.arena.contest import are_two_of_each
from kutter.bots.registry import RANDOM, bot_behind, bots_at_their_best, bots_of
from kutter.games.contract import Game
from kutter.games.meta import Level
from kutter.games.registry import game_named, metas
from kutter.records.setting import Setting

FOUR: Final = 4
"""Seats for which there are bars, and all that is measured at one number of seats only."""
MATE: Final = "mate"
"""Whom every level plays."""
BUDGETS: Final = {
    ("fishing", "skipper"): "1000sims",
    ("fishing", "admiral"): "64sims",
    ("freshfish", "skipper"): "300sims",
    ("freshfish", "admiral"): "256sims",
}
"""Of bots that search, as counts, which no load shortens; others need none."""
STEP: Final = (0.57, 0.63)
"""What two of a level win together against two of the one below."""
MORE: Final = {
    "fishing": (
        ("skipper@1000sims", "deckhand"),
        (net_of("fishing"), "mate"),
        (net_of("fishing"), "skipper@1000sims"),
        ("admiral@200ms", net_of("fishing")),
        ("admiral@200ms", "skipper@200ms"),
    ),
    "freshfish": (
        (net_of("freshfish"), "mate"),
        ("admiral@200ms", net_of("freshfish")),
        ("admiral@200ms", "skipper@200ms"),
    ),
}
"""One against all others, beside neighbouring levels and each level against Mate."""
OF_ADMIRAL: Final = (("admiral@256sims", "admiral@16sims"), ("admiral@1024sims", "admiral@64sims"))
GROWTH: Final = {
    "fishing": (
        ("skipper@1024sims", "skipper@64sims"),
        ("skipper@4000sims", "skipper@250sims"),
        *OF_ADMIRAL,
    ),
    "freshfish": (("skipper@256sims", "skipper@16sims"), *OF_ADMIRAL),
}
"""A bot against others that think a sixteenth of its time, at four seats."""
SHIFTED_GAME: Final = "freshfish"
SHIFTS: Final = {
    "mate": ("+1", "-1", "+2", "-2", "*0", "/2", "*2"),
    "skipper@100sims": ("+1", "-1", "/2", "*2"),
    net_of(SHIFTED_GAME): ("+1", "-1", "/2", "*2"),
}
"""Of a bot's own bids, against three of the same."""
OF_ADMIRALS: Final = {
    "admiral@200ms,skipper@200ms": 0.40,
    "admiral@256sims,admiral@16sims": 0.27,
    "admiral@1024sims,admiral@64sims": 0.27,
}
BARS: Final = {
    "fishing/4/deckhand,random": 0.55,
    "fishing/4/mate,deckhand": 0.40,
    "fishing/4/skipper@1000sims,deckhand": 0.55,
    "fishing/4/skipper@1000sims,mate": 0.40,
    "fishing/4/skipper@1024sims,skipper@64sims": 0.25,
    f"fishing/3/{net_of('fishing')},skipper@1000sims": 1 / 3,
    f"fishing/4/{net_of('fishing')},mate": 0.60,
    f"fishing/4/{net_of('fishing')},skipper@1000sims": 0.30,
    f"fishing/5/{net_of('fishing')},skipper@1000sims": 0.20,
    f"fishing/4/admiral@200ms,{net_of('fishing')}": 0.27,
    **{f"fishing/4/{bots}": bar for bots, bar in OF_ADMIRALS.items()},
    **{
        f"freshfish-{variant}/4/{bots}": bar
        for variant in ("market", "classic")
        for bots, bar in {
            "deckhand,random": 0.90,
            "mate,deckhand": 0.40,
            "skipper@300sims,mate": 0.45,
            "skipper@256sims,skipper@16sims": 0.25,
            f"{net_of('freshfish')},mate": 0.45,
            f"admiral@200ms,{net_of('freshfish')}": 0.27,
            **OF_ADMIRALS,
        }.items()
    },
}
"""What we promise of the first bot's share, by the name of a match."""
CEILING: Final = 0.31
"""What no shift of bids may win."""


class Match(NamedTuple):
    """A kind of game and a bot a seat; measured is the share of the first, in all its seats."""

    setting: Setting
    bots: tuple[str, ...]

    @property
    def one(self) -> str:
        return self.bots[0]

    @property
    def other(self) -> str:
        return self.bots[-1]

    @property
    def fair(self) -> float:
        return self.bots.count(self.one) / len(self.bots)

    @property
    def given(self) -> str:
        """As `--bots` takes them: the last stands for all that follow."""
        bots = list(self.bots)
        while bots[-2:] == [self.other] * 2:
            del bots[-1]
        return ",".join(bots)

    @property
    def name(self) -> str:
        kind = "-".join([self.setting.game_name, *self.setting.options.values()])
        return f"{kind}/{self.setting.players}/{self.given}"

    @property
    def bar(self) -> float | None:
        return BARS.get(self.name)

    @property
    def is_step(self) -> bool:
        """Two of a level against two of the next one below."""
        return are_two_of_each(self.bots)

    @property
    def is_shifted(self) -> bool:
        return self.one.startswith(MODULE)


def matches() -> list[Match]:
    """Each once."""
    return list({match.name: match for match in all_matches()}.values())


def all_matches() -> Iterator[Match]:
    for name, meta in metas().items():
        game = game_named(name)
        names = [RANDOM, *(with_budget(game, level) for level in bots_at_their_best(game))]
        ladder = [with_budget(game, level) for level in bots_of(game)]
        steps = [(stronger, weaker) for weaker, stronger in pairwise(names)]
        against_mate = [(level, MATE) for level in names if level != MATE]
        for players in meta.seats:
            for options in meta.variants():
                setting = Setting(name, players, options)
                for one, other in (*steps, *MORE.get(name, ()), *against_mate):
                    yield one_against(setting, one, other)
                if players == FOUR:
                    for more, less in GROWTH.get(name, ()):
                        yield one_against(setting, more, less)
                    for weaker, stronger in pairwise(ladder):
                        yield Match(setting, (stronger, stronger, weaker, weaker))
                    if name == SHIFTED_GAME:
                        yield from shifted_matches(setting)


def one_against(setting: Setting, one: str, other: str) -> Match:
    return Match(setting, (one, *[other] * (setting.players - 1)))


def shifted_matches(setting: Setting) -> Iterator[Match]:
    for name, shifts in SHIFTS.items():
        bot, at, budget = name.partition("@")
        for shift in shifts:
            yield one_against(setting, f"{MODULE}:{bot}{shift}{at}{budget}", name)


def with_budget(game: Game, level: Level) -> str:
    """As it plays its neighbours: with the budget of the bot that plays at that level."""
    budget = BUDGETS.get((game.name, bot_behind(level, game)))
    return level if budget is None else f"{level}@{budget}"
