"""Database access for notices: what people wish, their browsers, and what is to be sent."""

from dataclasses import asdict, fields
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from splay.store.models import NoticeRow, NoticeSettingsRow, PushRow, ServerKeyRow
from splay.store.rows import Notice, NoticeSettings, Subscription
from splay.store.store import Store

MOST_BROWSERS: Final = 10
"""So many browsers of a person are told at most; the oldest give way."""
CLAIM_SECONDS: Final = 300.0
"""How long a process has the sole right to send a notice: longer than sending may take, to all browsers of a person."""
BESIDE: Final = 20
"""So many processes may reach for what is due at the same moment."""
_COLUMNS: Final = [getattr(NoticeRow, each.name) for each in fields(Notice)]


class NoticeStore:
    """What the store knows about notices.  Used by several threads and processes at once."""

    def __init__(self, store: Store) -> None:
        """Use the database, and the clock, of a store."""
        self._store = store

    def now(self) -> float:
        """The time, in seconds since 1970."""
        return self._store.now()

    def shared_key(self, name: str, made: str) -> str:
        """A key that all servers share; the one that was just made if there is none yet."""
        query = select(ServerKeyRow.value).where(ServerKeyRow.name == name)
        with self._store._reading() as connection:
            found: str | None = connection.execute(query).scalar()
        if found is not None:
            return found
        try:
            with self._store._writing() as connection:
                connection.execute(insert(ServerKeyRow).values(name=name, value=made))
        except IntegrityError:
            return self.shared_key(name, made)  # another one was faster
        return made

    # -- wishes --------------------------------------------------------------------

    def settings(self, owner: str) -> NoticeSettings:
        """What somebody wishes; the defaults if nothing was said."""
        with self._store._reading() as connection:
            return _settings(connection, NoticeSettingsRow.owner == owner) or NoticeSettings(owner)

    def to_be_confirmed(self, confirm: str) -> NoticeSettings | None:
        """The wishes of whoever has got a link with this secret (by its hash) to confirm an address; None if nobody."""
        with self._store._reading() as connection:
            return _settings(connection, NoticeSettingsRow.confirm == confirm)

    def stop_mail(self, stop: str) -> bool:
        """Send no more e-mail to an address by the secret (its hash) in its letters; whether there is such a one."""
        # Several browsers may have named it.
        named = update(NoticeSettingsRow).where(NoticeSettingsRow.stop == stop)
        with self._store._writing() as connection:
            return connection.execute(named.values(mail_on=False)).rowcount > 0

    def change_settings(self, owner: str, **values: object) -> NoticeSettings:
        """Change some of what somebody wishes; returns all of it."""
        with self._store._writing() as connection:
            return _change(connection, owner, values)

    # -- browsers ------------------------------------------------------------------

    def subscriptions(self, owner: str) -> list[Subscription]:
        """The browsers of a person, the oldest first."""
        query = select(PushRow.__table__).where(PushRow.owner == owner).order_by(PushRow.made)
        with self._store._reading() as connection:
            return [Subscription(**row) for row in connection.execute(query).mappings()]

    def subscribe(self, new: Subscription) -> None:
        """Tell this browser, too; whoever it was told for before is told there no more."""
        with self._store._writing() as connection:
            connection.execute(delete(PushRow).where(PushRow.id == new.id))
            older = select(PushRow.id).where(PushRow.owner == new.owner).order_by(PushRow.made.desc())
            surplus = list(connection.execute(older.offset(MOST_BROWSERS - 1)).scalars())
            for old in surplus:
                connection.execute(delete(PushRow).where(PushRow.id == old))
            connection.execute(insert(PushRow).values(asdict(new)))

    def unsubscribe(self, subscription: str, owner: str | None = None) -> None:
        """Tell this browser no more; if an owner is named, only if it is theirs."""
        where = [PushRow.id == subscription] + ([] if owner is None else [PushRow.owner == owner])
        with self._store._writing() as connection:
            connection.execute(delete(PushRow).where(*where))

    # -- what is to be sent --------------------------------------------------------

    def add(self, kind: str, owner: str) -> bool:
        """Let a notice be sent at once that is about no table; False if one of that kind waits already."""
        same = select(func.count()).where(NoticeRow.owner == owner, NoticeRow.kind == kind)
        with self._store._writing() as connection:
            if connection.execute(same).scalar_one():
                return False
            connection.execute(insert(NoticeRow).values(self._at_once(kind, owner)))
        return True

    def replace(self, kind: str, owner: str, **wishes: object) -> None:
        """Let a notice be sent at once that is about no table, in place of one of that kind that waits.

        Args:
            kind: of the notice.
            owner: who gets it.
            wishes: what changes, in the same transaction, of what they wish.
        """
        with self._store._writing() as connection:
            _change(connection, owner, wishes)
            # First, so that it has a number of its own: whoever is sending the older one drops that by its number.
            new = connection.execute(insert(NoticeRow).values(self._at_once(kind, owner)).returning(NoticeRow.id))
            older = NoticeRow.owner == owner, NoticeRow.kind == kind, NoticeRow.id != new.scalar_one()
            connection.execute(delete(NoticeRow).where(*older))

    def _at_once(self, kind: str, owner: str) -> dict[str, object]:
        now = self.now()
        return {"kind": kind, "owner": owner, "made": now, "due": now, "claimed": 0.0, "tries": 0}

    def claim(self) -> Notice | None:
        """Take the sole right to send something that is due, and drop or postpone it; None if nothing is due."""
        now = self.now()
        due = NoticeRow.due <= now, NoticeRow.claimed < now
        with self._store._reading() as connection:
            found = list(connection.execute(select(NoticeRow.id).where(*due).limit(BESIDE)).scalars())
        for number in found:
            claim = update(NoticeRow).where(NoticeRow.id == number, *due)
            claim = claim.values(claimed=now + CLAIM_SECONDS, tries=NoticeRow.tries + 1)
            with self._store._writing() as connection:
                row = connection.execute(claim.returning(*_COLUMNS)).first()
            if row is not None:
                return Notice(*row)
        return None

    def postpone(self, notice: int, due: float, tries: int) -> None:
        """Look at a notice again at this time.

        Args:
            notice: its number.
            due: when.
            tries: how often it counts as tried by then.
        """
        values = {"due": due, "claimed": 0.0, "tries": tries}
        with self._store._writing() as connection:
            connection.execute(update(NoticeRow).where(NoticeRow.id == notice).values(values))

    def drop(self, notice: int) -> None:
        """A notice is sent, or not needed any more."""
        with self._store._writing() as connection:
            connection.execute(delete(NoticeRow).where(NoticeRow.id == notice))


def _change(connection: Connection, owner: str, values: dict[str, object]) -> NoticeSettings:
    changed = update(NoticeSettingsRow).where(NoticeSettingsRow.owner == owner).values(values)
    if connection.execute(changed).rowcount != 1:
        connection.execute(insert(NoticeSettingsRow).values(asdict(NoticeSettings(owner)) | values))
    found = _settings(connection, NoticeSettingsRow.owner == owner)
    assert found is not None
    return found


def _settings(connection: Connection, where: object) -> NoticeSettings | None:
    query = select(NoticeSettingsRow.__table__).where(where)  # type: ignore[arg-type]
    row = connection.execute(query).mappings().first()
    return None if row is None else NoticeSettings(**row)
