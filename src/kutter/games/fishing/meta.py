"""Fishing: tricks and deck building for three to five."""

from typing import Final

from kutter.games.meta import BoxFile, Meta

META: Final = Meta(
    name="fishing",
    seats=range(3, 6),
    rules="kutter.games.fishing.game:FISHING",
    rule_prefix="F",
    bots={
        "deckhand": "kutter.games.fishing.bots.deckhand:Deckhand",
        "mate": "kutter.games.fishing.bots.mate:Mate",
        "skipper": "kutter.games.fishing.bots.skipper:Skipper",
    },
    bots_version=1,
    judge="kutter.games.fishing.bots.judge:FishingJudge",
    style="kutter.games.fishing.style:style",
    statistics="kutter.games.fishing.statistics:STATISTICS",
    lab="kutter.games.fishing.lab.lab:LAB",
    learning="kutter.games.fishing.net.learning:FishingLearning",
    screen="kutter.games.fishing.terminal:FishingScreen",
    view="kutter.games.fishing.knowledge.view_json:FishingView",
    box_files=(
        BoxFile(
            name="stars",
            read="kutter.games.fishing.stars:read_stars",
            own="kutter.games.fishing.stars:provisional_stars",
            show="kutter.games.fishing.stars:show_stars",
        ),
    ),
)
