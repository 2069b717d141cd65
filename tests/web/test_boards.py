"""The boards of all players on a table: what is lit, what fits, who sits where, who is told what."""

import random
import re
from dataclasses import replace

import pytest

from splay import Game, view
from splay.cards.library import card_set
from splay.position.card import Back
from splay.position.terms import LEFT, RIGHT, UP
from splay.text.reader import reader_of
from splay.web.html.cards import card_face
from splay.web.table.boards import LONG_HAND, MOST_BACKS, ROOM_FOR_SLIVERS, board, marks_of, panel
from splay.web.table.movement import moved
from testing.random_games import SETUPS, Setup, game_at, play
from web.dealt import live_of, table_of
from web.tables import long_piles, page, position, said, shown


def test_everything_that_can_be_picked_on_the_table_is_lit_there() -> None:
    for number, setup in enumerate(SETUPS):
        live = position(setup, number, 30)
        ask = live.game.decision
        if ask is None:
            continue
        shows = shown(live, ask.seat)
        text = page(shows)
        lit = len(re.findall(r'class="[^"]*\bis-lit\b', text))
        assert lit >= len([key for key in shows.ask.lit if key.startswith("card:")]), setup


def test_edges_of_all_piles_fit_beside_their_top_cards() -> None:
    for splay in (LEFT, RIGHT):
        faces = board(long_piles(splay), reader_of("en"), is_small=False)
        edges = [slot.pile.covered for slot in faces if slot.pile]
        assert len(edges) == 5
        assert sum(edges) <= ROOM_FOR_SLIVERS


def test_long_piles_that_grow_down_are_cut_short_and_lose_no_icon() -> None:
    player = long_piles(UP)
    for is_small in (False, True):
        for pile, slot in zip(player.piles, board(player, reader_of("en"), is_small), strict=True):
            assert slot.pile is not None
            counted = sum(count for each in slot.pile.slivers for _, count in each.icons)
            assert counted == sum(map(len, pile.covered_icons))
            assert slot.pile.covered < len(pile.cards) - 1


@pytest.mark.parametrize(("count", "groups"), [(MOST_BACKS, [1] * MOST_BACKS), (MOST_BACKS + 1, [MOST_BACKS + 1])])
def test_many_backs_are_counted_by_value(count: int, groups: list[int]) -> None:
    game = Game.start(4, ["ann", "bob"], 1)
    seen = view(game, 0)
    rich = replace(seen.players[1], score=(Back(4),) * count)
    seen = replace(seen, players=(seen.players[0], rich))
    bob = panel(marks_of(table_of(game), seen)[1], seen, {}, moved(None), reader_of("en"))
    assert [back.count for back in bob.score] == groups


@pytest.mark.parametrize(
    ("count", "is_small", "columns"), [(LONG_HAND, False, 5), (LONG_HAND + 1, True, 5), (12, True, 6), (24, True, 9)]
)
def test_a_long_hand_is_drawn_small(count: int, is_small: bool, columns: int) -> None:
    shows = shown(position(Setup(4, 2), 2, 10), 0)
    cards = card_set(4).cards[:count]
    shows = replace(shows, hand=tuple(card_face(card, reader_of("en")) for card in cards))
    assert (shows.has_long_hand, shows.columns) == (is_small, columns)
    assert ("hand--long" in page(shows)) is is_small


def test_who_looks_on_sees_all_boards_and_no_hand() -> None:
    live = position(Setup(4, 5), 2, 50)
    shows = shown(live, None)
    assert [panel.mark.seat for panel in shows.others] == [0, 1, 2, 3, 4]
    assert 'id="hand"' not in page(shows)


def test_the_others_sit_in_turn_order_from_the_left() -> None:
    live = position(Setup(4, 4), 2, 50)
    assert [panel.mark.seat for panel in shown(live, 2).others] == [3, 0, 1]


def test_first_cards_stay_secret_until_all_are_chosen() -> None:
    live = position(Setup(4, 2), 6, 1)
    mine, theirs = shown(live, 0), shown(live, 1)
    assert mine.opening
    assert f'id="card-{mine.opening}"' in page(mine)
    assert theirs.opening == ""
    assert mine.opening not in page(theirs)
    assert [said(panel) for panel in theirs.others] == [["has chosen"]]


def test_who_has_chosen_is_told_right_when_somebody_has_left() -> None:
    game = game_at(Setup(4, 4), 6, 2)
    game.give_up(0)
    notes = {each.mark.seat: said(each)[0] for each in shown(live_of(table_of(game), game), 3).others}
    assert notes == {0: "out of the game", 1: "has chosen", 2: "has to choose"}


def test_a_partner_is_asked_whether_to_give_up_before_the_first_turn() -> None:
    game = game_at(Setup(4, 4, "ABAB"), 6, 1)
    game.give_up(0)
    live = live_of(table_of(game), game)
    assert [shown(live, seat).title for seat in (1, 2)] == ["The first cards", "● You are asked"]
    assert "Do you give up too?" in page(shown(live, 2))


def test_a_player_sees_who_is_partner_and_who_distant() -> None:
    team = {panel.mark.seat: panel for panel in shown(position(Setup(4, 4, "ABAB"), 1, 20), 0).others}
    assert [seat for seat, panel in team.items() if "partner" in said(panel)] == [2]
    assert team[2].together is not None
    alone = shown(position(Setup(4, 4), 1, 20), 0).others
    distant = next(panel for panel in alone if "distant" in said(panel))
    assert (distant.mark.seat, distant.notes[0].href) == (2, "/rules/4#parley")


def test_a_player_who_has_left_is_out_of_the_game() -> None:
    setup = Setup(4, 3)
    game = play(setup.start(4), random.Random(4), 20)
    game.give_up(1)
    shows = shown(live_of(table_of(game), game), 0)
    left = next(each for each in shows.others if each.mark.seat == 1)
    assert (left.is_out, said(left)) == (True, ["out of the game"])
