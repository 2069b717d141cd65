"""Puzzles that nobody has gone on with are found among all tables."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index(op.f("ix_tables_kind_changed"), "tables", ["kind", "changed"])


def downgrade() -> None:
    op.drop_index(op.f("ix_tables_kind_changed"), "tables")
