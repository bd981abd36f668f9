"""The HTTP side: what the page and programs ask, and commands for who has no socket."""

from typing import Final

from kutter.server.http.endpoints import (
    contests,
    games,
    guides,
    lessons,
    links,
    operation,
    questions,
    records,
    reviews,
    tables,
)

ROUTES: Final = [
    route
    for part in (
        games,
        guides,
        lessons,
        tables,
        links,
        questions,
        records,
        reviews,
        contests,
        operation,
    )
    for route in part.router.routes
]
