"""Scenarios for Composites."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_composites_leaves_the_victim_one_card_and_takes_the_highest_of_the_score_pile(edition: int) -> None:
    table = deal(
        "Composites",
        edition,
        ann={"red": "Composites"},
        bob={"hand": "Sailing, Writing, Tools", "score": "Oars, Currency, Mapmaking"},
    )
    play(table, "bob: Writing  (of Sailing, Writing, Tools)", "bob: Currency  (of Currency, Mapmaking)")
    expect(
        table,
        ann={"red": "Composites", "hand": "Sailing, Tools", "score": "Currency"},
        bob={"hand": "Writing", "score": "Oars, Mapmaking"},
    )


@editions(3, 4)
def test_composites_takes_from_the_score_pile_though_the_only_card_in_hand_is_kept(edition: int) -> None:
    table = deal("Composites", edition, ann={"red": "Composites"}, bob={"hand": "Sailing", "score": "Oars"})
    expect(table, ann={"red": "Composites", "score": "Oars"}, bob={"hand": "Sailing"})


@editions(3, 4)
def test_composites_takes_from_the_hand_though_the_score_pile_is_empty(edition: int) -> None:
    table = deal("Composites", edition, ann={"red": "Composites"}, bob={"hand": "Sailing, Tools"})
    play(table, "bob: Tools  (of Sailing, Tools)")
    expect(table, ann={"red": "Composites", "hand": "Sailing"}, bob={"hand": "Tools"})


@editions(3, 4)
def test_composites_finds_nothing_in_an_empty_hand_and_score_pile(edition: int) -> None:
    table = deal("Composites", edition, ann={"red": "Composites"}, bob={"green": "Sailing"})
    assert not table.has_event("transfer")
    expect(table, ann={"red": "Composites"}, bob={"green": "Sailing"})


@editions(3, 4)
def test_composites_leaves_every_victim_one_card_and_takes_the_highest_of_each(edition: int) -> None:
    """Carol keeps and gives her own cards, whatever ann got from bob before."""
    table = deal(
        "Composites",
        edition,
        ann={"red": "Composites", "hand": "Pottery", "score": "Coal"},
        bob={"hand": "Sailing, Writing", "score": "Oars, Currency"},
        carol={"hand": "Tools, Clothing, Mysticism", "score": "Calendar, Masonry"},
    )
    play(table, "bob: Writing  (of Sailing, Writing)", "carol: Clothing  (of Tools, Clothing, Mysticism)")
    expect(
        table,
        ann={"red": "Composites", "hand": "Pottery, Sailing, Tools, Mysticism", "score": "Coal, Currency, Calendar"},
        bob={"hand": "Writing", "score": "Oars"},
        carol={"hand": "Clothing", "score": "Masonry"},
    )


@editions(3, 4)
def test_composites_spares_whoever_has_as_many_factories(edition: int) -> None:
    table = deal(
        "Composites", edition, ann={"red": "Composites"}, bob={"red": "Coal", "hand": "Sailing, Tools", "score": "Oars"}
    )
    expect(table, ann={"red": "Composites"}, bob={"red": "Coal", "hand": "Sailing, Tools", "score": "Oars"})
