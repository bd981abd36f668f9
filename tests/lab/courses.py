"""The lab's chance, once more and in plain Python: what is dealt in a game of a batch."""

from collections.abc import Sequence

from kutter.engine.chance import STEPS_APART, generator
from kutter.engine.dealer import Dealer

WORD = 2**64 - 1


class CourseDealer(Dealer):
    """Draws in the order in which things are named, as compiled code counts them."""

    def __init__(self, seed: int, game: int) -> None:
        self.first = int(generator("lab", seed, game)["bits"][0])
        self.bits = 0

    def begin(self, episode: int) -> None:
        self.bits = (self.first + 2 * episode) & WORD
        for _ in range(STEPS_APART):
            self.next_bits()

    def next_bits(self) -> int:
        self.bits ^= self.bits << 13 & WORD
        self.bits ^= self.bits >> 7
        self.bits ^= self.bits << 17 & WORD
        return self.bits

    def below(self, bound: int) -> int:
        return (self.next_bits() >> 33) * bound >> 31

    def draw(self, pile: str, things: Sequence[str]) -> str:
        return things[self.below(len(things))]

    def in_order(self, pile: str, things: Sequence[str]) -> list[str]:
        return list(things)
