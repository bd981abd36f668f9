"""Fishing in the terminal: points and stockrooms, the trick, the hand, what may be played."""

from collections.abc import Sequence
from typing import Any, Final

from rich.table import Table as RichTable
from rich.text import Text

from kutter.games.contract import Move, View
from kutter.games.fishing.cards import CARD_BY_NAME, CARD_NAMES, NONE, SUIT_NAMES, cards_in, suit_of
from kutter.games.fishing.state import CALL, CATCH, LEVELS, OVER, PASS, ROUNDS, batch
from kutter.games.fishing.words import card_words, explain_card
from kutter.games.screen import Terminal, chosen_number

STYLES: Final = ("blue", "magenta", "red", "yellow", "green", "cyan")


def card_text(card: int) -> Text:
    return Text(CARD_NAMES[card], style=STYLES[suit_of(card)])


def spaced(cards: Sequence[int]) -> Text:
    return Text("  ").join(card_text(card) for card in cards)


class FishingScreen:
    def __init__(self, terminal: Terminal, names: Sequence[str], you: int) -> None:
        self.terminal = terminal
        self.names = names
        self.you = you

    def say(self, message: str, **arguments: Any) -> str:
        return self.terminal.say(message, **arguments)

    def show(self, view: View, moves: Sequence[Move]) -> None:
        v = view[0]
        out = self.terminal.out
        out.print()
        out.print(self.standing(v))
        ocean = ", ".join(f"{'*' * level} {int(v['left'][level])}" for level in range(1, LEVELS))
        out.print(self.say("screen-ocean", ocean=ocean))
        trick = range(int(v["trick_start"]), int(v["played"]))
        if trick:
            line = Text(self.say("screen-trick") + "  ")
            line.append_text(
                Text("   ").join(
                    Text(f"{self.names[v['played_by'][n]]} ") + card_text(int(v["plays"][n]))
                    for n in trick
                )
            )
            out.print(line)
        if v["follow"] != NONE:
            out.print(self.say("screen-follow", suit=SUIT_NAMES[v["follow"]]))
        if v["low"]:
            out.print(self.say("screen-low"))
        out.print(Text(self.say("screen-hand") + "   ") + spaced(cards_in(*v["hand"])))
        self.offer(moves)

    def standing(self, v: Any) -> RichTable:
        title = (
            self.say("screen-over")
            if v["phase"] == OVER
            else self.say(
                "screen-round",
                round=str(int(v["round_number"])),
                rounds=str(ROUNDS),
                trick=str(int(v["tricks"]) + 1),
                tricks=str(int(v["hand_size"])),
            )
        )
        table = RichTable(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
        for column in ("player", "points", "catch", "stockroom", "cards"):
            justify = "left" if column == "player" else "right"
            table.add_column(self.say(f"column-{column}"), justify=justify)  # type: ignore[arg-type]
        for seat in range(int(v["players"])):
            name = self.names[seat] + (" *" if seat == v["leader"] else "")
            caught = len(cards_in(*v["catch"][seat]))
            table.add_row(
                name,
                str(int(v["points"][seat])),
                str(caught),
                str(sum(int(v["left"][batch(seat, n)]) for n in range(1, ROUNDS + 1))),
                str(int(v["held"][seat])),
            )
        return table

    def offer(self, moves: Sequence[Move]) -> None:
        verb = moves[0].verb
        message = {CALL: "screen-call", CATCH: "screen-catch", PASS: "screen-pass"}
        line = Text(self.say(message.get(verb, "screen-play")) + "   ")
        line.append_text(
            Text("   ").join(
                Text(f"{number}:") + self.thing_text(move) for number, move in enumerate(moves, 1)
            )
        )
        self.terminal.out.print(line)

    def thing_text(self, move: Move) -> Text:
        if move.verb == CALL:
            suit = move.things[0]
            return Text(self.say("suit-name", suit=SUIT_NAMES[suit]), style=STYLES[suit])
        return card_text(move.things[0])

    def prompt(self, moves: Sequence[Move]) -> str:
        return self.say("screen-prompt", most=len(moves)) + " "

    def parse(self, answer: str, moves: Sequence[Move]) -> Move | None:
        number = chosen_number(answer, len(moves))
        if number is not None:
            return moves[number - 1]
        verb, seat = moves[0].verb, moves[0].seat
        if verb == CALL:
            for suit, name in enumerate(SUIT_NAMES):
                if answer.lower() in (name, self.say("suit-name", suit=name).lower()):
                    return Move(seat, verb, (suit,))
            return None
        card = CARD_BY_NAME.get(answer.lower() if answer.startswith("~") else answer.upper())
        return None if card is None else Move(seat, verb, (card,))

    def explain(self, what: str, moves: Sequence[Move]) -> None:
        card = CARD_BY_NAME.get(what.lower() if what.startswith("~") else what.upper())
        number = chosen_number(what, len(moves))
        if number is not None:
            card = moves[number - 1].things[0] if moves[0].verb != CALL else None
        if card is None:
            self.terminal.line(self.say("screen-help"))
            return
        name = card_words(card).tell(self.terminal.texts)
        self.terminal.line(
            f"  {CARD_NAMES[card]}, {name}: {explain_card(card).tell(self.terminal.texts)}"
        )

    def show_end(self, view: View) -> None:
        self.terminal.out.print()
        self.terminal.out.print(self.standing(view[0]))
