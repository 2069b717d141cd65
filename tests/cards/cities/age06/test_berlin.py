"""Scenarios for Berlin, for Repute and for Glory."""

from scenario import Scenario, deal, expect, play


def achievements(table: Scenario, seat: int) -> int:
    """How many achievements a seat has, flags and fountains included."""
    state = table.game.state
    return state.achievement_count(state.players[seat])


def test_berlin_splays_right_which_draws_a_city() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={"blue": "Tools", "hand": "Berlin"},
        bob={},
        supply={6: "Canning"},
        set_supply={"cities 6": ""},
    )
    play(table, "ann: meld Berlin")
    expect(table, ann={"blue": "right: Berlin, Tools", "hand": "Canning"})


def test_berlin_flies_its_flag_until_an_opponent_shows_more_blue_cards() -> None:
    """Ties keep it; cards of a pile without a splay are not visible."""
    for blue, count in (
        ("Writing", 1),
        ("left: Writing, Pottery", 1),
        ("left: Writing, Pottery, Calendar", 0),
        ("Writing, Pottery, Calendar", 1),
    ):
        table = deal(None, 4, sets="cities", ann={"blue": "right: Berlin, Tools"}, bob={"blue": blue})
        assert achievements(table, 0) == count, blue


def test_berlin_does_not_mind_a_partner_who_shows_more_blue_cards() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        teams="ABAB",
        ann={"blue": "Berlin"},
        bob={},
        cid={"blue": "left: Writing, Pottery, Calendar"},
        dan={},
    )
    assert achievements(table, 0) == 1


def test_berlin_beneath_other_cards_flies_no_flag() -> None:
    table = deal(None, 4, sets="cities", ann={"blue": "aslant: Tools, Berlin"}, bob={})
    assert achievements(table, 0) == 0


def test_berlin_wins_with_its_flag_at_the_end_of_the_action() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={
            "blue": "Tools",
            "hand": "Berlin",
            "achievements": "Oars, Calendar, Optics, Anatomy, Coal, Canning",
        },
        bob={},
        supply={6: "Vaccination"},
    )
    play(table, "ann: meld Berlin")
    expect(
        table,
        winner="ann",
        ann={
            "blue": "right: Berlin, Tools",
            "hand": "Vaccination",
            "achievements": "Oars, Calendar, Optics, Anatomy, Coal, Canning",
        },
    )


def test_berlin_claims_repute_on_a_pile_splayed_right() -> None:
    table = deal(None, 4, sets="cities", ann={"blue": "right: Tools, Writing", "hand": "Berlin"}, bob={})
    play(table, "ann: meld Berlin")
    expect(table, ann={"blue": "right: Berlin, Tools, Writing", "specials": "Repute"})


def test_berlin_junked_from_the_own_hand_claims_glory() -> None:
    """Paid for an endorsement, it claims Glory before the effects."""
    table = deal(
        None,
        4,
        sets="cities",
        ann={"green": "Sydney", "blue": "Writing", "hand": "Berlin"},
        bob={},
        supply={2: "Calendar, Mapmaking"},
    )
    play(table, "ann: dogma Writing", "ann: Sydney  (of Sydney, pass)")
    assert table.kinds.index("claim") < table.kinds.index("draw")
    expect(
        table,
        ann={
            "green": "Sydney",
            "blue": "Writing",
            "hand": "Calendar, Mapmaking",
            "specials": "Glory",
        },
        junk="Berlin",
    )
