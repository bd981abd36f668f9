"""Servers that share a database: who holds which table, and until when."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("version", sa.String, nullable=False),
        sa.Column("where", sa.String, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("hears", sa.Boolean, nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_owner", "tables", ["owner"])
    op.create_table(
        "promises",
        sa.Column("revision", sa.String, primary_key=True),
        sa.Column("oldest", sa.String, nullable=False),
    )
