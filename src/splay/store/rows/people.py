"""Accounts, what is signed in to them, and what else holds their seats."""

from dataclasses import dataclass

from splay.store.rows.tables import Holder


@dataclass(frozen=True, slots=True)
class Account:
    """An account; see `models.AccountRow` for the fields.

    Attributes:
        has_code: whether there is a recovery code.
    """

    owner: str
    name: str
    made: float
    has_code: bool
    recovered: float | None
    public: str | None


@dataclass(frozen=True, slots=True)
class SignedIn:
    """What is signed in to an account; see `models.SessionRow` for the fields."""

    hash: str
    device: str
    kind: str
    made: float
    seen: float


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey; see `models.PasskeyRow` for the fields."""

    id: str
    owner: str
    host: str
    name: str
    public_key: str
    uses: int
    made: float
    used: float | None = None


@dataclass(frozen=True, slots=True)
class Carried:
    """Something that holds a seat of an owner besides them."""

    table_id: str
    seat: int
    holder: Holder
