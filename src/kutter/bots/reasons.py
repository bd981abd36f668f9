"""Reasons for moves: what those of all games share."""

from typing import Final

from kutter.language.sentences import Sentence

ONLY_MOVE: Final = Sentence("hint-only-move")


def joined(first: Sentence, second: Sentence | None) -> Sentence:
    """One sentence of one or two clauses."""
    return first if second is None else Sentence("hint-both", first=first, second=second)
