"""The page's first file, with what a messenger shows of an address: a title, a line, a picture.

Of a table it names the game alone. A link's secret stands behind the #, which no server is told.
"""

import html
from functools import cache
from pathlib import Path
from typing import Final

from fastapi import Request

from kutter.games.registry import metas
from kutter.language.catalogues import LANGUAGES, Texts
from kutter.server.http.services import Services

PICTURE: Final = "/preview.png"


def page_at(path: str, file: Path, request: Request, services: Services) -> str:
    shown = {"image": services.address_of(request, PICTURE), **words_at(path, request, services)}
    text = file.read_text(encoding="utf-8")
    for name, value in shown.items():
        text = with_content(text, f'<meta property="og:{name}" content="', value)
    return text


def with_content(text: str, tag: str, value: str) -> str:
    before, found, after = text.partition(tag)
    return before + found + html.escape(value) + after[after.index('"') :] if found else text


def words_at(path: str, request: Request, services: Services) -> dict[str, str]:
    """Nothing where the page's own words are as good."""
    texts = texts_for(request.headers.get("accept-language", ""))
    first, _, rest = path.partition("/")
    if first == "join":
        return {"title": f"Kutter: {texts.say('page-join')}"}
    # What is not at hand is not fetched for whoever looks at an address.
    table = services.tables.kept.glimpse(rest) if first == "table" else None
    if table is None:
        return {}
    game = full_name(table.choices.game, table.options)
    words = {"title": f"game-{game}", "description": f"page-about-{game}"}
    known = {name: texts.say(message) for name, message in words.items() if texts.knows(message)}
    return known | ({"title": f"Kutter: {known['title']}"} if "title" in known else {})


def full_name(game: str, options: dict[str, str]) -> str:
    """With the variant, as the names of messages have it."""
    meta = metas().get(game)
    variants = [option for option in meta.options if option.is_variant] if meta else []
    values = (options.get(option.name) or option.default for option in variants)
    return "-".join([game, *filter(None, values)])


def texts_for(accepted: str) -> Texts:
    wanted = accepted[:2].lower()
    return texts_in(wanted if wanted in LANGUAGES else LANGUAGES[0])


@cache
def texts_in(language: str) -> Texts:
    return Texts(language)
