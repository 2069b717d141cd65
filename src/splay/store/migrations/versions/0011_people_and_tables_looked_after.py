"""Bans, reports by players, tables hidden from lists; tables are found by the names at them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.add_column("tables", sa.Column("hidden", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index(op.f("ix_seats_name"), "seats", ["name"])
    op.create_table(
        "bans",
        sa.Column("id", number, nullable=False),
        sa.Column("network", sa.String(length=43), nullable=True),
        sa.Column("owner", sa.String(length=64), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bans")),
    )
    op.create_index(op.f("ix_bans_until"), "bans", ["until"])
    op.create_index(op.f("ix_bans_owner"), "bans", ["owner"])
    op.create_table(
        "reports",
        sa.Column("id", number, nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("said", sa.Text(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("closed", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reports_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_table_id"), "reports", ["table_id"])
    op.create_index(op.f("ix_reports_owner_at"), "reports", ["owner", "at"])
    op.create_index(op.f("ix_reports_closed_id"), "reports", ["closed", "id"])


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("bans")
    op.drop_index(op.f("ix_seats_name"), "seats")
    op.drop_column("tables", "hidden")
