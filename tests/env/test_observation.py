"""Observations: what the seat sees and nothing else, each value in its place."""

import hashlib
import random
from array import array
from typing import Any, Final

import pytest

from env.episodes import episodes_of, some, steps
from splay import Game, SetupError, view
from splay.env import BadArgument, Episodes, layout
from splay.env.layout import MOST_EFFECTS
from splay.position.card import Card
from splay.position.decision import BASE_KINDS
from splay.position.editions import EDITIONS
from splay.position.ruleset import ruleset
from splay.position.terms import COLOR_NAMES, SPECIAL_NAMES
from splay.position.verbs import BASE_VERBS
from splay.testing.invariants import may_give_up
from splay.testing.twins import twin_of
from splay.views.view import View
from testing.random_games import GAMES, Setup, question, seeds

LAYOUTS: Final = {
    (1, 2): (1127, "26341baf45fb8b52"),
    (3, 4): (1711, "128163873257d2a9"),
    (4, 2): (1228, "cdcb0558db1b99b3"),
    (4, 5): (2191, "e4b78120516607c4"),
}
"""How many values there are, and the hash of their places: whoever changes these changes `SPACES_VERSION`."""
TWINS: Final = 12 * GAMES
"""How many pairs of positions are compared at each table."""


def digest(edition: int, players: int) -> str:
    spots = layout(edition, players)
    told = [(name, part.start, part.stop, float(spots.scales[name])) for name, part in spots.slices.items()]
    verbs = [verb.word for verb in BASE_VERBS]
    within = [card.name for card in ruleset(edition).cards], BASE_KINDS, verbs, SPECIAL_NAMES
    return hashlib.sha256(repr((told, within)).encode()).hexdigest()[:16]


def test_the_places_of_values_stay_what_they_are() -> None:
    assert {table: (layout(*table).size, digest(*table)) for table in LAYOUTS} == LAYOUTS


@pytest.mark.parametrize("table", LAYOUTS, ids=str)
def test_the_parts_follow_one_another_without_a_gap(table: tuple[int, int]) -> None:
    spots = layout(*table)
    ends = [part.stop for part in spots.slices.values()]
    assert [part.start for part in spots.slices.values()] == [0, *ends[:-1]]
    assert ends[-1] == spots.size == len(spots.most)


