"""What kind of thing holds a seat, and since when, so that it can be told apart and taken away."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Both may be missing: servers of the version before, which may still run, do not know them.
    op.add_column("keys", sa.Column("kind", sa.String(8), nullable=True))
    op.add_column("keys", sa.Column("made", sa.Double(), nullable=True))


def downgrade() -> None:
    op.drop_column("keys", "made")
    op.drop_column("keys", "kind")
