"""Fishing: tricks and deck building for three to five."""

from typing import Final

from kutter.games.meta import BoxFile, Meta

META: Final = Meta(
    name="fishing",
    seats=range(3, 6),
    rules="kutter.games.fishing.game:FISHING",
    rule_prefix="F",
    bots={
        "greenhorn": "deckhand~11",
        "cabin-boy": "deckhand~3.75",
        "deckhand": "kutter.games.fishing.bots.deckhand:Deckhand",
        "boatswain": "mate~0.033",
        "mate": "kutter.games.fishing.bots.mate:Mate",
        "first-mate": "skipper~0.04",
        "pilot": "skipper~0.0175",
        "skipper": "kutter.games.fishing.bots.skipper:Skipper",
        "commodore": "admiral~0.04",
        "vice-admiral": "admiral~0.02",
        "admiral": "kutter.games.fishing.bots.admiral:Admiral",
    },
    bots_version=1,
    editions={"cabin-boy": 1, "pilot": 1, "admiral": 7},
    judge="kutter.games.fishing.bots.judge:FishingJudge",
    style="kutter.games.fishing.style:style",
    statistics="kutter.games.fishing.statistics:STATISTICS",
    lab="kutter.games.fishing.lab.lab:LAB",
    net="kutter.games.fishing.bots.learnt:net_of",
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
