"""The tables of the database; migrations/ leads there."""

from typing import Final

from sqlalchemy import (
    JSON,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

deals: Final = Table(
    "deals",
    metadata,
    Column("id", String, primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String, nullable=False),
)
tables: Final = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("deal", String, ForeignKey("deals.id"), nullable=False),
    Column("choices", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("start_from", JSON),
    Column("maker", String, nullable=False),
    Column("luck", LargeBinary, nullable=False),
    Column("status", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Index("tables_by_status", "status"),
    Index("tables_by_deal", "deal"),
)
entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
    Column("actor", String),
    Column("command", String),
    UniqueConstraint("table_id", "actor", "command", name="entries_by_command"),
)
browsers: Final = Table(
    "browsers",
    metadata,
    Column("id", String, primary_key=True),
    Column("secret_hash", String, nullable=False, unique=True),
    Column("seen", Float, nullable=False),
)
visits: Final = Table(
    "visits",
    metadata,
    Column("holder", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)
links: Final = Table(
    "links",
    metadata,
    Column("id", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("purpose", String, nullable=False),
    Column("secret_hash", String, nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("holder", String),
    Column("maker", String),
    Column("holding", Integer),
    Index("links_by_table", "table_id"),
)
reviews: Final = Table(
    "reviews",
    metadata,
    Column("source", String, primary_key=True),  # a table's name or a record's
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("basis", String, primary_key=True),
    Column("review", Text, nullable=False),
    Column("made", Float, nullable=False),
)
records: Final = Table(
    "records",
    metadata,
    Column("id", String, primary_key=True),
    Column("record", Text, nullable=False),
    Column("created", Float, nullable=False),
)
