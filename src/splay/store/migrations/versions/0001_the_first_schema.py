"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("phase", sa.String(length=12), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("watched", sa.Boolean(), nullable=False),
        sa.Column("talking", sa.Boolean(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=True),
        sa.Column("waits_for_bot", sa.Boolean(), nullable=False),
        sa.Column("leased", sa.Double(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("undo", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("successor", sa.String(length=24), nullable=True),
        sa.Column("invite", sa.String(length=64), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_invite"), ["invite"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_tables_phase_listed_changed"), ["phase", "listed", "changed"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_tables_phase_waits_for_bot"), ["phase", "waits_for_bot"], unique=False)

    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("sequence", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("option", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entries_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "sequence", name=op.f("pk_entries")),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_keys_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", "table_id", "seat", name=op.f("pk_keys")),
    )
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_keys_table_id"), ["table_id"], unique=False)

    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("bot", sa.String(length=24), nullable=True),
        sa.Column("taken", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.String(length=64), nullable=True),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_invite"), ["invite"], unique=False)

    op.create_table(
        "talk",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_talk_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_talk")),
    )
    with op.batch_alter_table("talk", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_talk_table_id"), ["table_id"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("talk", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_talk_table_id"))

    op.drop_table("talk")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_invite"))

    op.drop_table("seats")
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_keys_table_id"))

    op.drop_table("keys")
    op.drop_table("entries")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_phase_waits_for_bot"))
        batch_op.drop_index(batch_op.f("ix_tables_phase_listed_changed"))
        batch_op.drop_index(batch_op.f("ix_tables_invite"))

    op.drop_table("tables")
