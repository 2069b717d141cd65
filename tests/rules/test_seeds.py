"""The seed is the only source of chance."""

import random

import pytest

from splay import Game, SetupError, view
from splay.position.state import Cards, State

NAMES = ["ann", "bob", "cid"]


def played(seed: int, edition: int = 3) -> Game:
    """A game in which the pick after pick is the one that a second, fixed source of chance says."""
    game = Game.start(edition, NAMES, seed)
    chance = random.Random(5)
    for _ in range(60):
        if game.decision is None:
            break
        game.pick(chance.choice(game.decision.options))
    return game


def dealt(seed: int, edition: int = 3, names: list[str] | None = None) -> State:
    """What a seed deals."""
    return Game.start(edition, names or NAMES, seed).state


def names_of(*zones: Cards) -> str:
    """The cards of some zones in their order."""
    return " ".join(card.name.replace(" ", "-") for zone in zones for card in zone)


@pytest.mark.parametrize("edition", [1, 3])
def test_the_same_seed_and_picks_are_the_same_game(edition: int) -> None:
    one, other = played(11, edition), played(11, edition)
    assert one == other
    assert one.state == other.state
    assert view(one, 0) == view(other, 0)
    assert one.picks == other.picks


def test_another_seed_is_another_deal() -> None:
    deals = {str(dealt(seed).decks) for seed in range(50)}
    assert len(deals) == 50


def test_a_deal_that_must_never_change() -> None:
    """Records name a seed; on every machine and in every version it must deal these cards."""
    state = dealt(7)
    assert names_of(*(player.hand for player in state.players)) == "Oars Pottery Archery Metalworking Masonry Tools"
    assert names_of(state.available) == (
        "Code-of-Laws Canal-Building Education Invention Chemistry Vaccination Lighting Mass-Media Satellites"
    )
    assert names_of(state.decks[10][:4]) == "Bioengineering Stem-Cells Databases Robotics"


def test_names_do_not_change_the_deal() -> None:
    assert dealt(7).decks == dealt(7, names=["x", "y", "z"]).decks


def test_other_players_do_not_change_the_shuffle() -> None:
    """With two players, cid's cards stay on top of deck 1."""
    two, three = dealt(7, names=NAMES[:2]), dealt(7)
    assert two.available == three.available
    assert two.decks[1] == three.players[2].hand + three.decks[1]
    assert two.decks[2:] == three.decks[2:]


def test_chance_from_elsewhere_does_not_matter() -> None:
    random.seed(1)
    one = dealt(3)
    random.seed(2)
    assert one == dealt(3)


def test_dealing_leaves_other_chance_alone() -> None:
    random.seed(1)
    before = random.getstate()
    dealt(3)
    assert random.getstate() == before


def test_every_card_of_an_age_is_about_as_likely_to_be_set_aside() -> None:
    """600 deals, 15 cards of age 1: 40 times each on average; ten cards of age 9: 60 times."""
    counts: dict[str, int] = {}
    for seed in range(600):
        state = dealt(seed)
        for card in (state.available[0], state.available[8]):
            counts[card.name] = counts.get(card.name, 0) + 1
    assert len(counts) == 25
    ages = {card.name: card.age for card in dealt(0).seating.rules.cards}
    assert all(18 < count < 66 for name, count in counts.items() if ages[name] == 1)
    assert all(33 < count < 90 for name, count in counts.items() if ages[name] == 9)


@pytest.mark.parametrize("seed", [-1, 1.5, "7", None, True])
def test_a_seed_is_a_whole_number_from_0_up(seed: object) -> None:
    with pytest.raises(SetupError, match="a seed is a whole number"):
        Game.start(3, NAMES, seed)  # type: ignore[call-overload]
