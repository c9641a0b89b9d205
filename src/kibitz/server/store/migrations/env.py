"""Runs the revisions on the connection that the program hands over, within its transaction (`schema.upgrade`)."""

from __future__ import annotations

from alembic import context

from kibitz.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
