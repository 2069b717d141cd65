"""Sharing in edition 4: the rulebook's examples, and what earns the free draw."""

import pytest

from rules.tables import executions, happened
from scenario import deal, expect, play
from splay.game import inside

# -- the rulebook's examples ------------------------------------------------------------------


def test_the_rulebooks_writing_with_a_sharing_opponent() -> None:
    """Three lightbulbs each: bob draws a 2, then ann; her free draw is a 1, for her highest top card is a 1."""
    table = deal(
        "Writing",
        4,
        ann={"blue": "Writing", "red": "Archery"},
        bob={"purple": "Philosophy"},
        supply={1: "Sailing", 2: "Calendar, Mapmaking"},
    )
    assert happened(table, "draw", "bonus") == [
        "bob draw Calendar",
        "ann draw Mapmaking",
        "ann bonus ",
        "ann draw Sailing",
    ]
    expect(
        table,
        ann={"blue": "Writing", "red": "Archery", "hand": "Mapmaking, Sailing"},
        bob={"purple": "Philosophy", "hand": "Calendar"},
    )


def test_the_rulebooks_archery_two_castles_against_none() -> None:
    """Bob obeys, ann alone junks an achievement of value 1 or 2; no free draw for an obeyed demand."""
    table = deal(
        "Archery",
        4,
        ann={"red": "Archery", "blue": "Writing"},
        bob={"purple": "Philosophy", "hand": "Tools"},
        supply={1: "Sailing, Oars"},
        available="Pottery, Calendar, Optics",
    )
    play(table, "bob: Sailing  (of Tools, Sailing)", "ann: 1  (of 1, 2)")
    assert executions(table) == ["bob Archery 1", "ann Archery 2"]
    expect(
        table,
        ann={"red": "Archery", "blue": "Writing", "hand": "Sailing"},
        bob={"purple": "Philosophy", "hand": "Tools"},
        supply={1: "Oars"},
        available="Calendar, Optics, Empire, Monument, Universe, Wonder, World",
        junk="Pottery",
    )


def test_icons_are_counted_once_before_the_first_effect() -> None:
    """Bob's second run junks Fermenting: ann shows no leaf any more, and still carries it out to its end."""
    table = deal(
        "Fermenting",
        4,
        ann={"yellow": "Fermenting"},
        bob={"yellow": "Agriculture"},
        supply={1: "Tools", 2: "Calendar, Mathematics, Construction"},
    )
    assert executions(table) == ["bob Fermenting 1", "ann Fermenting 1", "bob Fermenting 2", "ann Fermenting 2"]
    expect(
        table,
        ann={"hand": "Mathematics, Tools"},
        bob={"yellow": "Agriculture", "hand": "Calendar"},
        junk="Construction, Fermenting",
    )


# -- what counts --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "ann", "bob", "picks"),
    [
        ("draw", {"blue": "Writing"}, {"blue": "Tools"}, []),
        ("meld", {"yellow": "Masonry"}, {"green": "The Wheel", "hand": "Oars"}, ["bob: Oars"]),
        ("tuck", {"purple": "Code of Laws"}, {"green": "Sailing", "hand": "Clothing"}, ["bob: Clothing", "bob: pass"]),
        ("score", {"purple": "Philosophy"}, {"blue": "Experimentation", "hand": "Oars"}, ["bob: Oars"]),
        ("return", {"blue": "Rocketry", "score": "Oars"}, {"blue": "Quantum Theory"}, []),
        ("exchange", {"green": "Bicycle"}, {"purple": "Enterprise", "hand": "Oars"}, ["bob: yes"]),
        ("splay", {"green": "Banking"}, {"green": "Navigation, Sailing"}, ["bob: green"]),
        ("junk", {"red": "Archery"}, {"green": "The Wheel"}, []),
        ("junk deck", {"yellow": "Ecology"}, {"purple": "Philosophy"}, ["bob: yes"]),
        ("restore", {"blue": "Publications"}, {"purple": "Philosophy"}, ["bob: restore World", "ann: pass"]),
        ("claim", {"yellow": "Masonry"}, {"red": "Construction, Oars, Coal"}, []),
    ],
)
def test_each_kind_of_deed_counts(kind: str, ann: dict[str, str], bob: dict[str, str], picks: list[str]) -> None:
    """Bob does one thing of this kind, and ann draws for it."""
    card = next(iter(ann.values()))
    table = deal(
        card,
        4,
        ann=ann,
        bob=bob,
        supply={2: "Calendar, Currency", 10: "Databases", 11: "Fusion, Escapism"},
        available="Pottery",
        junk="World",
    )
    play(table, *picks)
    while inside.picks_since_checkpoint(table.game):
        play(table, "ann: pass")
    assert {event.kind for event in table.events} - {"dogma", "effect"} == {kind, "bonus", "draw"}


def test_a_transfer_counts() -> None:
    """Bob reveals a purple card and takes ann's purple one."""
    table = deal(
        "Specialization",
        4,
        ann={"purple": "Specialization"},
        bob={"red": "Coal", "hand": "Mysticism"},
        supply={1: "Oars", 9: "Services"},
    )
    assert happened(table, "reveal", "transfer", "bonus") == [
        "bob reveal Mysticism",
        "ann transfer Specialization",
        "ann bonus ",
    ]


