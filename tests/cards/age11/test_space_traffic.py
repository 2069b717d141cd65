"""Scenarios for Space Traffic."""

from scenario import deal, expect, play


def test_space_traffic_tucks_an_11_and_splays_its_color_aslant() -> None:
    table = deal(
        "Space Traffic",
        4,
        ann={"green": "Space Traffic", "red": "left: Oars, Archery, Coal, Flight"},
        bob={},
        supply={10: "Databases", 11: "Fusion, Escapism"},
    )
    expect(
        table,
        ann={"green": "Space Traffic", "red": "aslant: Oars, Archery, Coal, Flight, Fusion"},
        supply={10: "Databases", 11: "Escapism"},
    )


def test_space_traffic_scores_all_but_the_top_five_the_tucked_card_included() -> None:
    table = deal(
        "Space Traffic",
        4,
        ann={"green": "Space Traffic", "red": "Oars, Archery, Coal, Flight, Engineering, Gunpowder"},
        bob={},
        supply={11: "Fusion"},
    )
    assert table.has_event("score", "Gunpowder", zone="board")
    expect(
        table,
        ann={
            "green": "Space Traffic",
            "red": "aslant: Oars, Archery, Coal, Flight, Engineering",
            "score": "Gunpowder, Fusion",
        },
    )


def test_space_traffic_goes_on_where_the_tucked_card_is_alone_and_cannot_be_splayed() -> None:
    """Bob has more points, so ann repeats the effect until the second 11 brings her eleven."""
    table = deal(
        "Space Traffic",
        4,
        ann={"green": "Space Traffic", "red": "Oars, Archery, Coal, Flight, Engineering"},
        bob={"score": "Currency"},
        supply={11: "Climatology, Fusion, Escapism"},
    )
    expect(
        table,
        ann={
            "green": "Space Traffic",
            "red": "aslant: Oars, Archery, Coal, Flight, Engineering",
            "blue": "Climatology",
            "score": "Fusion",
        },
        bob={"score": "Currency"},
        supply={11: "Escapism"},
    )


def test_space_traffic_does_not_repeat_where_the_most_points_are_tied() -> None:
    table = deal(
        "Space Traffic",
        4,
        ann={"green": "Space Traffic", "score": "Tools"},
        bob={"score": "Oars"},
        supply={11: "Climatology, Fusion"},
    )
    expect(
        table,
        ann={"green": "Space Traffic", "blue": "Climatology", "score": "Tools"},
        bob={"score": "Oars"},
        supply={11: "Fusion"},
    )


def test_space_traffic_repeats_where_only_a_partner_has_more_points() -> None:
    """Carol has the most until the second 11 is scored."""
    table = deal(
        "Space Traffic",
        4,
        teams="ABAB",
        ann={"green": "Space Traffic", "red": "Oars, Archery, Coal, Flight, Engineering"},
        bob={},
        carol={"score": "Currency"},
        dave={},
        supply={11: "Climatology, Fusion, Escapism"},
    )
    expect(
        table,
        ann={
            "green": "Space Traffic",
            "red": "aslant: Oars, Archery, Coal, Flight, Engineering",
            "blue": "Climatology",
            "score": "Fusion",
        },
        carol={"score": "Currency"},
        supply={11: "Escapism"},
    )


def test_space_traffic_loses_where_the_card_above_is_an_11() -> None:
    table = deal(
        "Space Traffic",
        4,
        ann={
            "green": "Space Traffic",
            "red": "Oars, Astrogeology",
            "hand": "Tools",
            "score": "Coal",
            "achievements": "Pottery",
        },
        bob={"hand": "Sailing"},
        supply={11: "Fusion"},
    )
    expect(
        table,
        ann={"out": True},
        bob={"hand": "Sailing"},
        junk="Space Traffic, Oars, Astrogeology, Fusion, Tools, Coal, Pottery",
        winner="bob",
    )
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "elimination"


def test_space_traffic_loses_nothing_for_an_11_further_up() -> None:
    table = deal(
        "Space Traffic", 4, ann={"green": "Space Traffic", "red": "Astrogeology, Oars"}, bob={}, supply={11: "Fusion"}
    )
    expect(table, ann={"green": "Space Traffic", "red": "aslant: Astrogeology, Oars, Fusion"})


def test_space_traffic_loses_for_the_11_that_it_tucked_before() -> None:
    """Bob has more points after the first 11; the second is of the same color."""
    table = deal(
        "Space Traffic",
        4,
        ann={"green": "Space Traffic"},
        bob={"blue": "Pottery", "score": "Oars"},
        carol={},
        supply={11: "Fusion, Astrogeology, Escapism"},
    )
    expect(
        table,
        ann={"out": True},
        bob={"blue": "Pottery", "score": "Oars"},
        junk="Space Traffic, Fusion, Astrogeology",
        supply={11: "Escapism"},
    )
    assert table.game.state.active == 1


def test_space_traffic_is_shared_by_as_many_crowns_and_a_sharer_who_loses_leaves_alone() -> None:
    table = deal(
        "Space Traffic",
        4,
        ann={"green": "Space Traffic"},
        bob={"green": "Sailing", "red": "Astrogeology"},
        carol={"blue": "Translation", "red": "Coal"},
        supply={11: "Fusion, Solar Sailing, Whataboutism, Escapism"},
    )
    expect(
        table,
        ann={"green": "Space Traffic", "purple": "Whataboutism", "hand": "Escapism"},
        bob={"out": True},
        carol={"blue": "aslant: Translation, Solar Sailing", "red": "Coal"},
        junk="Sailing, Astrogeology, Fusion",
    )


def test_space_traffic_carried_out_alone_loses_for_its_player_while_the_others_go_on() -> None:
    """Bob, who shares Near-Field Comm, carries out Space Traffic; ann carries out Sailing and has a free draw."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm", "score": "Sailing"},
        bob={"purple": "Escapism", "red": "Astrogeology", "score": "Space Traffic"},
        carol={},
        supply={1: "Oars", 11: "Fusion, Hypersonics"},
    )
    expect(
        table,
        ann={"yellow": "Near-Field Comm", "red": "Oars", "score": "Sailing", "hand": "Hypersonics"},
        bob={"out": True},
        junk="Escapism, Astrogeology, Space Traffic, Fusion",
    )


def test_space_traffic_carried_out_alone_ends_the_action_where_the_activating_player_loses() -> None:
    table = deal(
        "Self Service",
        4,
        ann={"green": "Self Service", "red": "Astrogeology", "yellow": "Near-Field Comm", "score": "Space Traffic"},
        bob={"achievements": "Tools", "blue": "Writing"},
        carol={},
        supply={11: "Escapism, Fusion, Reclamation"},
    )
    play(table, "ann: Near-Field Comm  (of Astrogeology, Near-Field Comm)")
    expect(
        table,
        ann={"out": True},
        bob={"achievements": "Tools", "blue": "Writing"},
        junk="Self Service, Astrogeology, Near-Field Comm, Space Traffic, Escapism, Fusion",
        supply={11: "Reclamation"},
    )
    assert table.game.state.active == 1
