"""What people were last told of a table is found by the table: so it is deleted with it."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_index("rings_table_id", "rings", ["table_id"])
