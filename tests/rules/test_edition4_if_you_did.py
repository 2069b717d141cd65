"""Conditions on what was just done, in edition 4: something done is enough, unless the card asks for a number.

A later rulebook asks for the whole condition exactly, in number and value (`docs/reference/rulings.md`, "Conditions in
edition 4").
"""

import re

import pytest

from scenario import deal, expect, play
from splay.position.ruleset import ruleset

CONDITION = re.compile(r"\bif (you|they) (did|tuck|returned|transferred|melded)|\bIf that emptied|\bIf it was a", re.I)
"""How sentences on cards speak of what was just done.  Whether a demand did anything is asked with "anybody"."""

DIFFERENT = {"Canning 1", "Explosives 1", "Mobility 1"}
"""A number or value can be met in part, and the card asks no more than that something was done."""
BY_NUMBER = {"Hypersonics 1", "Quantum Theory 1", "Reclamation 1", "Road Building 1", "Tools 1"}
"""The card itself asks for a number of cards."""
ANY = {"Pottery 1", "Services 1", "Whataboutism 1"}
"""The card itself asks for any card."""
BY_VALUE = {"Miniaturization 1"}
"""The card itself asks for a value of the card moved."""
WHOLE = {
    *("Agriculture 1", "Anatomy 1", "Astrogeology 1", "Banking 1", "City States 1", "Coal 3", "Code of Laws 1"),
    *("Corporations 1", "Ecology 1", "Education 1", "Emancipation 1", "Enterprise 1", "Fermenting 2", "Feudalism 1"),
    *("Feudalism 2", "Invention 1", "Mass Media 1", "Mathematics 1", "Measurement 1", "Monotheism 1", "Oars 1"),
    *("Paper 2", "Perspective 1", "Printing Press 1", "Satellites 3", "Skyscrapers 1", "Socialism 1", "Societies 1"),
    *("Specialization 1", "Tools 2", "Vaccination 1"),
}
"""One card that fits, one splay, all cards of a value: done as a whole or not at all, so both readings agree."""


def test_every_condition_of_edition_4_on_what_was_done_has_been_judged() -> None:
    found = {
        f"{card.name} {effect.number}"
        for card in ruleset(4).cards
        for effect in card.effects
        if CONDITION.search(effect.sentence)
    }
    judged = [DIFFERENT, BY_NUMBER, ANY, BY_VALUE, WHOLE]
    assert found == set().union(*judged)
    assert len(found) == sum(map(len, judged))


# -- the cards on which the readings differ ----------------------------------------------------


def test_canning_scores_after_tucking_a_7_because_there_is_no_6() -> None:
    table = deal(
        "Canning",
        4,
        ann={"yellow": "Canning", "red": "Oars", "blue": "Chemistry"},
        bob={},
        supply={6: "", 7: "Lighting"},
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"yellow": "Canning", "blue": "Chemistry", "score": "Oars, Lighting"})


@pytest.mark.parametrize("hand", ["Oars", "Oars, Tools"])
def test_explosives_lets_a_victim_draw_who_had_fewer_than_three_cards(hand: str) -> None:
    table = deal("Explosives", 4, ann={"red": "Explosives"}, bob={"hand": hand}, supply={7: "Lighting"})
    expect(table, ann={"red": "Explosives", "hand": hand}, bob={"hand": "Lighting"})


def test_mobility_lets_a_victim_draw_who_had_one_card_to_give() -> None:
    table = deal("Mobility", 4, ann={"red": "Mobility"}, bob={"blue": "Tools"}, supply={8: "Rocketry"})
    expect(table, ann={"red": "Mobility", "score": "Tools"}, bob={"hand": "Rocketry"})


def test_nothing_done_meets_no_condition() -> None:
    for card in ("Explosives", "Mobility"):
        table = deal(card, 4, ann={"red": card}, bob={"green": "Banking"}, supply={7: "Lighting", 8: "Rocketry"})
        expect(table, ann={"red": card}, bob={"green": "Banking"}, supply={7: "Lighting", 8: "Rocketry"})


# -- the cards that ask for a number themselves ------------------------------------------------


@pytest.mark.parametrize("hand", ["Oars", "Oars, Sailing"])
def test_tools_melds_no_3_for_fewer_than_three_cards(hand: str) -> None:
    table = deal("Tools", 4, ann={"blue": "Tools", "hand": hand}, bob={}, supply={1: "", 3: "Compass"})
    play(table, "ann: Oars")
    expect(table, ann={"blue": "Tools"}, supply={3: "Compass"})


def test_quantum_theory_draws_nothing_for_one_card() -> None:
    table = deal("Quantum Theory", 4, ann={"blue": "Quantum Theory", "hand": "Oars"}, bob={}, supply={1: ""})
    play(table, "ann: Oars")
    expect(table, ann={"blue": "Quantum Theory"}, supply={1: "Oars"})


def test_road_building_gives_nothing_for_one_card() -> None:
    table = deal("Road Building", 4, ann={"red": "Road Building", "hand": "Tools"}, bob={"green": "Sailing"})
    expect(table, ann={"red": "Road Building", "blue": "Tools"}, bob={"green": "Sailing"})


def test_reclamation_does_not_repeat_after_two_cards() -> None:
    """Reclamation and Oars are worth 1 + 3: a 2 is drawn and melded, and that is all."""
    table = deal(
        "Reclamation",
        4,
        ann={"yellow": "Reclamation", "red": "Oars, Engineering"},
        bob={},
        supply={1: "", 2: "Calendar", 3: ""},
    )
    expect(table, ann={"yellow": "Reclamation", "blue": "Calendar"}, supply={1: "Oars", 3: "Engineering"})


def test_hypersonics_takes_nothing_without_a_pair() -> None:
    table = deal("Hypersonics", 4, ann={"green": "Hypersonics"}, bob={"blue": "Tools", "hand": "Oars"})
    expect(table, ann={"green": "Hypersonics"}, bob={"blue": "Tools", "hand": "Oars"})
