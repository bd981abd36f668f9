"""The page's first file, with what a messenger shows of an address: a title, a line, a picture.

Of a table it names the game alone, of a deal that many play also which kind it is. A link's secret
stands behind the #, which no server is told.
"""

import html
from functools import cache
from pathlib import Path
from typing import Final

from fastapi import Request

from kutter.games.registry import metas
from kutter.language.catalogues import LANGUAGES, Texts
from kutter.server.http.services import Services
from kutter.server.identity.cookies import address
from kutter.server.nodes.handing import HANDED
from kutter.server.protocol.refusals import Refused

PICTURE: Final = "/preview.png"


def page_with(words: dict[str, str], file: Path) -> str:
    text = file.read_text(encoding="utf-8")
    for name, value in words.items():
        text = with_content(text, f'<meta property="og:{name}" content="', value)
    return text


def with_content(text: str, tag: str, value: str) -> str:
    before, found, after = text.partition(tag)
    return before + found + html.escape(value) + after[after.index('"') :] if found else text


async def words_at(path: str, request: Request, services: Services) -> dict[str, str]:
    """Nothing where the page's own words are as good."""
    texts = texts_for(request.headers.get("accept-language", ""))
    first, _, rest = path.partition("/")
    if first == "join":
        return {"title": f"Kutter: {texts.say('page-join')}"}
    if path == "daily":
        return words_of(texts, ["page-daily"], "page-daily-about")
    if first == "contests" and services.rate_limits.passes("questions", address(request)):
        return await contest_words(rest, texts, services)
    # What is not at hand is not fetched for whoever looks at an address.
    table = services.tables.kept.glimpse(rest) if first == "table" else None
    if table is None and first == "table" and HANDED not in request.scope:
        services.tables.ownership.check_here(rest)
    if table is None:
        return {}
    game = full_name(table.choices.game, table.options)
    return words_of(texts, [f"game-{game}"], f"page-about-{game}")


async def contest_words(name: str, texts: Texts, services: Services) -> dict[str, str]:
    try:
        contest = await services.contests.get(name)
    except Refused:
        return {}
    game = f"game-{full_name(contest.game, contest.options)}"
    if contest.day is None:
        return words_of(texts, ["page-challenge", game], "page-challenge-how")
    return words_of(texts, ["page-daily", game], "page-daily-about")


def words_of(texts: Texts, titles: list[str], description: str) -> dict[str, str]:
    """A stranger's game need not have a message."""
    title = " · ".join(texts.say(each) for each in titles if texts.knows(each))
    told = {"title": f"Kutter: {title}"} if title else {}
    return told | ({"description": texts.say(description)} if texts.knows(description) else {})


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
