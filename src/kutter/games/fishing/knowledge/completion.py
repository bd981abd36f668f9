"""Fills the `?` of a seat's record with what could have been, round by round.

All that was hidden in a round shows in how it was played. So each round is read to its end as the
seat saw it, and a world that fits is dealt back into its deals and passes.
"""

from collections.abc import Sequence
from typing import Any

from kutter.engine.chance import Generator
from kutter.games.checked import seat_at
from kutter.games.contract import HIDDEN, Eyes, Move, State, View
from kutter.games.fishing.cards import BUOY, CARDS, NONE, bit_of, suit_of, word_of
from kutter.games.fishing.knowledge.draws import empty_guess
from kutter.games.fishing.knowledge.views import view_of
from kutter.games.fishing.knowledge.worlds import world_of
from kutter.games.fishing.rules import entries
from kutter.games.fishing.state import CALL, DEAL, LEVELS, MOST_PLAYS, PASS, PLAY
from kutter.language.errors import BadInput


def round_of(moves: Sequence[Move]) -> list[Move]:
    """The moves up to the next round's first deal."""
    dealt = next((n for n, move in enumerate(moves) if move.verb != DEAL), len(moves))
    end = next((n for n in range(dealt, len(moves)) if moves[n].verb == DEAL), len(moves))
    return list(moves[:end])


def completed_round(state: State, eyes: Eyes, moves: Sequence[Move], rng: Generator) -> list[Move]:
    """One round's moves, from a state where it is about to be dealt, with every `?` filled."""
    view = view_after(state, eyes, moves)
    guess = empty_guess()
    world = world_of(view, rng, guess)
    no_completion = BadInput("record-has-no-completion", round=str(int(state["round_number"][0])))
    if world is None:
        raise no_completion
    opened = view["passed_at"][0] != NONE
    given = guess["given"][0] if opened else world["given"][0]
    if any(move.verb == PASS and int(given[move.seat]) not in CARDS for move in moves):
        raise no_completion
    filled: list[Move] = []
    for move in moves:
        if move.verb == DEAL and HIDDEN in move.things:
            cards = drawn_cards(view, guess, move.things[0])
            filled.append(move._replace(things=(move.things[0], *cards)))
        elif move.verb == PASS and HIDDEN in move.things:
            filled.append(move._replace(things=(int(given[move.seat]),)))
        else:
            filled.append(move)
    return filled


def drawn_cards(view: View, guess: Any, seat: int) -> list[int]:
    """A seat's hand in the order in which its piles are drawn from (F6.3)."""
    origin = view["origin"][0]
    cards = [card for card in CARDS if guess["drawn_by"][0, card] == seat]
    return sorted(cards, key=lambda card: (origin[card] < LEVELS, origin[card]))


def view_after(state: State, eyes: Eyes, moves: Sequence[Move]) -> View:
    """What somebody knows after moves of a round of which they did not see everything."""
    view = view_of(state, eyes)
    players = int(state["players"][0])
    chosen: dict[int, int] = {}
    for move in moves:
        if move.verb == DEAL:
            read_deal(view, move)
        elif move.verb == PLAY:
            read_play(view, move, players)
        elif move.verb == CALL:
            view["follow"][0] = move.things[0]
        elif move.verb == PASS and move.seat < players:
            chosen[move.seat] = move.things[0]
            read_pass(view, chosen, players)
    return view


def read_pass(view: View, chosen: dict[int, int], players: int) -> None:
    v = view[0]
    right = (v["seat"] - 1) % players
    if v["seat"] in chosen:
        v["given"] = chosen[v["seat"]]
    if len(chosen) < players:
        v["phase"] = PASS
        v["chosen"] = sum(1 << seat for seat in chosen)
        return
    v["phase"] = PLAY
    v["passed_at"] = v["played"]
    if v["seat"] >= 0:
        v["got"] = chosen[right]
        move_card(view, chosen[v["seat"]], -1)
        move_card(view, chosen[right], 1)


def move_card(view: View, card: int, change: int) -> None:
    """Puts a card into the view's own hand, or takes it out."""
    if card != HIDDEN:
        bit = bit_of(card)
        held = view["hand"][0, word_of(card)]
        view["hand"][0, word_of(card)] = held | bit if change > 0 else held & ~bit


def read_deal(view: View, move: Move) -> None:
    v = view[0]
    number, *cards = move.things
    if number >= v["players"]:
        return
    seat = seat_at(view, number)
    for card in cards:
        pile = entries.next_pile(view, seat)
        if pile == NONE:
            return
        v["left"][pile] -= 1
        v["held"][seat] += 1
        if pile < LEVELS:
            v["drawn"][seat, pile] += 1
        if seat == v["seat"]:
            move_card(view, card, 1)


def read_play(view: View, move: Move, players: int) -> None:
    v = view[0]
    number, card = int(v["played"]), move.things[0]
    if number == MOST_PLAYS or move.seat >= players:
        return
    v["plays"][number] = card
    v["played_by"][number] = move.seat
    v["follows"][number] = v["follow"]
    v["played"] = number + 1
    v["held"][move.seat] -= 1
    if move.seat == v["seat"]:
        move_card(view, card, -1)
    if v["follow"] == NONE and suit_of(card) != BUOY:
        v["follow"] = suit_of(card)
    if v["played"] - v["trick_start"] == players:
        v["follow"] = NONE
        v["trick_start"] = v["played"]
