"""Bots with a level and a character, which take more letters."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # SQLite needs a copy of the table for this; nothing else refers to seats.
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("bot", existing_type=sa.String(24), type_=sa.String(48), existing_nullable=True)


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("bot", existing_type=sa.String(48), type_=sa.String(24), existing_nullable=True)
