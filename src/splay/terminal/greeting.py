"""What is said before the first question: the game, who sits where, who plays together."""

from collections.abc import Sequence
from pathlib import Path

from splay import text_help as words
from splay.game import Game
from splay.terminal.table import seat_words


def greeting(game: Game, kinds: Sequence[str], file: Path | None) -> list[str]:
    """A line each.

    Args:
        game: as it begins or is taken up again.
        kinds: by seat, ``human`` or the name of a bot.
        file: where its record is kept, if anywhere.
    """
    table = game.state.table
    seed = "-" if game.seed is None else game.seed
    lines = [words.GREETING.format(edition=table.edition.number, seed=seed)]
    if game.picks and file is not None:
        lines.append(words.RESUMED.format(file=file, picks=len(game.picks)))
    lines.append(words.SEATS.format(seats=", ".join(map(seat_words, table.names, kinds))))
    if table.teams:
        teams = dict.fromkeys(table.team_of(seat) for seat in range(len(table.names)))
        sides = (words.TEAM_JOIN.join(table.names[seat] for seat in team) for team in teams)
        lines.append(words.TEAMS.format(teams=words.TEAMS_JOIN.join(sides)))
    if table.parley:
        lines.append(words.PARLEY)
    return lines
