"""How a game begins: the cards, the first choice, who starts, the short first turns."""

from collections import Counter

import pytest

from rules.tables import in_both_editions
from splay import Game, SetupError, seen_events, view
from splay.position.terms import SPECIAL_NAMES

NAMES = ["ann", "bob", "cid", "dan"]


def openings(*hands: str) -> Game:
    """A game in which everybody is about to choose a first card from these two."""
    players = [{"hand": hand.split(", ")} for hand in hands]
    return Game.load({"edition": 3, "names": NAMES[: len(hands)], "active": -1, "turn": 0, "players": players})


def turns(game: Game, count: int) -> list[tuple[int, int]]:
    """The next turns as (seat, actions), played with nothing but draws."""
    taken: list[tuple[int, int]] = []
    last = 0
    while len(taken) <= count:
        state = game.state
        if state.turn != last:
            taken.append((state.active, 0))
            last = state.turn
        taken[-1] = (state.active, taken[-1][1] + 1)
        game.pick("draw")
    return taken[:count]


@in_both_editions
@pytest.mark.parametrize("players", [2, 3, 4])
def test_decks_after_one_achievement_is_set_aside_and_two_cards_each_are_drawn(edition: int, players: int) -> None:
    game = Game.start(edition, NAMES[:players], seed=1)
    assert [len(deck) for deck in game.state.decks] == [0, 14 - 2 * players, *[9] * 8, 10]
    assert [card.age for card in game.state.available] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [[card.age for card in player.hand] for player in game.state.players] == [[1, 1]] * players


@in_both_editions
def test_nobody_owns_anything_yet_and_the_special_achievements_lie_open(edition: int) -> None:
    game = Game.start(edition, NAMES[:3], seed=1)
    assert view(game, None).specials == SPECIAL_NAMES
    assert not game.state.box
    for player in game.state.players:
        assert not player.tops
        assert not player.score
        assert player.achievement_count == 0


@in_both_editions
def test_each_of_the_105_cards_is_in_one_place(edition: int) -> None:
    state = Game.start(edition, NAMES, seed=4).state
    zones = [*state.decks, state.available, *(player.hand for player in state.players)]
    places = Counter(card.name for zone in zones for card in zone)
    assert len(places) == 105
    assert set(places.values()) == {1}


def test_the_cards_set_aside_are_taken_at_random() -> None:
    aside = {game.state.available for game in (Game.start(3, NAMES[:2], seed) for seed in range(20))}
    assert len(aside) == 20


def test_the_chosen_card_begins_the_board_and_the_other_is_the_hand() -> None:
    game = openings("Oars, Writing", "Pottery, Sailing")
    assert game.decision is not None
    assert game.decision.options == ("Oars", "Writing")
    game.pick("Writing")
    game.pick("Pottery")
    ann, bob = game.state.players
    assert [card.name for card in ann.tops + list(ann.hand)] == ["Writing", "Oars"]
    assert [card.name for card in bob.tops + list(bob.hand)] == ["Pottery", "Sailing"]


def test_a_first_card_cannot_be_another_players() -> None:
    game = openings("Oars, Writing", "Pottery, Sailing")
    with pytest.raises(ValueError, match="not offered"):
        game.pick("Pottery")


@in_both_editions
def test_nobody_learns_a_choice_before_all_have_chosen(edition: int) -> None:
    """The two games differ in ann's choice alone: until the last choice, nobody else can tell."""
    one, other = (Game.start(edition, NAMES[:3], seed=9) for _ in range(2))
    first, second = [card.name for card in one.state.players[0].hand]
    one.pick(first)
    other.pick(second)
    for seat in (1, 2, None):
        assert view(one, seat) == view(other, seat)
        assert first not in str(view(one, seat).to_json())
        assert seen_events(one, seat) == []
    assert [view(game, 0).opening for game in (one, other)] == list(one.state.players[0].hand)
    assert view(one, 1).chosen == 1
    for game in (one, other):
        game.pick(game.state.players[1].hand[0].name)
    assert view(one, 2) == view(other, 2)
    for game in (one, other):
        game.pick(game.state.players[2].hand[1].name)
    assert view(one, 2).players[0].piles[0].cards[0].name == first
    assert view(other, 2).players[0].piles[0].cards[0].name == second


def test_a_choice_can_be_seen_by_its_own_player_alone() -> None:
    game = openings("Oars, Writing", "Pottery, Sailing")
    game.pick("Writing")
    chosen = view(game, 0).opening
    assert chosen is not None
    assert chosen.name == "Writing"
    assert view(game, 1).opening is None
    assert view(game, None).opening is None


@pytest.mark.parametrize(
    ("chosen", "first"),
    [
        (["Writing", "Archery", "Oars"], 1),
        (["Clothing", "Code of Laws", "City States"], 2),
        (["Mysticism", "Metalworking", "Masonry"], 2),
        (["Tools", "The Wheel", "Writing"], 1),  # the article counts: The comes before Tools
        (["The Wheel", "Writing", "Sailing"], 2),
    ],
)
def test_the_first_title_in_the_alphabet_begins(chosen: list[str], first: int) -> None:
    """What stayed in hand does not matter."""
    rests = ["Agriculture", "Pottery", "Domestication"]
    game = openings(*(f"{name}, {rest}" for name, rest in zip(chosen, rests, strict=True)))
    for name in chosen:
        game.pick(name)
    assert game.state.active == first


@in_both_editions
@pytest.mark.parametrize("starts", [0, 1, 2])
def test_the_table_may_say_who_takes_the_first_turn_whatever_the_titles(edition: int, starts: int) -> None:
    game = Game.start(edition, NAMES[:3], seed=2, starts=starts)
    assert game.state.seating.starts == starts
    for seat in range(3):
        assert game.decision is not None
        assert game.decision.seat == seat
        game.pick(game.decision.options[0])
    assert turns(game, 4) == [(starts, 1), ((starts + 1) % 3, 2), ((starts + 2) % 3, 2), (starts, 2)]


@in_both_editions
@pytest.mark.parametrize(("players", "actions"), [(2, [1, 2, 2, 2]), (3, [1, 2, 2, 2]), (4, [1, 1, 2, 2, 2, 2])])
def test_the_first_turns_are_short(edition: int, players: int, actions: list[int]) -> None:
    """One action for the first player, and for the second of four; every other turn has two."""
    game = Game.start(edition, NAMES[:players], seed=2)
    while game.state.active < 0:
        assert game.decision is not None
        game.pick(game.decision.options[0])
    first = game.state.active
    assert turns(game, len(actions)) == [((first + step) % players, count) for step, count in enumerate(actions)]


def test_the_first_two_turns_of_a_team_game_are_short() -> None:
    game = Game.start(3, NAMES, seed=2, teams="ABAB")
    while game.state.active < 0:
        assert game.decision is not None
        game.pick(game.decision.options[0])
    assert [count for _, count in turns(game, 5)] == [1, 1, 2, 2, 2]


@in_both_editions
@pytest.mark.parametrize("players", [[], ["ann"], ["ann", "bob", "cid", "dan", "eve"]])
def test_two_to_four_can_play(edition: int, players: list[str]) -> None:
    with pytest.raises(SetupError, match="is for 2 to 4 players"):
        Game.start(edition, players, seed=1)


def test_teams_are_for_four_players_of_edition_3() -> None:
    with pytest.raises(SetupError, match="teams 'ABAB' are for 4 players, not 3"):
        Game.start(3, NAMES[:3], seed=1, teams="ABAB")
    with pytest.raises(SetupError, match="edition 1 has no team game"):
        Game.start(1, NAMES, seed=1, teams="ABAB")
