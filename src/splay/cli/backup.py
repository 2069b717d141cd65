"""`splay backup` and `splay restore`: all that a server has stored, in one file."""

from pathlib import Path
from typing import Annotated

import typer

from splay.cli.serve import check_installed

Database = Annotated[
    str | None,
    typer.Option(
        help="The database: sqlite:///FILE or postgresql://...",
        show_default="a file in your data folder",
        envvar="SPLAY_DATABASE",
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write, such as splay.backup.gz.", metavar="FILE")],
    database: Database = None,
) -> None:
    """Write all tables, games and talk to a file, as they are at one moment; servers need not stop."""
    check_installed()
    from splay.store.backup import back_up
    from splay.store.database import open_database
    from splay.web.server.settings import default_database

    _tell("backed up", back_up(open_database(database or default_database(), must_exist=True), file))


def restore(
    file: Annotated[Path, typer.Argument(help="A file that splay backup has written.", metavar="FILE")],
    database: Database = None,
) -> None:
    """Fill an empty database, of either kind, from a backup: all of it, or nothing if something is wrong."""
    check_installed()
    from splay.store.backup import restore
    from splay.store.database import open_database
    from splay.web.server.settings import default_database

    _tell("restored", restore(open_database(database or default_database()), file))


def _tell(done: str, rows: dict[str, int]) -> None:
    tables, entries = rows.get("tables", 0), rows.get("entries", 0)
    typer.echo(f"{done}: tables {tables}, picks {entries}, rows {sum(rows.values())}")
