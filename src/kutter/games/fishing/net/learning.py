"""The net of Fishing in PyTorch, as it learns; forward.py is what it becomes at play time.

Where nets learn there is no compiler, so that what cards.py and sight.py say is said here again;
a test holds that it is the same.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import torch
from torch import nn

from kutter.games.learning import (
    CHANNELS,
    NOBODY,
    NOT_ASKED,
    Block,
    Learning,
    Said,
)

COLOURS: Final = 4
SUITS: Final = COLOURS + 1
SPAN: Final = 19
BUOYS: Final = 7
IN_SUITS: Final = SUITS * SPAN
CODES: Final = IN_SUITS + BUOYS
SEATS: Final = 5
ASPECTS: Final = 32
SUIT_ASPECTS: Final = 8
HELD: Final = 16
OCEAN: Final = 26
FIRST_OF_TABLE: Final = CODES * ASPECTS + SUITS * SUIT_ASPECTS
KNOWN: Final = 8
"""Of each card, more that the critic knows: by seat, in that hand; given away; two are empty."""
BLOCKS: Final = 2
LEAST_CHANCE: Final = 1e-3
ANSWERS: Final = SEATS
"""Where an unseen card may be: in no hand, or in that of another seat."""


class Reader(nn.Module):  # type: ignore[misc]
    """From cards, suits and the table to the mind; what suits said on the way."""

    def __init__(self, widths: Mapping[str, int], aspects: int, table: int) -> None:
        super().__init__()
        suit, buoys, mind = widths["suit"], widths["buoys"], widths["mind"]
        self.colour = nn.Linear(SPAN * aspects + SUIT_ASPECTS, suit)
        self.green = nn.Linear(SPAN * aspects + SUIT_ASPECTS, suit)
        self.buoys = nn.Linear(BUOYS * aspects, buoys)
        self.table = nn.Linear(3 * suit + buoys + table, mind)
        self.blocks = nn.ModuleList(Block(mind) for _ in range(BLOCKS))
        self.norm = nn.LayerNorm(mind)

    def read(self, cards: Any, suits: Any, table: Any) -> tuple[Any, Any, Any]:
        in_suits = cards[:, :IN_SUITS].unflatten(1, (SUITS, SPAN)).flatten(2)
        given = torch.cat([in_suits, suits], 2)
        colours = torch.relu(self.colour(given[:, :COLOURS]))
        green = torch.relu(self.green(given[:, COLOURS]))
        buoys = torch.relu(self.buoys(cards[:, IN_SUITS:].flatten(1)))
        joined = [colours.sum(1) * 0.5, colours.max(1).values, green, buoys, table]
        mind = torch.relu(self.table(torch.cat(joined, 1)))
        for block in self.blocks:
            mind = block(mind)
        return colours, green, self.norm(mind)


class Body(Reader):
    """And back from the mind to each suit."""

    def __init__(self, widths: Mapping[str, int], table: int) -> None:
        super().__init__(widths, ASPECTS, table)
        self.back_colour = nn.Linear(widths["suit"], widths["back"])
        self.back_green = nn.Linear(widths["suit"], widths["back"])
        self.back_table = nn.Linear(widths["mind"], widths["back"])

    def forward(self, cards: Any, suits: Any, table: Any) -> tuple[Any, Any, Any]:
        colours, green, mind = self.read(cards, suits, table)
        back = self.back_table(mind)
        of_colours = torch.relu(self.back_colour(colours) + back[:, None])
        return of_colours, torch.relu(self.back_green(green) + back), mind


class Sighted(nn.Module):  # type: ignore[misc]
    """What reads bytes of sights."""

    scales: Any

    def __init__(self, scales: Any) -> None:
        super().__init__()
        self.register_buffer("scales", scales, persistent=False)

    def seen(self, sights: Any) -> tuple[Any, Any, Any]:
        """Cards by aspect, suits by theirs, the table."""
        scaled = sights * self.scales
        cards, suits = scaled[:, : CODES * ASPECTS], scaled[:, CODES * ASPECTS : FIRST_OF_TABLE]
        return (
            cards.unflatten(1, (CODES, ASPECTS)),
            suits.unflatten(1, (SUITS, SUIT_ASPECTS)),
            scaled[:, FIRST_OF_TABLE:],
        )


class Net(Sighted):
    def __init__(self, scales: Any, widths: Mapping[str, int]) -> None:
        super().__init__(scales)
        back, mind = widths["back"], widths["mind"]
        self.body = Body(widths, len(scales) - FIRST_OF_TABLE)
        self.colour_moves, self.green_moves = nn.Linear(back, SPAN), nn.Linear(back, SPAN)
        self.buoy_moves = nn.Linear(mind, BUOYS)
        self.colour_taste, self.green_taste = nn.Linear(back, ASPECTS), nn.Linear(back, ASPECTS)
        self.buoy_taste = nn.Linear(mind, ASPECTS)
        self.calls, self.green_call = nn.Linear(back, 1), nn.Linear(back, 1)
        self.values = nn.Linear(mind, CHANNELS * SEATS)
        self.colour_hidden = nn.Linear(back, SPAN * ANSWERS)
        self.green_hidden = nn.Linear(back, SPAN * ANSWERS)
        self.buoy_hidden = nn.Linear(mind, BUOYS * ANSWERS)

    def forward(self, sights: Any) -> Said:
        cards, suits, table = self.seen(sights)
        of_colours, of_green, mind = self.body(cards, suits, table)
        liked = self.likes_of_cards(cards, of_colours, of_green, mind)
        calls = torch.cat([self.calls(of_colours).flatten(1), self.green_call(of_green)], 1)
        hidden = [
            self.colour_hidden(of_colours).flatten(1),
            self.green_hidden(of_green),
            self.buoy_hidden(mind),
        ]
        return Said(
            torch.cat([liked, liked, liked, calls], 1),  # a card is played, caught or passed
            self.values(mind).unflatten(1, (CHANNELS, SEATS)),
            torch.cat(hidden, 1).unflatten(1, (CODES, ANSWERS)) + counted(cards),
        )

    def likes_of_cards(self, cards: Any, of_colours: Any, of_green: Any, mind: Any) -> Any:
        """By their places and by the tastes."""
        places = [
            self.colour_moves(of_colours).flatten(1), self.green_moves(of_green),
            self.buoy_moves(mind),
        ]  # fmt: skip
        tastes = torch.cat([self.colour_taste(of_colours), self.green_taste(of_green)[:, None]], 1)
        in_suits = cards[:, :IN_SUITS].unflatten(1, (SUITS, SPAN)) * tastes[:, :, None]
        buoys = cards[:, IN_SUITS:] * self.buoy_taste(mind)[:, None]
        return torch.cat(places, 1) + torch.cat([in_suits.sum(3).flatten(1), buoys.sum(2)], 1)


def counted(cards: Any) -> Any:
    """Logarithms of the chances that follow from counting: what a net adds is what plays tell."""
    others = cards[:, :, HELD + 1 : HELD + SEATS]
    nowhere = 1 - others.sum(2, keepdim=True)
    return torch.cat([nowhere, others], 2).clamp(min=LEAST_CHANCE).log()


class Critic(Sighted):
    def __init__(self, scales: Any, widths: Mapping[str, int]) -> None:
        super().__init__(scales)
        self.body = Reader(widths, ASPECTS + KNOWN, len(scales) - FIRST_OF_TABLE)
        self.values = nn.Linear(widths["mind"], CHANNELS * SEATS)

    def forward(self, sights: Any, perfect: Any) -> Any:
        cards, suits, table = self.seen(sights)
        known = torch.cat([cards, known_of(perfect).to(cards.dtype)], 2)
        mind = self.body.read(known, suits, table)[2]
        return self.values(mind).unflatten(1, (CHANNELS, SEATS))


def known_of(perfect: Any) -> Any:
    """By card: whose hand it is in, whether it is given away."""
    seats = torch.arange(1, SEATS + 1, device=perfect.device)
    cards = torch.arange(1, CODES + 1, device=perfect.device)
    held = perfect[:, :CODES, None] == seats
    given = (perfect[:, None, CODES:] == cards[:, None]).any(2, keepdim=True)
    return nn.functional.pad(torch.cat([held, given], 2), (0, KNOWN - SEATS - 1))


class FishingLearning(Learning):
    game: ClassVar[str] = "fishing"
    cases: ClassVar[Mapping[str, float]] = {"fishing-3": 0.25, "fishing-4": 0.5, "fishing-5": 0.25}
    most_seats: ClassVar[int] = SEATS
    sealed: ClassVar[list[range]] = [range(2 * CODES, 3 * CODES)]
    unit: ClassVar[float] = 10.0
    leads: ClassVar[tuple[float, float]] = (0.2, 0.03)
    widths: ClassVar[Mapping[str, int]] = {"suit": 128, "buoys": 64, "mind": 256, "back": 96}

    def actor(self, widths: Mapping[str, int]) -> Net:
        return Net(torch.from_numpy(self.layouts.sight.scales), widths)

    def critic(self, widths: Mapping[str, int]) -> Critic:
        return Critic(torch.from_numpy(self.layouts.sight.scales), widths)

    def points(self, sights: Any) -> Any:
        seen = self.layouts.sight.named(sights)
        return torch.where(seen["seated"] > 0, -seen["lead"].float(), NOBODY)

    def hidden(self, sights: Any, perfect: Any) -> Any:
        """Of every card that the seat has not seen: whose hand it is in."""
        chances = self.layouts.sight.named(sights)["cards"][:, :, HELD : OCEAN + 1]
        hands = perfect[:, :CODES].long()
        return torch.where(chances.amax(2) > 0, (hands - 1).clamp(min=0), NOT_ASKED)
