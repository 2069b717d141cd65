"""What an icon means at a table now."""

import pytest

from splay import Game, view
from splay.position.terms import ICON_NAMES, ICONS
from splay.text.reader import reader_of
from splay.views.forecast import forecast
from splay.views.view import View
from splay.web.table.explain import explained
from testing.random_games import Setup
from web.bars import positions
from web.dealt import WEB_SETUPS


def named(lines: tuple[str, ...], begins: str) -> str:
    return next((line.removeprefix(begins) for line in lines if line.startswith(begins)), "")


def foretold(seen: View, seat: int, icon: int) -> tuple[str, str]:
    """Whom a dogma of this icon would hit and who would share it, if any top card of the seat has one."""
    reader, hits, shares = reader_of("en"), "", ""
    for pile in seen.players[seat].piles:
        card = pile.cards[0]
        if card.featured == icon:
            found = forecast(seen, seat, card)
            hits = hits or reader.listed([seen.players[other].name for other, _ in found.obey])
            shares = shares or reader.listed([seen.players[other].name for other, _ in found.share])
    return hits, shares


@pytest.mark.parametrize("setup", WEB_SETUPS, ids=str)
def test_who_takes_part_is_who_would_take_part_in_a_dogma(setup: Setup) -> None:
    checked = 0
    for game in positions(setup, 3, 9):
        for seat in range(setup.players):
            seen = view(game, seat)
            if seen.outcome is not None or seen.players[seat].out:
                continue
            for icon, name in zip(ICONS, ICON_NAMES[: len(seen.players[seat].icons)], strict=False):
                lines = explained(seen, name, reader_of("en")).lines
                hits, shares = foretold(seen, seat, icon)
                assert not hits or named(lines, "Hit by your demands: ") == hits
                assert not shares or named(lines, "Share your dogmas: ") == shares
                checked += bool(hits) + bool(shares)
    assert checked > 20


def test_an_onlooker_is_told_the_counts_alone() -> None:
    game = Game.start(edition=4, players=["ann", "bob"], seed=1)
    told = explained(view(game, None), "castle", reader_of("en"))
    assert told.lines == ()
    assert len(told.counts) == 2
