"""Accounts: who a browser is, by what one signs in, and where one is signed in."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import aliased

from splay.store.connected import Conflict, Connected, holds_still
from splay.store.models import AccountRow, ChallengeRow, KeyRow, PasskeyRow, PushRow, SessionRow
from splay.store.owned import go_over
from splay.store.queries import owner_of
from splay.store.ratings import forget_merged
from splay.store.rows import BROWSER, PROGRAM, Account, Carried, Holder, Passkey, SignedIn

SEEN_SECONDS: Final = 3600.0
"""How exactly it is known when a browser was last there."""
MOST_CARRIED: Final = 100
ACCOUNT: Final = (
    *(AccountRow.owner, AccountRow.name, AccountRow.made, AccountRow.recovery.is_not(None)),
    *(AccountRow.recovered, AccountRow.public),
)
"""What makes up an `Account`."""
_PASSKEY: Final = (
    *(PasskeyRow.id, PasskeyRow.owner, PasskeyRow.host, PasskeyRow.name, PasskeyRow.public_key),
    *(PasskeyRow.uses, PasskeyRow.made, PasskeyRow.used),
)


class Accounts(Connected):
    """The part of the store that knows accounts.  A `key` is the hash of a browser's secret, or of a program's key."""

    def owner(self, key: str) -> str:
        """Whose a key is."""
        with self._reading() as connection:
            found: str = connection.execute(select(owner_of(key))).scalar_one()
        return found

    def account_of(self, key: str) -> Account | None:
        """The account that a key is signed in to; None if it is to none."""
        query = select(*ACCOUNT).join(SessionRow, SessionRow.owner == AccountRow.owner).where(SessionRow.hash == key)
        with self._reading() as connection:
            row = connection.execute(query).first()
        return None if row is None else account_in(row)

    def is_program(self, key: str) -> bool:
        """Whether a key is that of a program which acts for an owner."""
        query = select(SessionRow.hash).where(SessionRow.hash == key, SessionRow.kind == PROGRAM)
        with self._reading() as connection:
            return connection.execute(query).first() is not None

    def public_account(self, public: str) -> Account | None:
        """The account whose public page has this address; None if there is none."""
        with self._reading() as connection:
            row = connection.execute(select(*ACCOUNT).where(AccountRow.public == public)).first()
        return None if row is None else account_in(row)

    # -- making one, signing in and out ---------------------------------------------

    def make_account(
        self, key: str, account: Account, device: str, passkey: Passkey | None, recovery: str | None
    ) -> None:
        """Make an account in a browser, to which everything goes over that this one has.

        Args:
            key: the browser.
            account: the account.
            device: what the browser is.
            passkey: with which one signs in to it.
            recovery: hash of the recovery code.

        Raises:
            Conflict: the browser is signed in already.
        """
        with self._accounting() as connection:
            holds_still(connection, key, alone=True)
            if connection.execute(select(SessionRow.hash).where(SessionRow.hash == key)).first() is not None:
                raise Conflict("this browser is signed in already")
            values = {"owner": account.owner, "name": account.name, "made": account.made, "public": account.public}
            code = {"recovery": recovery, "recovered": account.recovered}
            connection.execute(insert(AccountRow).values(values | code))
            if passkey is not None:
                connection.execute(insert(PasskeyRow).values(_columns(passkey)))
            _sign_in(connection, key, account.owner, device)

    @contextmanager
    def _accounting(self) -> Iterator[Connection]:
        """A transaction that makes an account; raises Conflict if it has a passkey that somebody has already."""
        try:
            with self._writing() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict("this passkey belongs to an account already") from error

    def sign_in_by_code(self, key: str, recovery: str, device: str) -> bool:
        """Sign a browser in by a recovery code (by its hash); whether there is such a code."""
        with self._writing() as connection:
            holds_still(connection, key, alone=True)
            found = connection.execute(select(AccountRow.owner).where(AccountRow.recovery == recovery)).scalar()
            if found is None:
                return False
            _sign_in(connection, key, found, device)
        return True

    def sign_in_by_passkey(self, key: str, passkey: Passkey, uses: int, device: str) -> None:
        """Sign a browser in by a passkey that has been checked.

        Args:
            key: the browser.
            passkey: the passkey as it was found.
            uses: as its authenticator counts them now.
            device: what the browser is.

        Raises:
            Conflict: the passkey is gone, or has been used meanwhile.
        """
        same = PasskeyRow.id == passkey.id, PasskeyRow.uses == passkey.uses
        with self._writing() as connection:
            holds_still(connection, key, alone=True)
            used = update(PasskeyRow).where(*same).values(uses=uses, used=time.time())
            if connection.execute(used).rowcount != 1:
                raise Conflict("this passkey has been used meanwhile")
            _sign_in(connection, key, passkey.owner, device)

    def renew_session(self, key: str, new: str) -> None:
        """Let a browser that is signed in be known by another secret instead of this one (both by their hashes)."""
        owner = select(SessionRow.owner).where(SessionRow.hash == key).scalar_subquery()
        with self._writing() as connection:
            holds_still(connection, key, alone=True)
            connection.execute(update(PushRow).where(PushRow.owner == owner, PushRow.hash == key).values(hash=new))
            connection.execute(update(SessionRow).where(SessionRow.hash == key).values(hash=new))

    def sessions(self, owner: str) -> list[SignedIn]:
        """Where somebody is signed in, the latest first."""
        columns = SessionRow.hash, SessionRow.device, SessionRow.kind, SessionRow.made, SessionRow.seen
        query = (
            select(*columns).where(SessionRow.owner == owner).order_by(SessionRow.seen.desc(), SessionRow.made.desc())
        )
        with self._reading() as connection:
            return [SignedIn(*row) for row in connection.execute(query)]

    def add_session(self, owner: str, key: str, device: str) -> None:
        """Let a program act for an owner."""
        now = time.time()
        values = {"hash": key, "owner": owner, "device": device, "kind": PROGRAM, "made": now, "seen": now}
        with self._writing() as connection:
            connection.execute(insert(SessionRow).values(values))

    def note_seen(self, key: str) -> None:
        """Note that a browser is there, without waiting for the disk."""
        now = time.time()
        stale = SessionRow.hash == key, SessionRow.seen < now - SEEN_SECONDS
        with self._reading() as connection:
            if connection.execute(select(SessionRow.hash).where(*stale)).first() is None:
                return
        with self._writing(lasts=False) as connection:
            connection.execute(update(SessionRow).where(*stale).values(seen=now))

    def end_session(self, owner: str, key: str) -> None:
        """Sign something out, and tell it no more."""
        with self._writing() as connection:
            connection.execute(delete(PushRow).where(PushRow.owner == owner, PushRow.hash == key))
            connection.execute(delete(SessionRow).where(SessionRow.hash == key, SessionRow.owner == owner))

    def end_other_sessions(self, owner: str, key: str) -> None:
        """Sign everything out but one browser, and end whatever else has come to hold the owner's seats."""
        with self._writing() as connection:
            connection.execute(delete(SessionRow).where(SessionRow.owner == owner, SessionRow.hash != key))
            connection.execute(delete(PushRow).where(PushRow.owner == owner, PushRow.hash.is_distinct_from(key)))
            for table_id, seat, other, *_ in connection.execute(_carried(owner)).all():
                which = KeyRow.hash == other, KeyRow.table_id == table_id, KeyRow.seat == seat
                connection.execute(delete(KeyRow).where(*which))

    def carried(self, owner: str) -> list[Carried]:
        """What else holds the seats of an owner, the latest first."""
        query = _carried(owner).limit(MOST_CARRIED)
        with self._reading() as connection:
            return [Carried(row[0], row[1], Holder(*row[2:])) for row in connection.execute(query)]

    # -- what is said of oneself -----------------------------------------------------

    def rename(self, owner: str, name: str) -> None:
        """Give an account another name; seats at tables keep theirs."""
        with self._writing() as connection:
            connection.execute(update(AccountRow).where(AccountRow.owner == owner).values(name=name))

    def publish(self, owner: str, public: str | None) -> None:
        """Put an account on the public list, with this address, or take it off."""
        with self._writing() as connection:
            connection.execute(update(AccountRow).where(AccountRow.owner == owner).values(public=public))

    # -- passkeys and the recovery code ----------------------------------------------

    def passkey(self, id_: str) -> Passkey | None:
        """A passkey by the id of its credential."""
        with self._reading() as connection:
            row = connection.execute(select(*_PASSKEY).where(PasskeyRow.id == id_)).first()
        return None if row is None else Passkey(*row)

    def passkeys(self, owner: str) -> list[Passkey]:
        """The passkeys of an account, the oldest first."""
        query = select(*_PASSKEY).where(PasskeyRow.owner == owner).order_by(PasskeyRow.made)
        with self._reading() as connection:
            return [Passkey(*row) for row in connection.execute(query)]

    def add_passkey(self, passkey: Passkey) -> None:
        """Add a passkey to the account of its owner.

        Raises:
            Conflict: somebody has it already.
        """
        with self._accounting() as connection:
            connection.execute(insert(PasskeyRow).values(_columns(passkey)))

    def remove_passkey(self, owner: str, id_: str) -> None:
        """Remove a passkey.

        Raises:
            Conflict: it is the last one, and there is no recovery code: nobody could sign in any more.
        """
        with self._writing() as connection:
            code = select(AccountRow.recovery).where(AccountRow.owner == owner).with_for_update()
            has_code = connection.execute(code).scalar() is not None
            others = select(PasskeyRow.id).where(PasskeyRow.owner == owner, PasskeyRow.id != id_).limit(1)
            if not has_code and connection.execute(others).first() is None:
                raise Conflict("this is the last passkey, and there is no recovery code")
            connection.execute(delete(PasskeyRow).where(PasskeyRow.owner == owner, PasskeyRow.id == id_))

    def set_recovery(self, owner: str, recovery: str) -> None:
        """Replace the recovery code of an account, by its hash."""
        values = {"recovery": recovery, "recovered": time.time()}
        with self._writing() as connection:
            connection.execute(update(AccountRow).where(AccountRow.owner == owner).values(values))

    def add_challenge(self, challenge: str, browser: str, purpose: str, now: float, expires: float) -> None:
        """Remember what a browser's passkey has to sign, and forget what has expired."""
        with self._writing() as connection:
            connection.execute(delete(ChallengeRow).where(ChallengeRow.expires <= now))
            values = {"challenge": challenge, "browser": browser, "purpose": purpose, "expires": expires}
            connection.execute(insert(ChallengeRow).values(values))

    def take_challenge(self, challenge: str, browser: str, purpose: str, now: float) -> bool:
        """Whether a browser was to sign this; it is not to do so again."""
        is_it = ChallengeRow.challenge == challenge, ChallengeRow.browser == browser, ChallengeRow.purpose == purpose
        with self._writing() as connection:
            taken = connection.execute(delete(ChallengeRow).where(*is_it, ChallengeRow.expires > now))
        return taken.rowcount == 1


