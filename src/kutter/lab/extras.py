"""What the lab's interfaces share: the ids of environments, and what to install."""

from collections.abc import Iterator

from kutter.games.registry import metas, title_of
from kutter.language.catalogues import ENGLISH
from kutter.language.sentences import Sentence, tell


def environments() -> Iterator[tuple[str, str]]:
    """The id of each, from the game's title, and the name of the game."""
    for name, meta in metas().items():
        if meta.lab is not None:
            yield f"kutter/{tell(title_of(name), ENGLISH).replace(' ', '')}-v1", name


def needs(package: str, extra: str = "lab") -> ImportError:
    """Says what to install."""
    sentence = Sentence("lab-needs-package", package=package, extra=extra)
    return ImportError(sentence.tell(ENGLISH))
