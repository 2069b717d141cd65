"""Tables whose cards somebody can know: whoever made them chose the seed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not as a batch, which may copy the table and drop the old one, and with it the seats that hang on it.
    op.add_column("tables", sa.Column("arranged", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    op.drop_column("tables", "arranged")
