"""What is said before the first question: the game, who sits where, who plays together."""

from collections.abc import Sequence
from pathlib import Path

from splay.catalogue import catalogue
from splay.game import Game
from splay.terminal.table import seat_words
from splay.wording.nouns import edition_title


def greeting(game: Game, kinds: Sequence[str], file: Path | None, language: str) -> list[str]:
    """A line each.

    Args:
        game: as it begins or is taken up again.
        kinds: by seat, ``human`` or the name of a bot.
        file: where its record is kept, if anywhere.
        language: of the words.
    """
    words = catalogue(language)
    table = game.state.table
    edition = edition_title(table.edition.number, words)
    seed = "-" if game.seed is None else game.seed
    said = words.gettext("Splay – {edition}, seed: {seed}. Type ? for help at any time.")
    lines = [said.format(edition=edition, seed=seed)]
    if game.picks and file is not None:
        lines.append(
            words.ngettext(
                "Resumed from {file} after {count} pick.", "Resumed from {file} after {count} picks.", len(game.picks)
            ).format(file=file, count=len(game.picks))
        )
    seats = ", ".join(seat_words(name, kind, words) for name, kind in zip(table.names, kinds, strict=True))
    lines.append(words.gettext("At the table, clockwise: {seats}").format(seats=seats))
    if table.teams:
        teams = dict.fromkeys(table.team_of(seat) for seat in range(len(table.names)))
        sides = " / ".join(", ".join(table.names[seat] for seat in team) for team in teams)
        lines.append(words.gettext("Teams: {teams}").format(teams=sides))
    if table.parley:
        lines.append(words.gettext("With parley: you pay for dealing with who does not sit beside you (see: rules)."))
    return lines
