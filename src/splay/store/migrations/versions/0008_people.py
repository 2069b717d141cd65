"""Accounts with passkeys, results of games, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Both may be missing: servers of the version before, which may still run, do not know them.
    op.add_column("tables", sa.Column("owner", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("unrated", sa.String(12), nullable=True))
    op.create_index(op.f("ix_tables_owner"), "tables", ["owner"])
    op.create_table(
        "accounts",
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("recovery", sa.String(64), nullable=True),
        sa.Column("recovered", sa.Double(), nullable=True),
        sa.Column("public", sa.String(24), nullable=True),
        sa.PrimaryKeyConstraint("owner", name=op.f("pk_accounts")),
        sa.UniqueConstraint("recovery", name=op.f("uq_accounts_recovery")),
        sa.UniqueConstraint("public", name=op.f("uq_accounts_public")),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_owner"), "sessions", ["owner"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("used", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_owner"), "passkeys", ["owner"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(100), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("challenge", name=op.f("pk_challenges")),
    )
    op.create_index(op.f("ix_challenges_browser"), "challenges", ["browser"])
    op.create_index(op.f("ix_challenges_expires"), "challenges", ["expires"])
    _results()


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("owner", sa.String(64), nullable=True),
        sa.Column("bot", sa.String(48), nullable=True),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("team", sa.String(1), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("tied", sa.Boolean(), nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("cards", sa.JSON(), nullable=False),
        sa.Column("unrated", sa.String(12), nullable=True),
        sa.Column("mu", sa.Double(), nullable=True),
        sa.Column("sigma", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_owner_ended"), "results", ["owner", "ended"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("edition", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", "edition", "players", name=op.f("pk_ratings")),
    )


def downgrade() -> None:
    for table in ("ratings", "results", "challenges", "passkeys", "sessions", "accounts"):
        op.drop_table(table)
    op.drop_index(op.f("ix_tables_owner"), "tables")
    op.drop_column("tables", "unrated")
    op.drop_column("tables", "owner")
