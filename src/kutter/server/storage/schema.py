"""The tables of the database; migrations/ leads there."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
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
contests: Final = Table(
    "contests",
    metadata,
    Column("id", String, primary_key=True),
    Column("day", String),
    Column("closes", Float),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("bots", JSON, nullable=False),
    Column("simulations", Integer, nullable=False),
    Column("bots_version", Integer, nullable=False),
    Column("deal", String, ForeignKey("deals.id"), nullable=False),
    Column("source", String, unique=True),  # the table that a challenge was made from
    Column("solution", String),
    Column("created", Float, nullable=False),
    Index("contests_by_day", "day"),
)
tries: Final = Table(
    "tries",
    metadata,
    Column("table_id", String, primary_key=True),  # also once that table is forgotten
    Column("contest", String, ForeignKey("contests.id", ondelete="CASCADE"), nullable=False),
    Column("holder", String, nullable=False),
    Column("name", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("bots_version", Integer, nullable=False),
    Column("begun", Float, nullable=False),
    Column("finished", Float),
    Column("place", Integer),
    Column("score", Float),
    Column("lead", Float),
    Column("is_left", Boolean),
    Column("is_checked", Boolean),
    UniqueConstraint("contest", "holder", "number", name="tries_by_number"),
    Index("tries_by_holder", "holder"),
)
secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
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
    Column("contest", String),
    Column("status", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Column("owner", String),  # a node's name; none where one server is alone
    Column("epoch", Integer, nullable=False, server_default="0"),  # rises with each owner
    Index("tables_by_status", "status"),
    Index("tables_by_owner", "owner"),
    Index("tables_by_deal", "deal"),
)
nodes: Final = Table(
    "nodes",
    metadata,
    Column("id", String, primary_key=True),  # of one life of one process
    Column("version", String, nullable=False),
    Column("where", String, nullable=False),  # for people
    Column("started", Float, nullable=False),
    Column("expires", Float, nullable=False),  # all times are the database's
    Column("hears", Boolean, nullable=False),  # whether others reach it by messages
)
promises: Final = Table(
    "promises",
    metadata,
    Column("revision", String, primary_key=True),
    Column("oldest", String, nullable=False),  # whose servers can live with that revision
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
