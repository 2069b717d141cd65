"""The special achievements of The Unseen and Echoes of the Past; those of Cities of Destiny come with the cities."""

from typing import Any

import pytest

from scenario import Scenario, deal, play
from splay.position.ruleset import ruleset
from splay.position.slots import PICTURE, SHOWN_PLACES
from splay.position.terms import UP


def after(pick: str, special: str, sets: str, ann: dict[str, Any], **words: Any) -> tuple[str, ...]:
    """The special achievements of ann after her pick, of which only this one is available."""
    table = deal(None, 4, sets=sets, specials=[special], ann=ann, bob={}, **words)
    play(table, f"ann: {pick}")
    return table.game.state.players[0].specials


def progress(table: Scenario, special: str) -> tuple[int, int]:
    """How much of a condition ann meets."""
    state = table.game.state
    return state.seating.rules.progress(special, state.players[0])


FOUR = "Oars, Tools, Optics, Paper"


@pytest.mark.parametrize(
    ("special", "ann", "meld", "earned"),
    [
        ("Confidence", {"safe": FOUR}, "Coal", True),
        ("Confidence", {"safe": "Oars, Tools, Optics"}, "Coal", False),
        ("Confidence", {"safe": FOUR}, "Anatomy", False),
        ("Zen", {"red": "Construction, Archery"}, "Classification", True),
        ("Zen", {"red": "Archery, Construction"}, "Classification", False),
        ("Zen", {"red": "Construction"}, "Anatomy", False),
        ("Anonymity", {"safe": FOUR, "specials": "World"}, "Railroad", True),
        ("Anonymity", {"achievements": "Oars"}, "Railroad", False),
        ("Anonymity", {}, "Canning", False),
        ("Folklore", {"red": "Oars, Machine Tools"}, "Flight", True),
        ("Folklore", {"yellow": "Canning"}, "Flight", False),
        ("Folklore", {}, "Railroad", False),
        ("Mystery", {"red": "Oars", "blue": "Tools"}, "Suburbia", True),
        ("Mystery", {"red": "Oars", "blue": "Tools", "green": "Sailing", "purple": "Mysticism"}, "Suburbia", False),
        ("Mystery", {"red": "Oars"}, "Flight", False),
    ],
)
def test_special_achievements_of_the_unseen(special: str, ann: dict[str, Any], meld: str, earned: bool) -> None:
    """A top card of a value, and secrets, even values, no achievement, no factory or a missing color."""
    specials = after(f"meld {meld}", special, "unseen", {**ann, "hand": meld})
    assert (special in specials) == earned


def test_supremacy_takes_three_of_one_icon_in_four_colors() -> None:
    castles = {"yellow": "Masonry", "red": "Metalworking", "green": "The Wheel"}
    assert after("meld Mysticism", "Supremacy", "echoes", {**castles, "hand": "Mysticism"}) == ("Supremacy",)
    assert after("meld City States", "Supremacy", "echoes", {**castles, "hand": "City States"}) == ()


def test_supremacy_sees_icons_that_a_splay_shows() -> None:
    ann = {"yellow": "Masonry", "red": "Metalworking", "green": "The Wheel", "purple": "up: City States, Mysticism"}
    table = deal(None, 4, sets="echoes", specials=[], ann=ann, bob={})
    assert progress(table, "Supremacy") == (4, 4)
    unsplayed = {**ann, "purple": "City States, Mysticism"}
    assert progress(deal(None, 4, sets="echoes", specials=[], ann=unsplayed, bob={}), "Supremacy") == (3, 4)


def test_destiny_takes_five_cards_in_the_forecast() -> None:
    supply = {1: "Sailing, Clothing", 2: "Calendar, Mapmaking"}
    three = {"purple": "Bell", "forecast": "Oars, Tools, Optics"}
    assert after("dogma Bell", "Destiny", "echoes", three, supply=supply) == ("Destiny",)
    two = {"purple": "Bell", "forecast": "Oars, Tools"}
    assert after("dogma Bell", "Destiny", "echoes", two, supply=supply) == ()


def test_wealth_counts_visible_bonuses_equal_ones_too() -> None:
    ann = {
        "blue": "up: Johannesburg, Alexandria, Perfume",
        "red": "Candles",
        "yellow": "Toothbrush, Uruk",
        "score": "Oars",
    }
    table = deal(None, 4, sets="echoes, cities", specials=[], ann=ann, bob={})
    assert progress(table, "Wealth") == (7, 8)
    assert table.game.state.players[0].points == 1 + 7 + 6
    ann["blue"] = "Johannesburg, Alexandria, Perfume"
    assert progress(deal(None, 4, sets="echoes, cities", specials=[], ann=ann, bob={}), "Wealth") == (5, 8)


@pytest.mark.parametrize(("count", "earned"), [(8, True), (7, False)])
def test_heritage_counts_pictures_that_the_splay_shows_in_one_color(count: int, earned: bool) -> None:
    up = SHOWN_PLACES[UP]
    shown = [
        card.name
        for card in ruleset(4).cards
        if card.color == 0 and any(card.slots[place].kind == PICTURE for place in up)
    ]
    pile, top = shown[: count - 1], shown[count - 1]
    ann = {"red": f"up: {', '.join(pile)}", "hand": top}
    assert (after(f"meld {top}", "Heritage", "echoes", ann) == ("Heritage",)) == earned


def test_history_counts_visible_echo_effects_in_one_color() -> None:
    """The splay up shows the echo of Bell at the bottom right; Toilet on top shows its own."""
    for purple, count in (("up: Toilet, Bell", 2), ("right: Toilet, Bell", 1), ("Toilet, Bell", 1)):
        table = deal(None, 4, sets="echoes", specials=[], ann={"purple": purple}, bob={})
        assert progress(table, "History") == (count, 4)
