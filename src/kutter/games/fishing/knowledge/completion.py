"""Fills the `?` of a seat's record with what could have been, round by round.

All that was hidden in a round shows in how it was played. So each round is read to its end as the
seat saw it, and a world that fits is dealt back into its deals and passes.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from kutter.engine.chance import Generator
from kutter.games.checked import Seat, seat_at
from kutter.games.contract import HIDDEN, SPECTATOR, Eyes, Move, State, View
from kutter.games.fishing.cards import CARDS, NONE, bit_of, word_of
from kutter.games.fishing.knowledge.draws import empty_guess
from kutter.games.fishing.knowledge.views import view_of
from kutter.games.fishing.knowledge.worlds import world_of
from kutter.games.fishing.rules import entries
from kutter.games.fishing.rules.codes import Known, known
from kutter.games.fishing.state import CALL, DEAL, LEVELS, PASS, PLAY
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
    chosen: dict[int, int] = {}
    for move in moves:
        if move.verb == DEAL:
            read_deal(view, *move.things)
        elif move.verb == CALL:
            view["follow"][0] = move.things[0]
        elif move.seat < view["players"][0]:
            if move.verb == PLAY:
                read_play(view, seat_at(view, move.seat), known(move.things[0]))
            elif move.verb == PASS:
                chosen[move.seat] = move.things[0]
                read_pass(view, seat_at(view, move.seat), chosen)
    return view


def read_deal(view: View, number: int, *cards: int) -> None:
    if number < view["players"][0]:
        seat = seat_at(view, number)
        drawn = entries.see_draws(view, seat, len(cards))
        if seat == view["seat"][0]:
            take_up(view, *cards[:drawn])


def read_play(view: View, seat: Seat, card: Known) -> None:
    if entries.see_play(view, seat, card) and seat == view["seat"][0]:
        put_away(view, card)


def read_pass(view: View, seat: Seat, chosen: Mapping[int, int]) -> None:
    v = view[0]
    own = int(v["seat"])
    v["given"] = chosen.get(own, NONE)
    opened = entries.see_choice(view, seat)
    v["phase"] = PLAY if opened else PASS
    if opened and own != SPECTATOR:
        got = chosen[(own - 1) % int(v["players"])]
        v["got"] = got
        put_away(view, chosen[own])
        take_up(view, got)


def take_up(view: View, *cards: int) -> None:
    """Into the view's own hand."""
    for card in cards:
        if card != HIDDEN:
            view["hand"][0, word_of(card)] |= bit_of(card)


def put_away(view: View, card: int) -> None:
    if card != HIDDEN:
        view["hand"][0, word_of(card)] &= ~bit_of(card)