@pytest.mark.parametrize(
    ("table", "error", "why"),
    [
        *(((4, count), SetupError, f"edition 4 is for 2 to 5 players, not {count}") for count in (1, 6, 9)),
        *(((4, count), BadArgument, "players is a whole number") for count in (0, -1, 2.0, True, "2", None, [2])),
        *(((edition, 2), SetupError, "no edition ") for edition in (2, 4.0, True, "4", None, [4])),
    ],
)
def test_tables_that_cannot_be_have_no_layout(table: Any, error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        layout(*table)


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_card_has_more_effects_than_there_are_places(edition: int) -> None:
    cards = episodes_of(Setup(edition, 2)).encoder.rules.cards
    assert max(len(card.effects) for card in cards) == MOST_EFFECTS


# -- what is told ----------------------------------------------------------------------


def part(episodes: Episodes, values: "array[float]", name: str) -> list[float]:
    """One part of an observation, in the counts that were divided."""
    spots = episodes.encoder.layout
    return [round(value * spots.scales[name], 3) for value in values[spots.slices[name]]]


def marked(episodes: Episodes, values: "array[float]", name: str) -> set[str]:
    """The names of the cards that a part marks."""
    cards = episodes.encoder.rules.cards
    return {card.name for card, value in zip(cards, part(episodes, values, name), strict=True) if value}


@pytest.mark.parametrize("setup", some(2), ids=str)
def test_an_observation_tells_what_the_view_tells(setup: Setup) -> None:
    episodes = episodes_of(setup)
    for number, seat in enumerate(steps(episodes, 3)):
        if number % 7:
            continue
        for place in range(setup.players):
            seen = view(episodes.playing, place)
            values = episodes.observe(place)
            assert max(value - most for value, most in zip(values, episodes.encoder.layout.most, strict=True)) < 1e-6
            assert min(values) >= 0
            check_players(episodes, values, seen)
            check_question(episodes, values, seen, seat)
            me = seen.players[place]
            assert marked(episodes, values, "own hand") == {face.name for face in me.hand if isinstance(face, Card)}
            assert len(marked(episodes, values, "own score pile")) == len(me.score)
            assert part(episodes, values, "decks") == list(seen.decks[1:])
            assert sum(part(episodes, values, "available achievements")) == len(seen.available)
            assert sum(part(episodes, values, "junk pile")) == len(seen.junk)
            assert part(episodes, values, "needed achievements") == [seen.needed]
            assert part(episodes, values, "parley") == [seen.parley]


@pytest.mark.parametrize("setup", some(0), ids=str)
def test_what_is_written_of_a_position_is_what_is_encoded_of_its_view(setup: Setup) -> None:
    episodes = episodes_of(setup)
    for seed in seeds(1):
        for number, _ in enumerate(steps(episodes, seed)):
            for place in range(setup.players):
                if (number + place) % 3 == 0:
                    check_written(episodes, place)
        for place in range(setup.players):
            check_written(episodes, place)


def check_written(episodes: Episodes, seat: int) -> None:
    """Compare what is written of a position with what is encoded of a view."""
    encoded = episodes.encoder.encode(view(episodes.playing, seat))
    written = episodes.observe(seat)
    if encoded != written:
        slices = episodes.encoder.layout.slices
        pytest.fail(f"{[name for name, part in slices.items() if encoded[part] != written[part]]} differ")


@pytest.mark.parametrize("setup", some(1), ids=str)
def test_what_is_written_does_not_depend_on_what_was_written_before(setup: Setup) -> None:
    episodes = episodes_of(setup)
    positions = []
    for number, seat in enumerate(steps(episodes, 11)):
        if number % 9 == 0:
            positions.append((episodes.playing.clone(), seat))
    random.Random(4).shuffle(positions)
    for game, seat in positions:
        episodes.game = game
        check_written(episodes, seat)


def test_players_who_have_given_up_are_written_too() -> None:
    left = 0
    for seed in range(6):
        episodes = episodes_of(Setup(4, 4))
        rng = random.Random(seed)
        for _ in steps(episodes, seed):
            if rng.random() < 0.03 and (seats := may_give_up(episodes.playing)):
                episodes.playing.give_up(rng.choice(seats))
                left += 1
                if episodes.is_over:
                    break
            for seat in range(4):
                check_written(episodes, seat)
    assert left


def check_players(episodes: Episodes, values: "array[float]", seen: View) -> None:
    assert seen.seat is not None
    for step in range(len(seen.players)):
        player = seen.players[(seen.seat + step) % len(seen.players)]
        name = f"player {step}"
        assert marked(episodes, values, f"{name}: top cards") == {card.name for card in player.tops}
        assert marked(episodes, values, f"{name}: board") == {card.name for each in player.piles for card in each.cards}
        sizes = {each.color: each.count or 1 for each in player.piles}
        assert part(episodes, values, f"{name}: pile sizes") == [sizes.get(color, 0) for color in range(5)]
        assert part(episodes, values, f"{name}: icons") == list(player.icons)
        assert part(episodes, values, f"{name}: points") == [player.points]
        assert sum(part(episodes, values, f"{name}: hand")) == len(player.hand)
        assert sum(part(episodes, values, f"{name}: score pile")) == len(player.score)
        assert sum(part(episodes, values, f"{name}: achievements")) == len(player.achievements)
        splays = part(episodes, values, f"{name}: splays")
        directions = len(splays) // len(COLOR_NAMES)
        rows = [splays[start : start + directions] for start in range(0, len(splays), directions)]
        assert [row.index(1) for row in rows] == list(player.splays)
        assert sum(splays) == len(COLOR_NAMES)
        assert part(episodes, values, f"{name}: is out") == [player.out]


def check_question(episodes: Episodes, values: "array[float]", seen: View, asked: int) -> None:
    ask = question(episodes.playing)
    assert seen.seat is not None
    for step in range(len(seen.players)):
        is_asked = (seen.seat + step) % len(seen.players) == asked
        assert part(episodes, values, f"player {step}: is asked") == [is_asked]
    assert sum(part(episodes, values, "kind")) == sum(part(episodes, values, "verb")) == 1
    assert marked(episodes, values, "card that asks") == ({ask.effect.card} if ask.effect else set())
    assert part(episodes, values, "is demand") == [bool(ask.effect and ask.effect.is_demand)]


def test_covered_cards_nearer_to_the_top_count_more() -> None:
    episodes = episodes_of(Setup(4, 2))
    for _ in steps(episodes, 5):
        values = episodes.observe(0)
        spots = episodes.encoder.layout
        board = dict(zip(episodes.encoder.rules.cards, values[spots.slices["player 0: board"]], strict=True))
        for pile in view(episodes.playing, 0).players[0].piles:
            assert [board[card] for card in pile.cards] == pytest.approx([1 / (i + 1) for i in range(len(pile.cards))])


def test_partners_are_marked() -> None:
    episodes = episodes_of(Setup(4, 4, "ABAB"))
    episodes.begin(1)
    for seat in range(4):
        values = episodes.observe(seat)
        assert [part(episodes, values, f"player {step}: is partner")[0] for step in range(4)] == [0, 0, 1, 0]


def test_all_values_are_nothing_where_nothing_is_asked() -> None:
    episodes = episodes_of(Setup(3, 2))
    for _ in steps(episodes, 1):
        pass
    values = episodes.observe(0)
    for name in ("kind", "verb", "card that asks", "picks to come", "player 0: is asked"):
        assert not any(part(episodes, values, name))


# -- what is hidden ------------------------------------------------------------------------


def with_game(episodes: Episodes, game: Game) -> Episodes:
    """The same table with another game."""
    twin = Episodes(game.setup.edition, game.setup.players, game.setup.teams, episodes.turn_limit)
    twin.game = game
    return twin


@pytest.mark.parametrize("setup", some(2), ids=str)
def test_positions_that_differ_in_hidden_cards_alone_look_the_same(setup: Setup) -> None:
    rng = random.Random(f"{setup}")
    compared = differing = seed = 0
    episodes = episodes_of(setup)
    while compared < TWINS:
        seed += 1
        for asked in steps(episodes, seed):
            if rng.random() > 0.05 or compared >= TWINS:
                continue
            seat = asked if rng.random() < 0.7 else rng.randrange(setup.players)
            twin = with_game(episodes, twin_of(episodes.playing, seat, rng))
            assert twin.observe(seat) == episodes.observe(seat)
            assert twin.mask(seat) == episodes.mask(seat)
            compared += 1
            differing += twin.playing.state != episodes.playing.state
    assert differing > compared / 2


def test_a_seat_that_is_not_asked_is_not_told_what_is_offered() -> None:
    episodes = episodes_of(Setup(4, 3))
    for seat in steps(episodes, 2):
        for other in range(3):
            assert sum(episodes.mask(other)) == (len(episodes.offered) if other == seat else 0)
