"""Tables in the middle of a game, as their pages show them."""

import random

from splay import Game, view
from splay.host.live_table import LiveTable
from splay.store.rows import FRIENDS, Talk
from splay.text.reader import reader_of
from splay.views.view import PileView, PlayerView
from splay.web.html.pages import render
from splay.web.html.preferences import Preferences
from splay.web.table.board.panels import Panel
from splay.web.table.context.view_context import AT_REST, Showing
from splay.web.table.page.content import TablePage, table_page
from testing.random_games import Setup, play
from web.dealt import context_at, live_of, table_of

LIKES = Preferences("light", "calm", True, True, False, "", lambda: "/")


def shown(
    live: LiveTable,
    seat: int | None,
    step: int | None = None,
    showing: Showing = AT_REST,
    language: str = "en",
    talk: tuple[Talk, ...] = (),
    kind: str = FRIENDS,
) -> TablePage:
    """What somebody is shown at a step."""
    table = table_of(live.game, kind)
    return table_page(context_at(table, live, seat, step, showing, language), talk)


def page(shows: TablePage, language: str = "en") -> str:
    return render("table/page.html", reader_of(language), **shows.parts(), prefs=LIKES, theme="light")


def position(setup: Setup, seed: int, picks: int) -> LiveTable:
    game = play(setup.start(seed), random.Random(seed), picks)
    return live_of(table_of(game), game)


def said(of: Panel) -> list[str]:
    """What is said of a player beside the name."""
    return [note.text for note in of.notes]


def seats(live: LiveTable) -> list[int | None]:
    return [*range(len(live.names)), None]


def long_piles(splay: int) -> PlayerView:
    """A board of five piles of twelve cards."""
    game = Game.start(4, ["ann", "bob"], 1)
    player = view(game, 0).players[0]
    piles = []
    for color in range(5):
        cards = tuple(card for card in game.rules.cards if card.color == color)[:12]
        shows = tuple(card.icons_shown(splay) for card in cards[1:])
        piles.append(PileView(color, splay, cards, len(cards), shows))
    return PlayerView(**{name: getattr(player, name) for name in PlayerView.__slots__} | {"piles": tuple(piles)})