def test_a_chain_achievement_counts() -> None:
    """Bob does nothing else: what he carries out within the other card is Explosives, a mere demand."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm", "achievements": "Tools"},
        bob={"purple": "Escapism", "red": "Explosives", "score": "Self Service"},
        supply={11: "Fusion, Hypersonics"},
    )
    play(table, "bob: Explosives  (of Explosives, Escapism)")
    assert happened(table, "reveal", "achieve", "bonus", "draw") == [
        "bob reveal Self Service",
        "bob achieve Fusion",
        "ann bonus ",
        "ann draw Hypersonics",
    ]


def test_what_a_sharer_does_within_another_card_counts() -> None:
    table = deal(
        "Self Service",
        4,
        ann={"green": "Self Service", "achievements": "Oars"},
        bob={"purple": "Enterprise", "blue": "Writing", "achievements": "Tools"},
        supply={2: "Calendar", 10: "Software"},
    )
    play(table, "bob: Writing  (of Writing, Enterprise)")
    assert happened(table, "draw", "bonus") == ["bob draw Calendar", "ann bonus ", "ann draw Software"]


def test_there_is_one_free_draw_after_the_whole_action() -> None:
    table = deal(
        "Pottery",
        4,
        ann={"blue": "Pottery"},
        bob={"yellow": "Agriculture", "hand": "Coal"},
        cid={"yellow": "Antibiotics", "hand": "Software"},
        supply={1: "Oars, Tools, Writing, Sailing, Archery, Clothing, Masonry"},
    )
    play(table, "bob: Coal", "cid: Software")
    assert happened(table, "draw", "bonus")[-3:] == ["ann draw Archery", "ann bonus ", "ann draw Clothing"]
    assert table.kinds.count("bonus") == 1


# -- what does not --------------------------------------------------------------------------------


def test_revealing_does_not_count() -> None:
    """Bob reveals a green card, and nobody has a green card to give."""
    table = deal(
        "Specialization",
        4,
        ann={"purple": "Specialization"},
        bob={"red": "Coal", "hand": "Sailing"},
        supply={9: "Services"},
    )
    assert happened(table, "reveal", "bonus") == ["bob reveal Sailing"]
    expect(table, ann={"purple": "Specialization"}, bob={"red": "Coal", "hand": "Sailing"}, supply={9: "Services"})


def test_revealing_a_card_with_nothing_to_carry_out_does_not_count() -> None:
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm"},
        bob={"purple": "Escapism", "score": "Explosives"},
        supply={11: "Fusion"},
    )
    assert happened(table, "reveal", "bonus") == ["bob reveal Explosives"]


@pytest.mark.parametrize(
    ("ann", "bob", "picks"),
    [
        ({"purple": "Philosophy"}, {"blue": "Experimentation, Tools", "hand": "Coal"}, ["bob: pass", "bob: pass"]),
        ({"green": "Banking"}, {"green": "right: Navigation, Sailing"}, []),
        ({"green": "Bicycle"}, {"purple": "Enterprise"}, []),
        ({"blue": "Encyclopedia"}, {"purple": "Enterprise", "score": "Coal"}, ["bob: 7"]),
        ({"blue": "Encyclopedia"}, {"purple": "Enterprise", "score": "Coal"}, ["bob: 5", "bob: pass"]),
        ({"yellow": "Sanitation"}, {"yellow": "Antibiotics"}, ["bob: 7"]),
        ({"yellow": "Machinery"}, {"yellow": "Antibiotics", "hand": "Coal"}, []),
    ],
)
def test_what_changes_nothing_does_not_count(ann: dict[str, str], bob: dict[str, str], picks: list[str]) -> None:
    """Declined; splayed already; two empty zones; a value named; an empty deck junked; a hand shown as proof."""
    card = next(iter(ann.values()))
    table = deal(card, 4, ann=ann, bob=bob, supply={2: "Calendar", 8: "Flight", 9: "Services"})
    play(table, *picks)
    while inside.picks_since_checkpoint(table.game):
        play(table, "ann: 7" if card == "Sanitation" else "ann: pass")
    assert any(line.startswith("bob") for line in executions(table))
    assert not table.has_event("bonus")


def test_obeying_a_demand_does_not_count() -> None:
    table = deal("Archery", 4, ann={"red": "Archery"}, bob={}, supply={1: "Oars, Tools"})
    expect(table, ann={"red": "Archery", "hand": "Oars"}, bob={}, supply={1: "Tools"})


def test_what_the_active_player_does_does_not_count() -> None:
    """Bob shares and has nothing to return; ann alone changes something."""
    table = deal(
        "Agriculture",
        4,
        ann={"yellow": "Agriculture", "hand": "Tools"},
        bob={"blue": "Pottery"},
        supply={1: "Oars", 2: "Calendar"},
    )
    play(table, "ann: Tools")
    expect(table, ann={"yellow": "Agriculture", "score": "Calendar"}, bob={"blue": "Pottery"})
