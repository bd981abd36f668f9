"""Tables, their logs, and who may sit at them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("deal", sa.String, sa.ForeignKey("deals.id"), nullable=False),
        sa.Column("choices", sa.JSON, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("start_from", sa.JSON),
        sa.Column("maker", sa.String, nullable=False),
        sa.Column("luck", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
    )
    op.create_index("tables_by_status", "tables", ["status"])
    op.create_index("tables_by_deal", "tables", ["deal"])
    op.create_table(
        "entries",
        sa.Column(
            "table_id",
            sa.String,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("actor", sa.String),
        sa.Column("command", sa.String),
        sa.UniqueConstraint("table_id", "actor", "command", name="entries_by_command"),
    )
    op.create_table(
        "browsers",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("secret_hash", sa.String, nullable=False, unique=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "visits",
        sa.Column("holder", sa.String, primary_key=True),
        sa.Column(
            "table_id",
            sa.String,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
    )
    op.create_table(
        "links",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column(
            "table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("purpose", sa.String, nullable=False),
        sa.Column("secret_hash", sa.String, nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("holder", sa.String),
    )
    op.create_index("links_by_table", "links", ["table_id"])
    op.create_table(
        "records",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
