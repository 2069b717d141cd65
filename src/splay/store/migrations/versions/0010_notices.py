"""Telling people that it is their turn: what they wish, their browsers, and what is to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "notice_settings",
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet", sa.Boolean(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=False),
        sa.Column("quiet_to", sa.Integer(), nullable=False),
        sa.Column("last_hour", sa.Boolean(), nullable=False),
        sa.Column("mail", sa.String(254), nullable=True),
        sa.Column("mail_on", sa.Boolean(), nullable=False),
        sa.Column("wanted_mail", sa.String(254), nullable=True),
        sa.Column("wanted_until", sa.Double(), nullable=True),
        sa.Column("confirm", sa.String(64), nullable=True),
        sa.Column("stop", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("owner", name=op.f("pk_notice_settings")),
    )
    op.create_index(op.f("ix_notice_settings_confirm"), "notice_settings", ["confirm"])
    op.create_index(op.f("ix_notice_settings_stop"), "notice_settings", ["stop"])
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("browser", sa.String(60), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push_subscriptions")),
    )
    op.create_index(op.f("ix_push_subscriptions_owner"), "push_subscriptions", ["owner"])
    op.create_table(
        "notices",
        sa.Column("id", number, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("length", sa.Integer(), nullable=True),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("claimed", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_notices_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_due"), "notices", ["due"])
    op.create_index(op.f("ix_notices_owner"), "notices", ["owner"])
    op.create_index(op.f("ix_notices_table_id"), "notices", ["table_id"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_keys")),
    )


def downgrade() -> None:
    for table in ("server_keys", "notices", "push_subscriptions", "notice_settings"):
        op.drop_table(table)
