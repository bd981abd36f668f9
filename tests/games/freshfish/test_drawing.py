"""A square as text."""

from kutter.games.freshfish.board.drawing import draw_square
from kutter.games.freshfish.game import FRESHFISH
from tests.games.freshfish.helpers import (
    MARKET,
    RECORDS,
    Scene,
    classic_setup,
    market_setup,
    replay_of,
)

SMALL = """
      a    b    c    d    e    f
    +----+----+----+----+----+----+
  1 |1[F]   +    + |1 +    +   [S]|
    +----+----+----+----+----+----+
  2 |1[C]   + |2(1)  ###|2 .    . |
    +    +----+         +    +----+
  3 |  + |1 + | (1)   . |  . |2 . |
    +----+    +----+----+----+    +
  4 | [I]   + |1 .    . |  .    . |
    +----+----+         +----+----+
  5           |  .    . |
              +----+----+
"""


def test_a_market_shows_its_areas() -> None:
    scene = Scene(market_setup(), MARKET)
    scene.do("0 reserve c2", "1 reserve d2", "0 reserve c3", "1 draw", "* tile flea", "1 place d2")
    assert draw_square(FRESHFISH.view(scene.state, 1)) == SMALL.strip("\n")


def test_classic_shows_one_frame_and_every_kind_of_thing() -> None:
    scene = Scene(classic_setup("F . . . S\n. . . . .\n. . . . .\nC . . . I"))
    scene.do("0 reserve c1", "1 reserve d3", "0 draw", "* tile fish", "0 bid 1", "1 bid 0")
    scene.do("0 place c1")
    lines = draw_square(scene.state).splitlines()
    assert lines[2] == "  1 | [F]   .   F1    .   [S]|"
    assert "(2)" in lines[6]


def test_every_record_can_be_drawn_within_eighty_columns() -> None:
    for path in RECORDS:
        state = replay_of(path).state_at()
        assert max(map(len, draw_square(state).splitlines())) < 80
