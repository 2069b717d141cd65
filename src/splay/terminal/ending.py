"""Who won: the standings after the last pick."""

from rich.table import Table as Grid

from splay.text_help import LABELS
from splay.view import PlayerView, View


def standings(seen: View) -> Grid:
    """Points and achievements of all, winners first."""
    winners = seen.outcome.winners if seen.outcome is not None else ()
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(LABELS["player"], no_wrap=True)
    grid.add_column(LABELS["score points"], justify="right")
    grid.add_column(LABELS["owns"])

    def order(player: PlayerView) -> tuple[bool, int, int]:
        return player.seat not in winners, -_count(player), -player.points

    for player in sorted(seen.players, key=order):
        owned = ", ".join([*map(str, player.achievements), *player.specials])
        achievements = f"{_count(player)}: {owned}" if owned else LABELS["out"] if player.out else "0"
        style = "bold" if player.seat in winners else ""
        grid.add_row(player.name, str(player.points), achievements, style=style)
    return grid


def _count(player: PlayerView) -> int:
    return len(player.achievements) + len(player.specials)
