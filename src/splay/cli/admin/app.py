"""`splay admin`: what the person who runs a server can do in its database, while servers go on.

Exit status: 0: done; 1: there is no such thing, or it was not confirmed; 2: wrong use, or the database cannot be used.
"""

from typing import Any, Final

import typer

from splay.cli.admin import people, tables

TAKES_IDS: Final[dict[str, Any]] = {"ignore_unknown_options": True, "help_option_names": ["--help"]}
"""The id of a table may begin with a hyphen."""

app = typer.Typer(
    name="admin",
    help="Look after the tables and people of a server, while it runs.  Status 1: no such thing, or not confirmed.",
    no_args_is_help=True,
)
app.command("tables")(tables.find)
app.command("show", context_settings=TAKES_IDS)(tables.show)
app.command("hide", context_settings=TAKES_IDS)(tables.hide)
app.command("unhide", context_settings=TAKES_IDS)(tables.unhide)
app.command("delete", context_settings=TAKES_IDS)(tables.delete)
app.command("export", context_settings=TAKES_IDS)(tables.export)
app.command("rename", context_settings=TAKES_IDS)(tables.rename)
app.command("prune")(tables.prune)
app.command("stats")(tables.stats)
app.command("ban", context_settings=TAKES_IDS)(people.ban)
app.command("unban")(people.unban)
app.command("bans")(people.bans)
app.command("reports")(people.reports)
app.command("erase", context_settings=TAKES_IDS)(people.erase)
