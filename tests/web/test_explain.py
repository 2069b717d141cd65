"""What an icon means at a table now, and what the words of the rules mean wherever they are read."""

import re

import pytest
from markupsafe import Markup

from splay import Game, view
from splay.position.events import Claim
from splay.position.ruleset import ruleset
from splay.position.terms import ICON_NAMES, ICONS
from splay.text.reader import reader_of
from splay.views.forecast import forecast
from splay.views.view import View
from splay.web.html.terms import marked_message, marked_words, without_terms
from splay.web.table.dialogs.explain import explained
from splay.web.table.log.shared import LogNarration
from testing.random_games import Setup
from web.bars import positions
from web.dealt import WEB_SETUPS
from web.visitors import Visitor, said


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


def test_a_term_is_explained_with_the_way_to_its_rule(ann: Visitor) -> None:
    table = ann.make(kind="computer", edition="3", players="2").removeprefix("/t/")
    page = ann.get("/rules/3/term/tuck")
    assert "Put a card at the bottom of your pile" in said(page)
    assert "A splay stays" not in said(page)
    assert 'href="/rules/3#tuck"' in page.text
    assert f'hx-get="/t/{table}/look/help/tuck"' in ann.get(f"/rules/3/term/tuck?table={table}").text
    assert "Monument: six cards tucked" in said(ann.get("/rules/3/term/Monument"))
    assert "Monument: four top cards" in said(ann.get("/rules/4/term/Monument"))
    assert "<script" not in ann.get("/rules/3/term/tuck?table=%22%3E%3Cscript%3E").text
    for address in ("/rules/3/term/nonsense", "/rules/2/term/tuck", "/rules/3/term/-"):
        assert ann.get(address).status_code == 404


def test_terms_are_marked_where_a_card_is_read_and_nowhere_else(ann: Visitor) -> None:
    page = ann.get("/cards/4/archery").text
    detail = page[page.index('id="detail"') :]
    assert '<b class="lead"><span class="term" data-term="4/demand">I demand</span></b>' in detail
    assert '<span class="term" data-term="4/transfer">transfer</span>' in detail
    assert 'data-term="1/draw"' in detail  # in the other edition
    assert "data-term" not in page[: page.index('id="detail"')]
    world = ann.get("/cards/4/translation").text
    assert '<span class="term" data-term="4/World">World</span>' in world


def test_marked_words_are_escaped_and_placeholders_are_left_alone() -> None:
    assert marked_words("<b>meld</b> & draw", ruleset(4), "en") == Markup(
        '&lt;b&gt;<span class="term" data-term="4/meld">meld</span>&lt;/b&gt; &amp; '
        '<span class="term" data-term="4/draw">draw</span>'
    )
    message = marked_message("{draw} melds {card}", ruleset(3), "en")
    assert message == '{draw} <span class="term" data-term="3/meld">melds</span> {card}'
    assert without_terms(Markup(message)) == "{draw} melds {card}"


def test_the_log_explains_special_achievements() -> None:
    told = LogNarration(0, ("ann", "bob"), ruleset(4), reader_of("es")).sentence(Claim(0, "World"))
    assert '<b><span class="term" data-term="4/World">Mundo</span></b>' in told
    assert "<span" not in without_terms(told).partition("Mundo")[0].rpartition("<b>")[2]


def test_the_log_explains_its_words_but_not_within_what_folds(ann: Visitor) -> None:
    table = ann.post("/cards/3/archery/try", case="victim").headers["location"]
    option = "dogma Archery"
    while option:
        ask = ann.site.host.live(ann.site.table(table)).game.decision
        assert ask is not None
        ann.post(f"{table}/picks", option=option, number=ask.number)
        game = ann.site.host.live(ann.site.table(table)).game
        option = "" if game.is_resting or game.decision is None else game.decision.options[0]
    page = ann.get(f"{table}?skip=true").text
    log = page[page.index('id="log-list"') :]
    assert 'data-term="3/draw">draws</span>' in log
    summaries = re.findall(r"(?s)<summary>.*?</summary>", log)
    assert summaries
    assert "data-term" not in "".join(summaries)
