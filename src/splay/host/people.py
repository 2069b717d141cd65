"""People with accounts: how one is made, signed in to and forgotten.  Passkeys are checked where requests are read."""

import secrets
import time
from typing import Any, Final

from splay.errors import SplayError
from splay.host.desk import STAND_IN
from splay.host.errors import SignInRefused
from splay.host.forgetting import renamed
from splay.host.results import late_results
from splay.host.sanitize import as_name, plain
from splay.host.secrets import hash_of, new_secret
from splay.host.tables import LiveTables
from splay.position.setup import name_fault
from splay.store import Conflict, Store
from splay.store.rows import Account, Passkey

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Of recovery codes; none of them looks like another."""
GROUPS: Final = 6
IN_A_GROUP: Final = 4
"""A code has six groups of four letters: more than 10^35 of them."""
AT_ONCE: Final = 20
"""So many games that ended before results were kept are counted in one go."""
PUBLIC_BYTES: Final = 9


def new_code() -> str:
    """A recovery code, in groups to be written down."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(IN_A_GROUP)) for _ in range(GROUPS))


def code_hash(code: str) -> str:
    """What the store knows about a recovery code, however its letters and groups were typed.

    >>> code_hash("abcd efgh") == code_hash("ABCD-EFGH")
    True
    """
    return hash_of("recovery/" + "".join(sign for sign in code.upper() if sign in LETTERS))


def new_owner() -> str:
    """An owner for an account: the hash of a secret that nobody has."""
    return hash_of(new_secret())


class People:
    """Accounts, and everything that a person has here."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._store = tables.store

    def account_of(self, secret: str) -> Account | None:
        """The account that the owner of this secret is signed in to; None if there is none."""
        return self._store.account_of(hash_of(secret))

    def is_program(self, secret: str) -> bool:
        """Whether this is the key of a program, which may play for its person but change nothing of the account."""
        return self._store.is_program(hash_of(secret))

    def owner_of(self, secret: str) -> str:
        """Who the owner of this secret is, to the store."""
        return self._store.owner(hash_of(secret))

    def make(
        self, secret: str, name: str, device: str, passkey: Passkey | None = None, code: str | None = None
    ) -> Account:
        """Make an account, to which everything goes over that this person has.

        Args:
            secret: of the browser.
            name: of the person.
            device: what the browser is.
            passkey: with which one signs in, made for its `owner`.
            code: the recovery code; there is one, or a passkey.

        Raises:
            SetupError: nobody can be named like that.
            SignInRefused: the browser is signed in already.
        """
        assert passkey is not None or code is not None
        owner, now = passkey.owner if passkey is not None else new_owner(), time.time()
        account = Account(owner, proper_name(name), now, code is not None, None if code is None else now, None)
        recovery = None if code is None else code_hash(code)
        try:
            self._store.make_account(hash_of(secret), account, device, passkey, recovery)
        except Conflict as error:
            raise SignInRefused.like(error) from error
        return account

    def sign_in_by_code(self, secret: str, code: str, device: str) -> bool:
        """Sign a browser in with a recovery code; whether there is such a code."""
        return self._store.sign_in_by_code(hash_of(secret), code_hash(code), device)

    def sign_in_by_passkey(self, secret: str, passkey: Passkey, uses: int, device: str) -> None:
        """Sign a browser in with a passkey that has been checked.

        Raises:
            SignInRefused: the passkey is gone, or has been used meanwhile.
        """
        try:
            self._store.sign_in_by_passkey(hash_of(secret), passkey, uses, device)
        except Conflict as error:
            raise SignInRefused.like(error) from error

    def renew(self, secret: str) -> str:
        """A new secret for a browser that has just signed in; nobody who knew the one before is signed in with it."""
        fresh = new_secret()
        self._store.renew_session(hash_of(secret), hash_of(fresh))
        return fresh

    def new_code(self, account: Account) -> str:
        """A new recovery code for an account; the one before is of no use any more."""
        code = new_code()
        self._store.set_recovery(account.owner, code_hash(code))
        return code

    def add_passkey(self, passkey: Passkey) -> None:
        """Add a passkey to the account of its owner.

        Raises:
            SignInRefused: somebody has it already.
        """
        try:
            self._store.add_passkey(passkey)
        except Conflict as error:
            raise SignInRefused.like(error) from error

    def data(self, secret: str) -> dict[str, Any]:
        """Everything that is stored about a person, by what it is, as plain data."""
        return self._store.stored_about(self.owner_of(secret))

    def remove_passkey(self, account: Account, id_: str) -> None:
        """Remove a passkey.

        Raises:
            SignInRefused: nobody could sign in any more.
        """
        try:
            self._store.remove_passkey(account.owner, id_)
        except Conflict as error:
            raise SignInRefused.like(error) from error

    def new_program(self, account: Account, name: str) -> str:
        """A key for a program that acts for a person at all their tables."""
        key = new_secret()
        self._store.add_session(account.owner, hash_of(key), name)
        return key

    def rename(self, account: Account, name: str) -> str:
        """Give a person another name, and return it as it is kept; raises SetupError if nobody can be named so."""
        proper = proper_name(name)
        self._store.rename(account.owner, proper)
        return proper

    def publish(self, account: Account, is_listed: bool) -> None:
        """Put a person on the public list, or take them off; they get another address each time."""
        if is_listed != (account.public is not None):
            self._store.publish(account.owner, secrets.token_urlsafe(PUBLIC_BYTES) if is_listed else None)

    def count_late(self, secret: str) -> None:
        """Count a few of the finished games of a person of which it is not stored how they went."""
        for table_id in self._store.uncounted(hash_of(secret), AT_ONCE):
            table = self._tables.table(table_id)
            try:
                live = self._tables.live(table)
            except SplayError:
                continue  # a game that this version plays differently, and cannot open any more
            with live.lock:
                found = late_results(table, live)
            if found:
                self._store.count_late(found, table.changed)

    def forget(self, secret: str) -> None:
        """Erase a person, with or without an account; see `splay.store.erasing.Erasing.erase`."""
        for table_id in erase_owner(self._store, self.owner_of(secret)):
            self._tables.forget(table_id)
            self._tables.on_change(table_id)


def erase_owner(store: Store, owner: str) -> list[str]:
    """Erase an owner, as `splay.store.erasing.Erasing.erase`; returns the tables that have changed or are gone."""
    return store.erase(owner, renamed, STAND_IN)


def proper_name(name: str) -> str:
    """A name as it is kept; raises SetupError if nobody can be named so."""
    proper = as_name(plain(name))
    fault = name_fault(proper)
    if fault is not None:
        raise fault
    return proper
