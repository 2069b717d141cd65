"""The lines before the first question: the game, who sits where, who plays together."""

from collections.abc import Sequence
from pathlib import Path

from splay.game.game import Game
from splay.terminal.table import HUMAN, seat_words
from splay.text.options import flags_told
from splay.text.reader import Reader


def greeting(game: Game, kinds: Sequence[str], file: Path | None, reader: Reader) -> list[str]:
    """A line each.

    Args:
        game: the game as it begins or is resumed.
        kinds: by seat, ``human`` or the name of a bot.
        file: where its record is saved, if anywhere.
        reader: who reads.
    """
    setup, names = game.setup, game.names
    edition = reader.edition_title(setup.edition)
    seed = "-" if game.seed is None else game.seed
    said = reader.gettext("Splay – {edition}, seed: {seed}. Type ? for help at any time.")
    lines = [said.format(edition=edition, seed=seed)]
    if game.picks and file is not None:
        lines.append(
            reader.ngettext(
                "Resumed from {file} after {count} pick.", "Resumed from {file} after {count} picks.", len(game.picks)
            ).format(file=file, count=len(game.picks))
        )
    seats = ", ".join(seat_words(name, kind, reader) for name, kind in zip(names, kinds, strict=True))
    lines.append(reader.gettext("At the table, clockwise: {seats}").format(seats=seats))
    people = [name for name, kind in zip(names, kinds, strict=True) if kind == HUMAN]
    if len(people) == 1:
        lines.append(reader.gettext("You are {name}.").format(name=people[0]))
    if setup.teams:
        teams = dict.fromkeys(map(game.state.seating.team_of, range(len(names))))
        sides = " / ".join(", ".join(names[seat] for seat in team) for team in teams)
        lines.append(reader.gettext("Teams: {teams}").format(teams=sides))
    if setup.parley:
        lines.append(
            reader.gettext("With parley: you pay to deal with players who do not sit beside you (see: rules).")
        )
    return lines + flags_told(setup, reader)
