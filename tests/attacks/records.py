"""Records that are made to hurt."""

from typing import Any

from kutter.games.fishing.stars import provisional_stars


def endless_record() -> Any:
    """Small, and once the work of most of a minute: everybody passes a card that nobody saw, then
    nobody has blue, of which more is left than there is room for."""
    moves = [f"* deal {seat}" + 8 * " ?" for seat in range(5)]
    moves += [f"{seat} pass ?" for seat in range(5)]
    moves += ["0 play B1", "1 play P1", "2 play R1", "3 play Y1", "4 play P2"]
    moves += ["1 play B2", "2 play R2", "3 play Y2", "4 play P3", "0 play R3"]
    return {
        "format": "kutter-record",
        "version": 1,
        "rules": 1,
        "game": "fishing",
        "players": 5,
        "options": {},
        "seen_by": "spectator",
        "setup": {"first": 0, "ocean": provisional_stars()},
        "moves": moves,
        "result": None,
    }
