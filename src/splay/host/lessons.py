"""Tables of the first game: one for each chapter, where the tutor sits; how it is seated says which chapter it is."""

import json
from typing import Final

from splay.bots.seats import BotSpec
from splay.bots.tutor import TUTOR
from splay.game.record import Record
from splay.host.errors import Meanwhile, NotPlaying, NotYourSeat
from splay.host.host import Host
from splay.host.live_table import LiveTable
from splay.host.options import bot_name, player_name
from splay.host.sanitize import as_name, plain
from splay.host.secrets import hash_of, new_table_id
from splay.host.tables import standing
from splay.lessons.chapters import LEARNER, OPPONENT, Chapter, chapter, chapters
from splay.lessons.progress import Progress, progress
from splay.store import Conflict, NewSeat, NewTable, TableInfo
from splay.store.rows import COMPUTER

_PART: Final = f"{TUTOR}:chapter="


def chapter_of(table: TableInfo) -> Chapter | None:
    """The chapter that is played at a table; None at a table where nobody is taught."""
    bot = table.seats[OPPONENT].bot or ""
    return chapter(int(bot.removeprefix(_PART))) if bot.startswith(_PART) else None


def progress_of(table: TableInfo, live: LiveTable, looked: int) -> Progress | None:
    """How far the learner at a table is; None where nobody is taught.

    Args:
        table: the table.
        live: its game; locked.
        looked: how many of the first steps need not be looked at any more.
    """
    taught = chapter_of(table)
    if taught is None:
        return None
    picks = [(pick.seat, pick.option) for pick in live.picks]
    return live.once(("lesson", looked), progress, taught, live.game_at(0), picks, looked)


def begin_chapter(host: Host, number: int, name: str, secret: str) -> str:
    """Make the table of a chapter.

    Args:
        host: the host of all tables.
        number: of the chapter, counted from 1.
        name: of the learner; empty: any.
        secret: of the learner.

    Returns:
        The id of the table.

    Raises:
        QuotaReached: the learner has as much as one may have.
    """
    host.desk.check_quotas(secret, 1)
    own = as_name(plain(name)) or player_name(LEARNER, ())
    return _make(host, chapter(number), NewSeat(own, keys=(hash_of(secret),)), bot_name({own}))


def next_chapter(host: Host, table: TableInfo) -> str:
    """The table of the chapter after the one that is played at a table; the same one for all devices of the learner.

    Raises:
        NotYourSeat: nobody is taught there.
        NotPlaying: it was the last chapter.
    """
    taught = chapter_of(table)
    if taught is None:
        raise NotYourSeat("nobody is taught at table {table}", table=table.id)
    if table.successor is not None:
        return table.successor
    if taught.number == len(chapters()):
        raise NotPlaying("there is no chapter after the last one")
    learner = NewSeat(table.seats[LEARNER].name, holders=tuple(host.store.devices(table.id, LEARNER)))
    try:
        return _make(host, chapter(taught.number + 1), learner, table.seats[OPPONENT].name, table.id)
    except Conflict:
        return host.table(table.id).successor or table.id


def take_back(host: Host, table: TableInfo, seat: int, looked: int, left: int) -> None:
    """Go back to where the present step began.

    Args:
        host: the host of all tables.
        table: the table.
        seat: whose step; the learner's.
        looked: as in `progress_of`.
        left: how many picks are left then, which identifies the step.

    Raises:
        NotYourSeat: nobody is taught there.
        Meanwhile: the step has changed.
    """
    live = host.live(table)
    with live.lock:
        found = progress_of(table, live, looked)
        if found is None:
            raise NotYourSeat("nobody is taught at table {table}", table=table.id)
        if found.since != left or live.length != table.length:
            raise Meanwhile("something was done meanwhile: look at the table again")
        host.rewind(table, seat, left)


def _make(host: Host, about: Chapter, learner: NewSeat, opponent: str, follows: str | None = None) -> str:
    bot = str(BotSpec(TUTOR, (("chapter", about.number),)))
    record = Record({"position": json.dumps(about.position((learner.name, opponent)), ensure_ascii=False)}, [])
    seats = (learner, NewSeat(opponent, bot))
    table_id = new_table_id()
    new = NewTable(table_id, COMPUTER, record.setup, seats, watched=False, arranged=True)
    host.store.add_table(new, standing(record.replay(), seats), follows=follows)
    host.tables.on_change(table_id)
    if follows is not None:
        host.tables.on_change(follows)
    return table_id
