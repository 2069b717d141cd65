"""A backup of all that is stored, as one file that either kind of database can be restored from.

The file is compressed text, a line of JSON each: first what it is, then every row, last how many rows there are of each
table, so that a file that was cut off is noticed.  It holds the hashes of secrets, never a secret.
"""

import gzip
import json
import os
import time
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TextIO

from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from splay.errors import SplayError
from splay.store.models import PASSING, Base

FORMAT: Final = 1
"""Rises when the file is written in another way."""
AT_ONCE: Final = 1000
"""So many rows are read or written at once."""
_KIND: Final = "splay backup"


class BackupError(SplayError):
    """A backup that cannot be made or restored; nothing is changed."""


def back_up(engine: Engine, file: Path) -> dict[str, int]:
    """Write all that is stored to a file, as it is at one moment, while servers go on; returns the rows by table.

    Raises:
        BackupError: the database does not answer.
        OSError: the file cannot be written; one that was there before stays.
    """
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with gzip.open(part, "wt", encoding="utf-8", compresslevel=6) as out, _moment(engine) as connection:
            counts = _write(connection, out)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    except SQLAlchemyError as error:
        raise BackupError("the database cannot be read: {reason}", reason=str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return counts


def restore(engine: Engine, file: Path) -> dict[str, int]:
    """Fill an empty database from a backup, all or nothing; returns the rows by table.

    Raises:
        BackupError: the database is not empty, or the file is no backup, damaged, or of another schema.
        OSError: the file cannot be read.
    """
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines, _writing(engine) as connection:
            return _read(connection, iter(lines), file)
    except BackupError:
        raise
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError, KeyError, TypeError) as error:
        raise BackupError("{file} is no backup, or damaged: {reason}", file=str(file), reason=str(error)) from error
    except SQLAlchemyError as error:
        raise BackupError("the database cannot be written: {reason}", reason=str(error)) from error


@contextmanager
def _moment(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the database as it is at one moment."""
    options = {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
    with engine.connect().execution_options(**options) as connection, connection.begin():
        yield connection


@contextmanager
def _writing(engine: Engine) -> Iterator[Connection]:
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        yield connection


def _schema(connection: Connection) -> str:
    return MigrationContext.configure(connection).get_current_revision() or ""


def _write(connection: Connection, out: TextIO) -> dict[str, int]:
    head = {"kind": _KIND, "format": FORMAT, "splay": version("splay"), "schema": _schema(connection)}
    _line(out, {**head, "made": time.time()})
    counts = Counter[str]()
    for table in _kept():
        asked = select(table).order_by(*table.primary_key)
        for row in connection.execute(asked, execution_options={"yield_per": AT_ONCE}).mappings():
            _line(out, {"table": table.name, "row": dict(row)})
            counts[table.name] += 1
    _line(out, {"rows": counts})
    return dict(counts)


def _kept() -> list[Table]:
    """The tables of a backup; those that others refer to come first."""
    return [table for table in Base.metadata.sorted_tables if table.name not in PASSING]


def _line(out: TextIO, data: Mapping[str, Any]) -> None:
    out.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


def _read(connection: Connection, lines: Iterator[str], file: Path) -> dict[str, int]:
    _check(connection, json.loads(next(lines, "null")), file)
    counts = Counter[str]()
    waiting: list[dict[str, Any]] = []
    filled: Table | None = None
    for line in lines:
        data = json.loads(line)
        table = Base.metadata.tables[data["table"]] if "table" in data else None
        if table is not filled or len(waiting) >= AT_ONCE:
            if filled is not None:
                connection.execute(insert(filled), waiting)
            filled, waiting = table, []
        if table is None:
            break
        waiting.append(data["row"])
        counts[table.name] += 1
    else:
        data = {}
    if data.get("rows") != dict(counts):
        raise BackupError("{file} is no backup, or damaged: {reason}", file=str(file), reason="its end is missing")
    _count_on(connection)
    return dict(counts)


def _check(connection: Connection, head: Any, file: Path) -> None:
    """Refuse what is no backup for this database."""
    if not isinstance(head, dict) or head.get("kind") != _KIND:
        raise BackupError("{file} is no backup of Splay", file=str(file))
    here = _schema(connection)
    if (head.get("format"), head.get("schema")) != (FORMAT, here):
        raise BackupError(
            "{file} has the schema {there} of Splay {version}, and here it is {here}: restore it with that version",
            file=str(file),
            there=str(head.get("schema")),
            version=str(head.get("splay")),
            here=here,
        )
    for table in _kept():
        if connection.scalar(select(func.count()).select_from(table)):
            raise BackupError("the database is not empty: name another one to restore to")


def _count_on(connection: Connection) -> None:
    """Numbers that the database assigns go on after those restored; SQLite sees to that by itself."""
    if connection.dialect.name == "postgresql":
        number = "pg_get_serial_sequence('talk', 'id')"
        connection.execute(text(f"SELECT setval({number}, coalesce(max(id), 0) + 1, false) FROM talk"))
