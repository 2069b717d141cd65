"""Tables for tests of what is shown: a game of any kind, as the host would have it."""

import html
import re
from collections.abc import Sequence

from markupsafe import Markup

from splay.game import inside
from splay.game.game import Game
from splay.game.record import Record, format_result
from splay.host.live_table import LiveTable
from splay.store.rows import AUTO, COMPUTER, OVER, PICK, PLAYING, Entry, Seat, TableInfo


def table_of(game: Game, successor: str | None = None, watched: bool = True) -> TableInfo:
    """The table where this game is played."""
    names, ask, outcome = game.names, game.decision, game.outcome
    return TableInfo(
        id="oak",
        kind=COMPUTER,
        phase=PLAYING if outcome is None else OVER,
        created=0.0,
        changed=0.0,
        version=1,
        length=len(game.picks),
        setup=Record.of(game).setup,
        listed=False,
        watched=watched,
        talking=False,
        arranged=False,
        asked=None if ask is None else ask.seat,
        waits_for_bot=False,
        turn=game.turn,
        result=None if outcome is None else format_result(outcome, names),
        undo=None,
        successor=successor,
        seats=tuple(Seat(seat, name, None, True, 0) for seat, name in enumerate(names)),
    )


def entries_of(game: Game, autos: Sequence[int] = ()) -> list[Entry]:
    """Every pick of a game as it is stored; those with these numbers, from 0, were made for the player."""
    picks = enumerate(zip(inside.askers(game), game.picks, strict=True))
    return [Entry(at + 1, AUTO if at in autos else PICK, seat, option) for at, (seat, option) in picks]


def live_of(game: Game, autos: Sequence[int] = ()) -> LiveTable:
    """The game as the host holds it."""
    live = LiveTable(table_of(game))
    live.follow(entries_of(game, autos))
    return live


def plain(text: Markup) -> str:
    """A sentence as it is read: icons by name, cards as their age and name."""
    read = re.sub(r'<svg[^>]*aria-label="([^"]*)".*?</svg>', r"[\1]", str(text))
    read = re.sub(r"<i>(\d+)</i>", r"\1 ", read)
    return html.unescape(re.sub(r"<[^>]*>", "", read)).replace("\N{NO-BREAK SPACE}", " ")


def cards_in(text: Markup) -> set[str]:
    """The cards that a text names, by their ids."""
    return set(re.findall(r'data-card="([^"]*)"', str(text)))
