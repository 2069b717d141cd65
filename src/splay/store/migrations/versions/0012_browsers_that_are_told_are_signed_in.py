"""Of a browser that is told by web push it is known which one it is, so that it is told no more once signed out."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("push_subscriptions", sa.Column("hash", sa.String(length=64), nullable=True))


def downgrade() -> None:
    op.drop_column("push_subscriptions", "hash")
