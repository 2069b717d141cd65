"""Scenarios for Statistics."""

from scenario import deal, editions, expect, play


def test_statistics_moves_all_highest_scored_cards_to_their_owners_hand() -> None:
    table = deal("Statistics", 3, ann={"yellow": "Statistics"}, bob={"score": "Coal, Oars, Physics"})
    expect(table, ann={"yellow": "Statistics"}, bob={"score": "Oars", "hand": "Coal, Physics"})


@editions(1, 3, 4)
def test_statistics_does_nothing_to_an_empty_score_pile(edition: int) -> None:
    table = deal("Statistics", edition, ann={"yellow": "Statistics", "score": "Writing"}, bob={"hand": "Oars"})
    expect(table, ann={"yellow": "Statistics", "score": "Writing"}, bob={"hand": "Oars"})


@editions(1, 3, 4)
def test_statistics_spares_a_player_with_as_many_leaves(edition: int) -> None:
    table = deal("Statistics", edition, ann={"yellow": "Statistics"}, bob={"blue": "Pottery", "score": "Coal, Oars"})
    expect(table, ann={"yellow": "Statistics"}, bob={"blue": "Pottery", "score": "Coal, Oars"})


def test_statistics_of_edition_1_moves_one_card_to_a_hand_with_cards() -> None:
    table = deal("Statistics", 1, ann={"yellow": "Statistics"}, bob={"hand": "Writing", "score": "Coal, Oars, Physics"})
    play(table, "bob: Physics  (of Coal, Physics)")
    expect(table, ann={"yellow": "Statistics"}, bob={"score": "Oars, Coal", "hand": "Writing, Physics"})


def test_statistics_of_edition_1_moves_two_cards_to_an_empty_hand_and_no_more() -> None:
    table = deal("Statistics", 1, ann={"yellow": "Statistics"}, bob={"score": "Coal, Oars, Writing, Tools"})
    play(table, "bob: Writing  (of Oars, Writing, Tools)")
    expect(table, ann={"yellow": "Statistics"}, bob={"score": "Oars, Tools", "hand": "Coal, Writing"})


def test_statistics_of_edition_1_repeats_in_vain_when_the_score_pile_is_used_up() -> None:
    table = deal("Statistics", 1, ann={"yellow": "Statistics"}, bob={"score": "Coal"})
    expect(table, ann={"yellow": "Statistics"}, bob={"hand": "Coal"})


@editions(3, 4)
def test_statistics_splays_yellow_right(edition: int) -> None:
    table = deal("Statistics", edition, ann={"yellow": "Statistics, Agriculture"}, bob={})
    play(table, "ann: yellow  (of yellow, pass)")
    expect(table, ann={"yellow": "right: Statistics, Agriculture"})


@editions(3, 4)
def test_statistics_splay_is_declined(edition: int) -> None:
    table = deal("Statistics", edition, ann={"yellow": "Statistics, Agriculture"}, bob={})
    play(table, "ann: pass  (of yellow, pass)")
    expect(table, ann={"yellow": "Statistics, Agriculture"})


@editions(3, 4)
def test_statistics_splay_is_shared(edition: int) -> None:
    table = deal(
        "Statistics",
        edition,
        ann={"yellow": "Statistics"},
        bob={"yellow": "Agriculture, Domestication"},
        supply={5: "Coal"},
    )
    play(table, "bob: yellow  (of yellow, pass)")
    expect(
        table,
        ann={"yellow": "Statistics", "hand": "Coal"},
        bob={"yellow": "right: Agriculture, Domestication"},
    )


ANY_VALUE = "of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11"


def test_statistics_of_edition_4_moves_all_scored_cards_of_my_value_to_their_owners_hand() -> None:
    table = deal(
        "Statistics",
        4,
        ann={"yellow": "Statistics", "score": "Tools"},
        bob={"score": "Coal, Oars, Physics, Writing", "hand": "Sailing"},
    )
    play(table, f"ann: 1  ({ANY_VALUE})")
    expect(
        table,
        ann={"yellow": "Statistics", "score": "Tools"},
        bob={"score": "Coal, Physics", "hand": "Sailing, Oars, Writing"},
    )


def test_statistics_of_edition_4_lets_me_name_a_value_that_nobody_has_scored() -> None:
    table = deal("Statistics", 4, ann={"yellow": "Statistics"}, bob={"score": "Coal, Oars"})
    play(table, f"ann: 11  ({ANY_VALUE})")
    expect(table, ann={"yellow": "Statistics"}, bob={"score": "Coal, Oars"})


def test_statistics_of_edition_4_asks_for_a_value_anew_for_each_victim_with_a_score_pile() -> None:
    table = deal(
        "Statistics",
        4,
        ann={"yellow": "Statistics"},
        bob={"score": "Coal, Oars"},
        cid={"hand": "Sailing"},
        dan={"score": "Physics, Writing"},
        parley=False,
    )
    play(table, f"ann: 5  ({ANY_VALUE})", f"ann: 1  ({ANY_VALUE})")
    expect(
        table,
        ann={"yellow": "Statistics"},
        bob={"score": "Oars", "hand": "Coal"},
        cid={"hand": "Sailing"},
        dan={"score": "Physics", "hand": "Writing"},
    )
