"""What lists tell of tables."""

from typing import Final

from kutter.games.contract import Json
from kutter.server.table.glimpse import Glimpse
from kutter.server.table.telling.seen import seat_json

MOST_LISTED: Final = 100
"""Tables in the lobby."""


def mine_json(table: Glimpse, holder: str) -> Json:
    """To somebody who has been there."""
    holds = table.held_by(holder)
    return {
        "id": table.id,
        "game": table.choices.game,
        "options": table.options,
        "status": table.status,
        "seats": [seat_json(seat) for seat in table.seats],
        "holds": holds,
        "your_turn": any(seat in table.owing and table.seats[seat].person for seat in holds),
        "changed": table.changed,
    }


def lobby_json(table: Glimpse) -> Json:
    """To everybody."""
    choices = table.choices
    return {
        "id": table.id,
        "game": choices.game,
        "options": table.options,
        "players": choices.players,
        "seats": [seat_json(seat) for seat in table.seats],
        "pace": choices.pace.model_dump(mode="json"),
        "created": table.created,
    }
