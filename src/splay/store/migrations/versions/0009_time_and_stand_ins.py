"""Clocks at tables, computers that stand in for people, and going on without somebody silent."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # All may be missing: servers of the version before, which may still run, do not know them.
    op.add_column("tables", sa.Column("clock", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("waiting_since", sa.Double(), nullable=True))
    op.add_column("tables", sa.Column("deadline", sa.Double(), nullable=True))
    op.add_column("tables", sa.Column("absence", sa.JSON(none_as_null=True), nullable=True))
    op.create_index(op.f("ix_tables_deadline"), "tables", ["deadline"])
    op.add_column("seats", sa.Column("stand_in", sa.String(48), nullable=True))
    op.add_column("seats", sa.Column("lost", sa.Boolean(), nullable=True))
    op.add_column("seats", sa.Column("time_left", sa.Double(), nullable=True))
    op.add_column("seats", sa.Column("here", sa.Double(), nullable=True))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )


def downgrade() -> None:
    op.drop_table("pulse")
    for column in ("here", "time_left", "lost", "stand_in"):
        op.drop_column("seats", column)
    op.drop_index(op.f("ix_tables_deadline"), "tables")
    for column in ("absence", "deadline", "waiting_since", "clock"):
        op.drop_column("tables", column)
