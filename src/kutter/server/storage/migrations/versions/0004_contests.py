"""Deals that many play, and what they made of them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "contests",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("day", sa.String),
        sa.Column("closes", sa.Float),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bots", sa.JSON, nullable=False),
        sa.Column("simulations", sa.Integer, nullable=False),
        sa.Column("bots_version", sa.Integer, nullable=False),
        sa.Column("deal", sa.String, sa.ForeignKey("deals.id"), nullable=False),
        sa.Column("source", sa.String, unique=True),
        sa.Column("solution", sa.String),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("contests_by_day", "contests", ["day"])
    op.create_table(
        "tries",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column(
            "contest", sa.String, sa.ForeignKey("contests.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("holder", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("bots_version", sa.Integer, nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Float),
        sa.Column("lead", sa.Float),
        sa.Column("is_left", sa.Boolean),
        sa.Column("is_checked", sa.Boolean),
        sa.UniqueConstraint("contest", "holder", "number", name="tries_by_number"),
    )
    op.create_index("tries_by_holder", "tries", ["holder"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("contest", sa.String))
