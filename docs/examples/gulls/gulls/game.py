"""Gulls behind the contract of a game; its rules stand in rules.py."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from gulls import rules
from gulls.meta import META
from gulls.rules import CRATE, CRATES, DEAL, DIVE, HAND, NUMBERS, OVER, numbers_in
from kutter.engine.chance import Generator, random_from
from kutter.engine.dealer import Dealer
from kutter.engine.events import Event
from kutter.games.checked import check_eyes, check_own, seat_at, view_from
from kutter.games.contract import CHANCE, HIDDEN, SPECTATOR, Eyes, Json, Move, State, View
from kutter.games.meta import Meta
from kutter.games.plain import PlainGame
from kutter.language.errors import BadInput, IllegalMove


class Gulls(PlainGame):
    meta: ClassVar[Meta] = META
    verbs = rules.VERBS
    hidden_verbs = (DEAL, DIVE)
    event_names = rules.EVENT_NAMES
    lists_chance = False
    sealed_verb = DIVE

    def empty_state(self, players: int) -> State:
        return rules.empty_state(players)

    # Playing

    def owing(self, position: State | View) -> list[int]:
        t = position[0]
        if t["phase"] == DIVE:
            return [seat for seat in range(t["players"]) if not t["chosen"][seat]]
        return [] if t["phase"] == OVER else [CHANCE]

    def legal(self, position: State | View, seat: int) -> list[Move]:
        if seat not in self.owing(position):
            return []
        if seat == CHANCE:
            raise BadInput("chance-is-not-listed")
        check_own(position, seat)
        numbers = sorted(set(numbers_in(hand_of(position, seat))))
        return [Move(seat, DIVE, (number,)) for number in numbers]

    def why_not(self, position: State | View, move: Move) -> IllegalMove | None:
        check_own(position, move.seat)
        if (move.seat == CHANCE) == (move.verb == DIVE) or HIDDEN in move.things:
            raise BadInput("move-has-wrong-seat" if HIDDEN not in move.things else "move-is-hidden")
        t = position[0]
        if move.seat == CHANCE:
            return why_not_chance(t, move)
        seat_at(position, move.seat)
        if len(move.things) != 1 or not 1 <= move.things[0] <= NUMBERS:
            raise BadInput("move-has-no-shape")
        if move.seat not in self.owing(position):
            return IllegalMove("G3", "gulls-not-now")
        if hand_of(position, move.seat)[move.things[0]] == 0:
            return IllegalMove("G3", "gulls-not-in-hand", number=str(move.things[0]))
        return None

    def apply(self, state: State, move: Move) -> list[Event]:
        if "seat" in (state.dtype.names or ()):
            raise BadInput("move-is-anothers")
        reason = self.why_not(state, move)
        if reason is not None:
            raise reason
        events: list[Event] = []
        if move.verb == DEAL:
            rules.deal(state[0], move.things[0], move.things[1:], events)
        elif move.verb == CRATE:
            rules.drop(state[0], move.things[0], events)
        else:
            rules.choose(state[0], move.seat, move.things[0], events)
        return events

    def chance_move(self, state: State, dealer: Dealer) -> Move:
        t = state[0]
        if t["phase"] == CRATE:
            left = [str(crate) for crate in range(1, CRATES + 1) if not t["fallen"][crate]]
            return Move(CHANCE, CRATE, (int(dealer.draw("crates", left)),))
        gulls = [
            f"{number} {copy}" for number in range(1, NUMBERS + 1) for copy in range(rules.COPIES)
        ]
        left = dealer.in_order("gulls", gulls)[HAND * int(t["dealt"]) :]
        drawn = [int(gull.split()[0]) for gull in dealer.draw_some("gulls", left, HAND)]
        return Move(CHANCE, DEAL, (int(t["dealt"]), *drawn))

    def sealed(self, state: State) -> int:
        return int(state[0]["chosen"].sum())

    def standing(self, state: State) -> list[int]:
        return [int(points) for points in state[0]["points"][: state[0]["players"]]]

    # Knowing

    def view(self, state: State, eyes: Eyes) -> View:
        check_eyes(state, eyes)
        view = np.zeros(1, rules.VIEW)
        copy_public(state, view)
        view["seat"] = eyes
        if eyes != SPECTATOR:
            view["hand"], view["dive"] = state["hand"][:, eyes], state["dive"][:, eyes]
        return view

    def read_view(self, data: bytes) -> View:
        return view_from(data, rules.VIEW, rules.RANGES)

    def shared_json(self, view: View) -> Json:
        v = view[0]
        seats = range(v["players"])
        return {
            "game": META.name,
            "players": int(v["players"]),
            "phase": "over" if v["phase"] == OVER else rules.VERBS[v["phase"]],
            "owing": self.owing(view),
            "crate": int(v["crate"]) or None,
            "crates_to_come": [n for n in range(1, CRATES + 1) if not v["fallen"][n]],
            "flown": numbers_in(v["flown"]),
            "seats": [
                {"points": int(v["points"][seat]), "gulls": int(v["held"][seat])} for seat in seats
            ],
        }

    def knowledge_json(self, view: View) -> Json:
        return {"hand": numbers_in(view[0]["hand"]), "dive": int(view[0]["dive"]) or None}

    def determinize(self, view: View, rng: Generator) -> State:
        """Whatever nobody has seen yet is dealt at random to the others."""
        state, random, v = rules.empty_state(int(view["players"][0])), random_from(rng), view[0]
        copy_public(view, state)
        own = v["hand"].copy()
        own[v["dive"]] += v["dive"] != rules.NONE
        rest = rules.unseen(v, own)
        random.shuffle(rest)
        t = state[0]
        for seat in range(t["players"] if t["phase"] != DEAL else t["dealt"]):
            if seat == v["seat"]:
                t["hand"][seat], t["dive"][seat] = v["hand"], v["dive"]
                continue
            if t["chosen"][seat]:
                t["dive"][seat] = rest.pop()
            for _ in range(t["held"][seat]):
                t["hand"][seat, rest.pop()] += 1
        return state

    def seen_moves(self, state: State, moves: Sequence[Move], eyes: Eyes) -> list[Move]:
        check_eyes(state, eyes)
        opened = len(moves) - self.sealed(state)
        return [seen(move, eyes, number < opened) for number, move in enumerate(moves)]

    def complete(
        self, start: State, moves: Sequence[Move], eyes: Eyes, rng: Generator
    ) -> list[Move]:
        """Everybody held what they showed later; the rest is dealt to them at random."""
        if not all(move.things for move in moves):  # a stranger's record may say anything
            raise BadInput("move-has-no-shape")
        hands = [(move.things[0], list(move.things[1:])) for move in moves if move.verb == DEAL]
        dealt = {seat: gulls for seat, gulls in hands if HIDDEN not in gulls}
        for seat, _ in hands:
            shown = [move.things[0] for move in moves if (move.seat, move.verb) == (seat, DIVE)]
            dealt.setdefault(seat, [gull for gull in shown if gull != HIDDEN])
        rest = list(range(1, NUMBERS + 1)) * rules.COPIES
        for gull in (gull for gulls in dealt.values() for gull in gulls):
            if gull not in rest:
                raise BadInput("gulls-too-many", number=str(gull))
            rest.remove(gull)
        random_from(rng).shuffle(rest)
        done: list[Move] = []
        state = start.copy()
        for move in moves:
            if HIDDEN in move.things and move.verb == DEAL:
                gulls = dealt[move.things[0]]
                gulls += [rest.pop() for _ in range(min(len(rest), HAND - len(gulls)))]
                move = move._replace(things=(move.things[0], *gulls))  # noqa: PLW2901
            elif HIDDEN in move.things:  # nothing that is shown later comes last
                move = move._replace(things=(dealt.get(move.seat, [1])[-1],))  # noqa: PLW2901
            done.append(move)
            if self.why_not(state, move) is not None:
                break
            self.apply(state, move)
        return done


def why_not_chance(t: Any, move: Move) -> IllegalMove | None:
    if move.verb != t["phase"]:
        return IllegalMove("G3", "gulls-not-now")
    if move.verb == CRATE:
        is_there = len(move.things) == 1 and 1 <= move.things[0] <= CRATES
        if not is_there or t["fallen"][move.things[0]]:
            return IllegalMove("G3", "gulls-no-such-crate")
        return None
    gulls = move.things[1:]
    if len(gulls) != HAND or not all(1 <= gull <= NUMBERS for gull in gulls):
        return IllegalMove("G2", "gulls-no-such-deal")
    if move.things[0] != t["dealt"] or any(
        t["hand"][:, gull].sum() + gulls.count(gull) > rules.COPIES for gull in gulls
    ):
        return IllegalMove("G2", "gulls-no-such-deal")
    return None


def seen(move: Move, eyes: Eyes, is_open: bool) -> Move:
    if move.verb == DEAL and move.things[0] != eyes:
        return move._replace(things=(move.things[0], *(HIDDEN,) * HAND))
    if move.verb == DIVE and not is_open and move.seat != eyes:
        return move._replace(things=(HIDDEN,))
    return move


def hand_of(position: State | View, seat: int) -> Any:
    """In a view there is only its own."""
    is_view = "seat" in (position.dtype.names or ())
    return position["hand"][0] if is_view else position["hand"][0, seat]


def copy_public(source: State | View, target: State | View) -> None:
    for name, *_ in rules.PUBLIC:
        target[name] = source[name]


GULLS = Gulls()
