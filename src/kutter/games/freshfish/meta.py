"""Fresh Fish: stalls, tables and paths on a market square for two to five."""

from typing import Final

from kutter.games.meta import BoxFile, Meta, Option

META: Final = Meta(
    name="freshfish",
    seats=range(2, 6),
    rules="kutter.games.freshfish.game:FRESHFISH",
    options=(
        Option("variant", ("market", "classic"), default="market", is_variant=True),
        Option("streets", ("shortest",)),
    ),
    lowest_wins=True,
    rule_prefix="M",
    has_purses=True,
    bots={
        "greenhorn": "deckhand~1.37",
        "cabin-boy": "deckhand~1.05",
        "deckhand": "kutter.games.freshfish.bots.deckhand:Deckhand",
        "able-seaman": "mate~0.78",
        "boatswain": "mate~0.56",
        "third-mate": "mate~0.33",
        "second-mate": "mate~0.14",
        "mate": "kutter.games.freshfish.bots.mate:Mate",
        "first-mate": "skipper~0.5",
        "pilot": "skipper~0.2",
        "skipper": "kutter.games.freshfish.bots.skipper:Skipper",
        "commodore": "admiral~0.04",
        "vice-admiral": "admiral~0.02",
        "admiral": "kutter.games.freshfish.bots.admiral:Admiral",
    },
    bots_version=2,
    editions={
        "greenhorn": 1,
        "cabin-boy": 1,
        "able-seaman": 1,
        "boatswain": 1,
        "third-mate": 1,
        "second-mate": 1,
        "admiral": 4,
    },
    judge="kutter.games.freshfish.bots.judge:FreshFishJudge",
    style="kutter.games.freshfish.style:style",
    statistics="kutter.games.freshfish.statistics:STATISTICS",
    lab="kutter.games.freshfish.lab.lab:LAB",
    net="kutter.games.freshfish.bots.learnt:net_of",
    learning="kutter.games.freshfish.net.learning:FreshFishLearning",
    screen="kutter.games.freshfish.terminal:FreshFishScreen",
    view="kutter.games.freshfish.knowledge.view_json:FreshFishView",
    box_files=(
        BoxFile(
            name="boards",
            read="kutter.games.freshfish.board.boards:read_boards",
            own="kutter.games.freshfish.board.boards:own_boards",
            show="kutter.games.freshfish.board.boards:show_boards",
        ),
    ),
)
