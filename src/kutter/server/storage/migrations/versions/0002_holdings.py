"""Links belong to a holding: those of devices are bound to the one they were made in, or end."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

links = sa.table(
    "links",
    sa.column("id", sa.String),
    sa.column("table_id", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("purpose", sa.String),
    sa.column("created", sa.Float),
    sa.column("holding", sa.Integer),
)
entries = sa.table(
    "entries",
    sa.column("table_id", sa.String),
    sa.column("number", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("data", sa.JSON),
    sa.column("at", sa.Float),
)


def upgrade() -> None:
    op.add_column("links", sa.Column("maker", sa.String))
    op.add_column("links", sa.Column("holding", sa.Integer))
    connection = op.get_bind()
    for link in connection.execute(sa.select(links).where(links.c.purpose == "device")).all():
        holding = holding_of(connection, link)
        chosen = links.c.id == link.id
        if holding is None:
            connection.execute(sa.delete(links).where(chosen))
        else:
            connection.execute(sa.update(links).where(chosen).values(holding=holding))


def holding_of(connection: sa.Connection, link: sa.Row[Any]) -> int | None:
    """The number of the entry by which somebody held the seat when its link was made."""
    changes = connection.execute(
        sa.select(entries)
        .where(
            entries.c.table_id == link.table_id,
            entries.c.kind.in_(("sat", "stood", "bot")),
            entries.c.at <= link.created,
        )
        .order_by(entries.c.number)
    )
    found = None
    for change in changes:
        if change.data.get("seat") == link.seat:
            found = change.number if change.kind == "sat" else None
    return found
