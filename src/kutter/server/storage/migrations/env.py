"""Called by Alembic. The connection comes from upgrade.py."""

from alembic import context

from kutter.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
