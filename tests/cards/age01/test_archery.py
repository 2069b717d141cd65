"""Scenarios for Archery."""

from scenario import deal, editions, expect, play
from told_events import told_action


@editions(3, 4)
def test_archery_takes_a_highest_card_of_the_victims_choice(edition: int) -> None:
    """The card just drawn is one of those the victim may give."""
    table = deal(
        "Archery", edition, ann={"red": "Archery"}, bob={"hand": "Writing, Tools"}, supply={1: "Sailing, Oars"}
    )
    play(table, "bob: Sailing  (of Writing, Tools, Sailing)")
    expect(table, ann={"red": "Archery", "hand": "Sailing"}, bob={"hand": "Writing, Tools"}, supply={1: "Oars"})


@editions(3, 4)
def test_archery_takes_the_single_highest_card_unasked(edition: int) -> None:
    table = deal("Archery", edition, ann={"red": "Archery"}, bob={"hand": "Writing, Calendar"}, supply={1: "Sailing"})
    expect(table, ann={"red": "Archery", "hand": "Calendar"}, bob={"hand": "Writing, Sailing"})


@editions(3, 4)
def test_archery_takes_the_card_just_drawn_from_an_empty_hand(edition: int) -> None:
    table = deal("Archery", edition, ann={"red": "Archery"}, bob={}, supply={1: "Sailing"})
    expect(table, ann={"red": "Archery", "hand": "Sailing"})


@editions(3, 4)
def test_archery_is_obeyed_clockwise_by_the_vulnerable_only(edition: int) -> None:
    table = deal(
        "Archery",
        edition,
        parley=False,
        ann={"red": "Archery"},
        bob={"hand": "Compass"},
        cid={"yellow": "Domestication", "hand": "Machinery"},
        dan={"green": "Sailing", "hand": "Alchemy"},
        supply={1: "Tools, Oars, Writing"},
    )
    expect(
        table,
        ann={"red": "Archery", "hand": "Compass, Alchemy"},
        bob={"hand": "Tools"},
        cid={"yellow": "Domestication", "hand": "Machinery"},
        dan={"green": "Sailing", "hand": "Oars"},
        supply={1: "Writing"},
    )


def test_archery_junks_an_achievement_of_value_1_or_2_in_edition_4() -> None:
    """After the demand.  It is chosen by its back, and cannot be declined."""
    table = deal(
        "Archery",
        4,
        ann={"red": "Archery"},
        bob={},
        supply={1: "Sailing"},
        available="Tools, Calendar, Compass",
    )
    play(table, "ann: 2  (of 1, 2)")
    expect(
        table,
        ann={"red": "Archery", "hand": "Sailing"},
        junk="Calendar",
        available="Tools, Compass, Empire, Monument, Universe, Wonder, World",
    )


def test_archery_lets_nobody_see_the_achievement_it_junks() -> None:
    table = deal("Archery", 4, ann={"red": "Archery"}, bob={}, supply={1: "Sailing"}, available="Calendar, Compass")
    expect(table, ann={"red": "Archery", "hand": "Sailing"}, junk="Calendar")
    for seat in (0, 1, None):
        junked = [event for event in told_action(table.game, seat) if event["kind"] == "junk"]
        assert len(junked) == 1
        assert junked[0]["value"] == 2
        assert "card" not in junked[0]


def test_archery_junks_no_achievement_of_another_value_no_special_one_and_none_that_is_owned() -> None:
    table = deal(
        "Archery",
        4,
        ann={"red": "Archery", "achievements": "Tools"},
        bob={"achievements": "Calendar"},
        supply={1: "Sailing"},
        available="Compass",
    )
    expect(
        table,
        ann={"red": "Archery", "achievements": "Tools", "hand": "Sailing"},
        bob={"achievements": "Calendar"},
        available="Compass, Empire, Monument, Universe, Wonder, World",
    )


def test_archery_lets_a_sharer_junk_an_achievement_before_its_owner() -> None:
    table = deal(
        "Archery",
        4,
        ann={"red": "Archery"},
        bob={"yellow": "Masonry"},
        supply={1: "Sailing"},
        available="Tools, Calendar, Compass",
    )
    play(table, "bob: 1  (of 1, 2)")
    expect(
        table,
        ann={"red": "Archery", "hand": "Sailing"},
        bob={"yellow": "Masonry"},
        junk="Tools, Calendar",
        available="Compass, Empire, Monument, Universe, Wonder, World",
    )
    assert table.has_event("junk", "Tools", seat="bob")
    assert table.has_event("junk", "Calendar", seat="ann")
