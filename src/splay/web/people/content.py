"""The contents of a person's own page."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from splay.host import Host
from splay.host.secrets import hash_of
from splay.store.rows import LINK, PROGRAM, Account, Carried, Passkey, SignedIn
from splay.text.reader import Reader
from splay.web.people.devices import is_phone
from splay.web.people.statistics import Statistics, statistics


@dataclass(frozen=True, slots=True)
class DeviceLine:
    """Something that is signed in.

    Attributes:
        key: names it.
        icon: its sign.
        title, text: what it is; when it was last there, and since when it is signed in.
        is_me: whether it is this browser.
    """

    key: str
    icon: str
    title: str
    text: str
    is_me: bool


@dataclass(frozen=True, slots=True)
class CarriedLine:
    """Something else that holds a seat of this person."""

    table: str
    seat: int
    key: str
    icon: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class PasskeyLine:
    """A passkey."""

    key: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class PersonPage:
    """A person's own page.

    Attributes:
        name: empty if this browser never gave one.
        letter: of the mark.
        has_account: whether this is more than what this browser has.
        since: since when there is an account; empty without one.
        running, finished: how many games.
        statistics: how they went.
        devices, carried, passkeys: what can be signed out or removed.
        has_code: whether there is a recovery code.
        code_made: when it was made.
        public: the address of the public page; None if there is none.
    """

    name: str
    letter: str
    has_account: bool
    since: str
    running: int
    finished: int
    statistics: Statistics
    devices: tuple[DeviceLine, ...]
    carried: tuple[CarriedLine, ...]
    passkeys: tuple[PasskeyLine, ...]
    has_code: bool
    code_made: str
    public: str | None


def person(host: Host, secret: str, account: Account | None, name: str, reader: Reader) -> PersonPage:
    """What a person sees of themselves.

    Args:
        host: the host of all tables.
        secret: of the browser.
        account: the account it is signed in to.
        name: the name that the browser remembers.
        reader: who reads.
    """
    store, now, key = host.store, time.time(), hash_of(secret)
    owner = key if account is None else account.owner
    shown = name if account is None else account.name
    running, finished = store.count_games(key)
    made = account.recovered if account is not None else None
    return PersonPage(
        name=shown,
        letter=shown[:1].upper(),
        has_account=account is not None,
        since="" if account is None else reader.full_date(datetime.fromtimestamp(account.made, UTC).date()),
        running=running,
        finished=finished,
        statistics=statistics(store, owner, reader),
        devices=_devices(store.sessions(owner), key, now, reader) if account is not None else (),
        carried=_carried(host, store.carried(owner), now, reader),
        passkeys=_passkeys(store.passkeys(owner), now, reader) if account is not None else (),
        has_code=account is not None and account.has_code,
        code_made="" if made is None else reader.ago(now - made),
        public=None if account is None else account.public,
    )


def _devices(sessions: Sequence[SignedIn], key: str, now: float, reader: Reader) -> tuple[DeviceLine, ...]:
    found = []
    for each in sorted(sessions, key=lambda each: each.hash != key):
        is_program = each.kind == PROGRAM
        title = reader.gettext("A program") if is_program else each.device or reader.gettext("A browser")
        icon = "robot" if is_program else "hand" if is_phone(each.device) else "device"
        text = reader.ago(now - (each.made if is_program else each.seen))
        if not is_program:
            day = reader.full_date(datetime.fromtimestamp(each.made, UTC).date())
            text = " · ".join((text, reader.gettext("signed in on {day}").format(day=day)))
        found.append(DeviceLine(each.hash, icon, title, text, each.hash == key))
    return tuple(found)


def _carried(host: Host, carried: Sequence[Carried], now: float, reader: Reader) -> tuple[CarriedLine, ...]:
    words = {LINK: reader.gettext("Link to your seat"), PROGRAM: reader.gettext("A program")}
    found = []
    for each in carried:
        table = host.table(each.table_id)
        names = reader.listed(seat.name for seat in table.seats if seat.number != each.seat and seat.taken)
        ago = "" if each.holder.made is None else reader.ago(now - each.holder.made)
        kind = each.holder.kind or ""
        icon = {LINK: "link", PROGRAM: "robot"}.get(kind, "device")
        title = words.get(kind, reader.gettext("Another browser"))
        told = reader.gettext("table with {names}").format(names=names) if names else ""
        text = " · ".join(filter(None, (told, ago)))
        found.append(CarriedLine(each.table_id, each.seat, each.holder.hash, icon, title, text))
    return tuple(found)


def _passkeys(passkeys: Sequence[Passkey], now: float, reader: Reader) -> tuple[PasskeyLine, ...]:
    def text(passkey: Passkey) -> str:
        if passkey.used is None:
            return reader.gettext("made {ago}").format(ago=reader.ago(now - passkey.made))
        return reader.gettext("last used {ago}").format(ago=reader.ago(now - passkey.used))

    return tuple(PasskeyLine(each.id, each.name, text(each)) for each in passkeys)
