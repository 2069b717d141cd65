"""Who won: the standings after the last pick."""

from rich.table import Table as Grid

from splay.terminal.style import Look
from splay.terminal.table import name_words
from splay.views.view import PlayerView, View


def standings(seen: View, look: Look) -> Grid:
    """Points and achievements of all players, winners first."""
    winners = seen.outcome.winners if seen.outcome is not None else ()
    reader = look.reader
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("", no_wrap=True)
    grid.add_column(reader.gettext("Points"), justify="right")
    grid.add_column(reader.gettext("Achievements"))

    def order(player: PlayerView) -> tuple[bool, int, int]:
        return player.seat not in winners, -_count(player), -player.points

    for player in sorted(seen.players, key=order):
        owned = ", ".join([*map(str, player.achievements), *(reader.special(name) for name in player.specials)])
        unowned = reader.pgettext("a player", "out of the game") if player.out else "0"
        achievements = f"{_count(player)}: {owned}" if owned else unowned
        style = "bold" if player.seat in winners else ""
        grid.add_row(name_words(seen, player, reader), str(player.points), achievements, style=style)
    return grid


def _count(player: PlayerView) -> int:
    return len(player.achievements) + len(player.specials)
