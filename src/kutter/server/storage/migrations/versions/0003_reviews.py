"""Reviews are kept with the game that they look back on."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("source", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("basis", sa.String, primary_key=True),
        sa.Column("review", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
