"""Scenarios for Translation."""

from scenario import deal, editions, expect, play


def test_translation_melds_the_whole_score_pile_in_any_order() -> None:
    table = deal("Translation", 3, ann={"blue": "Translation", "score": "Tools, Writing, Archery"}, bob={})
    play(
        table,
        "ann: yes  (of yes, pass)",
        "ann: Writing  (of Tools, Writing, Archery)",
        "ann: Archery  (of Tools, Archery)",
    )
    expect(table, ann={"blue": "Tools, Writing, Translation", "red": "Archery"})


def test_translation_in_edition_4_asks_for_the_order_within_a_color_alone() -> None:
    table = deal("Translation", 4, ann={"blue": "Translation", "score": "Tools, Writing, Archery"}, bob={})
    play(table, "ann: yes  (of yes, pass)", "ann: Writing  (of Tools, Writing)")
    expect(table, ann={"blue": "Tools, Writing, Translation", "red": "Archery"})


@editions(3, 4)
def test_translation_can_be_declined(edition: int) -> None:
    table = deal(
        "Translation", edition, ann={"blue": "Translation", "red": "Archery", "score": "Tools, Writing"}, bob={}
    )
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"blue": "Translation", "red": "Archery", "score": "Tools, Writing"})


@editions(3, 4)
def test_translation_asks_nothing_about_an_empty_score_pile(edition: int) -> None:
    table = deal("Translation", edition, ann={"blue": "Translation", "red": "Archery"}, bob={})
    expect(table, ann={"blue": "Translation", "red": "Archery"})


@editions(3, 4)
def test_translation_claims_world_if_every_top_card_has_a_crown(edition: int) -> None:
    """A covered card without one does no harm."""
    table = deal("Translation", edition, ann={"blue": "Translation, Tools", "green": "Sailing"}, bob={})
    expect(table, ann={"blue": "Translation, Tools", "green": "Sailing", "specials": "World"})


@editions(3, 4)
def test_translation_melds_before_it_looks_for_crowns(edition: int) -> None:
    table = deal("Translation", edition, ann={"blue": "Translation", "red": "Archery", "score": "Optics"}, bob={})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"blue": "Translation", "red": "Optics, Archery", "specials": "World"})


@editions(3, 4)
def test_translation_claims_no_world_that_is_taken(edition: int) -> None:
    table = deal("Translation", edition, ann={"blue": "Translation"}, bob={"specials": "World"})
    expect(table, ann={"blue": "Translation"}, bob={"specials": "World"})


@editions(3, 4)
def test_translation_is_shared_and_a_sharer_claims_first(edition: int) -> None:
    table = deal(
        "Translation",
        edition,
        ann={"blue": "Translation"},
        bob={"red": "Optics", "score": "Sailing"},
        supply={3: "Compass"},
    )
    play(table, "bob: yes  (of yes, pass)")
    expect(
        table,
        ann={"blue": "Translation", "hand": "Compass"},
        bob={"red": "Optics", "green": "Sailing", "specials": "World"},
    )
    assert table.kinds.index("claim") < table.kinds.index("bonus")


def test_translation_claims_world_with_no_top_card_at_all() -> None:
    """Ann, without a board, pays for the Translation of cid, who sits opposite and cannot pay to share."""
    table = deal(
        None,
        4,
        actions=1,
        ann={"hand": "Tools"},
        bob={"red": "Metalworking"},
        cid={"blue": "Translation"},
        dan={"red": "Archery"},
    )
    play(table, "ann: parley Translation")
    expect(
        table,
        ann={"specials": "World"},
        bob={"red": "Metalworking"},
        cid={"blue": "Translation"},
        dan={"red": "Archery"},
        supply={1: "Tools"},
    )
