"""Looks for positions with a plainly best move, in games of our bots on seeds of their own.

    python -m benchmarks.positions.find fishing --players 4 --games 20 --bots skipper
    python -m benchmarks.positions.find market --players 3 --games 20 --first 100
    python -m benchmarks.positions.find --check

Each that is found comes as a line of JSON, without a reason, for somebody to choose from; plain.py
says what is demanded, proofs.py by which proofs. `--check` proves again those that are kept.
"""

import argparse
import json
import sys
from collections.abc import Iterator

from benchmarks.positions.find.proofs import is_promising, proofs_for, proved
from benchmarks.positions.find.source import Decision, decisions, games
from benchmarks.positions.position import FILES, Position, read_all


def found_at(file: str, decision: Decision) -> Iterator[Position]:
    """A position for each proof that a decision stands."""
    game, state, seat = decision.game, decision.state, decision.seat
    moves = [game.text(move) for move in game.legal(state, seat)]
    for proof in proofs_for(game, state, seat):
        if not is_promising(game, state, seat, proof):
            continue
        plain = proved(game, state, seat, proof)
        if plain is not None and len(plain.best) <= max(2, len(moves) // 3):
            best = [moves[number] for number in plain.best]
            yield Position(
                name=f"{file}-{decision.source}-{decision.number}-{seat}",
                kind=best[0].split()[1],
                seat=seat,
                best=best,
                why="",
                found="by search",
                proof=proof,
                margin=plain.margin,
                source=decision.source,
                record=decision.prefix(),
            )


def check() -> bool:
    """Whether all that were found by search stand their proof again."""
    holds = True
    for position in read_all():
        if position.proof is None:
            continue
        game, state = position.game, position.state()
        moves = [game.text(move) for move in game.legal(state, position.seat)]
        plain = proved(game, state, position.seat, position.proof)
        right = plain is not None and [moves[number] for number in plain.best] == position.best
        holds = holds and right
        print(position.name, "holds" if right else "does not hold", flush=True)
    return holds


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.positions.find",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", choices=FILES)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the first game's number")
    parser.add_argument("--bots", default="mate")
    parser.add_argument("--check", action="store_true", help="prove again those that are kept")
    arguments = parser.parse_args()
    if arguments.check:
        sys.exit(0 if check() else 1)
    if arguments.file is None:
        parser.error("in which game?")
    numbers = range(arguments.first, arguments.first + arguments.games)
    for source, record in games(arguments.file, arguments.players, arguments.bots, numbers):
        for decision in decisions(source, record):
            for position in found_at(arguments.file, decision):
                print(json.dumps(position.to_json(), ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
