"""The boards of all players on a table: what is clickable, what fits, who sits where, who is told what."""

import random
import re
from dataclasses import replace

import pytest

from splay import Game, view
from splay.position.card import Back
from splay.position.ruleset import ruleset
from splay.position.terms import ASLANT, LEFT, RIGHT, UP
from splay.text.reader import reader_of
from splay.views.view import PileView, PlayerView
from splay.web.html.cards import CardFace, card_face
from splay.web.table.board.boards import LONG_HAND
from splay.web.table.board.panels import EDGES_BESIDE, board, panel
from splay.web.table.context.mark import marks_of
from splay.web.table.context.movement import moved
from splay.web.table.page.content import TablePage
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
        clickable = len(re.findall(r'class="[^"]*\bis-lit\b', text))
        assert clickable >= len([key for key in shows.ask.clickable if key.startswith("card:")]), setup


@pytest.mark.parametrize("splay", [LEFT, RIGHT, UP, ASLANT])
@pytest.mark.parametrize("is_small", [False, True])
def test_edges_of_long_piles_lose_no_icon_in_any_room(splay: int, is_small: bool) -> None:
    player = long_piles(splay)
    for pile, slot in zip(player.piles, board(player, reader_of("en"), is_small), strict=True):
        assert slot.pile is not None
        for room, edges in enumerate(slot.pile.edges):
            drawn = [each for each in slot.pile.slivers if room in each.rooms]
            assert len(drawn) == edges < len(pile.cards) - 1
            assert [each.number for each in drawn] == list(range(1, edges + 1))
            assert sum(count for each in drawn for _, count in each.icons) == sum(map(len, pile.covered_icons))


@pytest.mark.parametrize("splay", [LEFT, RIGHT])
def test_edges_of_all_piles_fit_beside_their_top_cards(splay: int) -> None:
    faces = board(long_piles(splay), reader_of("en"), is_small=False)
    for room, most in enumerate(EDGES_BESIDE):
        assert 5 <= sum(slot.pile.edges[room] for slot in faces if slot.pile) <= most


def test_a_covered_card_that_has_room_is_drawn_by_itself() -> None:
    player = long_piles(UP)
    short = replace_cards(player, 2)
    pile = board(short, reader_of("en"), is_small=False)[0].pile
    assert pile is not None
    assert pile.edges == (1, 1, 1, 1)
    assert [each.face is not None for each in pile.slivers] == [True]


def replace_cards(player: PlayerView, count: int) -> PlayerView:
    """The same board with so many cards in each pile."""
    piles = tuple(
        PileView(pile.color, pile.splay, pile.cards[:count], count, pile.covered_icons[: count - 1])
        for pile in player.piles
    )
    return replace(player, piles=piles)


def test_hidden_cards_are_counted_by_value_the_highest_first() -> None:
    game = Game.start(4, ["ann", "bob"], 1)
    seen = view(game, 0)
    rich = replace(seen.players[1], score=(Back(4), Back(7), Back(4)))
    seen = replace(seen, players=(seen.players[0], rich))
    bob = panel(marks_of(table_of(game), seen)[1], seen, {}, moved(None), reader_of("en"))
    assert [(back.value, back.count) for back in bob.score] == [(7, 1), (4, 2)]


def with_hand(shows: TablePage, faces: tuple[CardFace, ...]) -> TablePage:
    """The same page with other cards in the hand."""
    boards = shows.boards
    return replace(shows, boards=replace(boards, hand=replace(boards.hand, faces=faces)))


@pytest.mark.parametrize(("count", "is_small"), [(LONG_HAND, False), (LONG_HAND + 1, True)])
def test_a_long_hand_is_drawn_small(count: int, is_small: bool) -> None:
    shows = shown(position(Setup(4, 2), 2, 10), 0)
    cards = ruleset(4).cards[:count]
    shows = with_hand(shows, tuple(card_face(card, reader_of("en")) for card in cards))
    assert shows.boards.has_long_hand is is_small
    assert ("hand--long" in page(shows)) is is_small


def test_any_hand_is_drawn_small_where_three_others_need_the_room() -> None:
    assert [shown(position(Setup(4, players), 2, 10), 0).boards.has_long_hand for players in (2, 3, 4, 5)] == [
        False,
        False,
        True,
        True,
    ]


def test_the_columns_of_a_hand_follow_from_its_cards_and_their_longest_name() -> None:
    shows = shown(position(Setup(4, 2), 2, 10), 0)
    names = ("The Wheel", "Code of Laws", "Tools")
    faces = tuple(card_face(ruleset(4).by_name[name], reader_of("en")) for name in names)
    style = with_hand(shows, faces).boards.hand.style
    assert style == "--cards:3;--letters:12;--row-2:2;--row-3:1;--row-4:1;--row-5:1"


def test_who_looks_on_sees_all_boards_and_no_hand() -> None:
    live = position(Setup(4, 5), 2, 50)
    shows = shown(live, None)
    assert [panel.mark.seat for panel in shows.boards.others] == [0, 1, 2, 3, 4]
    assert 'id="hand"' not in page(shows)


def test_the_others_sit_in_turn_order_from_the_left() -> None:
    live = position(Setup(4, 4), 2, 50)
    assert [panel.mark.seat for panel in shown(live, 2).boards.others] == [3, 0, 1]


def test_first_cards_stay_secret_until_all_are_chosen() -> None:
    live = position(Setup(4, 2), 6, 1)
    mine, theirs = shown(live, 0), shown(live, 1)
    assert mine.boards.hand.opening
    assert f'id="card-{mine.boards.hand.opening}"' in page(mine)
    assert theirs.boards.hand.opening == ""
    assert mine.boards.hand.opening not in page(theirs)
    assert [said(panel) for panel in theirs.boards.others] == [["has chosen"]]


def test_who_has_chosen_is_told_right_when_somebody_has_left() -> None:
    game = game_at(Setup(4, 4), 6, 2)
    game.give_up(0)
    notes = {each.mark.seat: said(each)[0] for each in shown(live_of(table_of(game), game), 3).boards.others}
    assert notes == {0: "out of the game", 1: "has chosen", 2: "has to choose"}


def test_a_partner_is_asked_whether_to_give_up_before_the_first_turn() -> None:
    game = game_at(Setup(4, 4, "ABAB"), 6, 1)
    game.give_up(0)
    live = live_of(table_of(game), game)
    assert [shown(live, seat).frame.title for seat in (1, 2)] == ["The first cards", "● You are asked"]
    assert "Do you give up too?" in page(shown(live, 2))


def test_a_player_sees_who_is_partner_and_who_distant() -> None:
    team = {panel.mark.seat: panel for panel in shown(position(Setup(4, 4, "ABAB"), 1, 20), 0).boards.others}
    assert [seat for seat, panel in team.items() if "partner" in said(panel)] == [2]
    assert team[2].together is not None
    alone = shown(position(Setup(4, 4), 1, 20), 0).boards.others
    distant = next(panel for panel in alone if "distant" in said(panel))
    assert (distant.mark.seat, distant.notes[0].rule) == (2, "parley")


def test_a_player_who_has_left_is_out_of_the_game() -> None:
    setup = Setup(4, 3)
    game = play(setup.start(4), random.Random(4), 20)
    game.give_up(1)
    shows = shown(live_of(table_of(game), game), 0)
    left = next(each for each in shows.boards.others if each.mark.seat == 1)
    assert (left.is_out, said(left)) == (True, ["out of the game"])
