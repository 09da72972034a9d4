"""Alembic's way in. The connection comes from the store; there is no ini file and no offline mode."""

from alembic import context

from shambles.server.disk.all_rows import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
