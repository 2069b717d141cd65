"""What all tables of the schema share."""

from sqlalchemy import BigInteger, Integer, MetaData
from sqlalchemy.orm import DeclarativeBase

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
"""Names of constraints, so that migrations can name them on every database."""
BIG_ID = BigInteger().with_variant(Integer, "sqlite")
"""A number assigned by the database; SQLite auto-increments only plain integers."""


class Base(DeclarativeBase):
    """What all tables of the schema share."""

    metadata = MetaData(naming_convention=NAMING)
    """All tables, with the names of their constraints."""
