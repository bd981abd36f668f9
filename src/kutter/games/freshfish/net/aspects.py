"""What a net of Fresh Fish is told of a space, and how numbers become bytes."""

from typing import Final

# What is known of a space, each a byte; seats are counted clockwise from the own one.
HERE: Final = 0
ON_PATH: Final = 1
ON_TABLE: Final = 2
DISC_OF: Final = 3  # + seat
STALL_OF: Final = 8  # + seat
GOOD: Final = 13  # + good; of a stall, or else of a truck
CHOICE: Final = 17
NEAR: Final = 18  # + good
SURELY_NEAR: Final = 22  # + good; over paths alone
OWN_NEAR: Final = 26  # + good; where the own seat still has that stall
TILE_NEAR: Final = 30
WANTED: Final = 31
ROOM: Final = 32
OWN_CLAIMS: Final = 33
CLAIMS: Final = 34
PATHS: Final = 35
LOST: Final = 36
KICKED: Final = 37
VITAL: Final = 38
VITAL_TO_OTHERS: Final = 39
GAIN: Final = 40
OTHERS_GAIN: Final = 41
CROWDED: Final = 42
PLANNED: Final = 43
OTHERS_PLANNED: Final = 44
BUILT_OWN: Final = 45
BUILT_OTHERS: Final = 46
BUILT_RIVAL: Final = 47
ASPECTS: Final = 48
"""Matrices whose sides are multiples of eight are quicker."""

SURE: Final = 255
NEAREST: Final = 15
STEP: Final = SURE // NEAREST
"""Nearness: so much for every step that a route is shorter than this. The longest counts 14."""
SOME: Final = 48
"""What one of a few counts."""
FINE: Final = 16
"""What a point counts where parts of one matter."""
HALVES: Final = 2
"""What a point of a lead counts."""
MIDDLE: Final = 128
"""What is added to differences, which may be negative."""
MANY: Final = 64
"""Of large counts."""
TENFOLD: Final = 16
"""Of small counts."""