def _sign_in(connection: Connection, key: str, owner: str, device: str) -> None:
    """Sign a browser in, and let go over what it has had without an account."""
    now = time.time()
    connection.execute(delete(SessionRow).where(SessionRow.hash == key))
    values = {"hash": key, "owner": owner, "device": device, "kind": BROWSER, "made": now, "seen": now}
    connection.execute(insert(SessionRow).values(values))
    forget_merged(connection, key, owner)
    go_over(connection, key, owner)


def _carried(owner: str) -> Select[str, int, str, str | None, float | None]:
    """What holds the seats of an owner since they hold them themselves, the latest first."""
    own, other = aliased(KeyRow), aliased(KeyRow)
    same = (other.table_id == own.table_id) & (other.seat == own.seat) & (other.hash != own.hash)
    return (
        select(other.table_id, other.seat, other.hash, other.kind, other.made)
        .select_from(own)
        .join(other, same)
        .where(own.hash == owner, or_(other.made > own.made, own.made.is_(None) & other.made.is_not(None)))
        .order_by(other.made.desc())
    )


def account_in(row: Sequence[Any]) -> Account:
    """An account from the columns of `ACCOUNT`."""
    owner, name, made, has_code, recovered, public = row
    return Account(owner, name, made, bool(has_code), recovered, public)


def _columns(passkey: Passkey) -> dict[str, object]:
    return {name: getattr(passkey, name) for name in Passkey.__slots__}
