"""Scenarios for Evolution."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_evolution_scores_an_8_and_returns_another_card(edition: int) -> None:
    table = deal(
        "Evolution", edition, ann={"blue": "Evolution", "score": "Oars"}, bob={}, supply={7: "Lighting", 8: "Flight"}
    )
    play(table, "ann: draw and score  (of draw and score, draw, pass)", "ann: Oars  (of Oars, Flight)")
    expect(table, ann={"blue": "Evolution", "score": "Flight"}, supply={1: "Oars", 7: "Lighting", 8: ""})


@editions(3, 4)
def test_evolution_may_return_the_very_8(edition: int) -> None:
    table = deal(
        "Evolution", edition, ann={"blue": "Evolution", "score": "Oars"}, bob={}, supply={8: "Flight, Mobility"}
    )
    play(table, "ann: draw and score", "ann: Flight  (of Oars, Flight)")
    expect(table, ann={"blue": "Evolution", "score": "Oars"}, supply={8: "Mobility, Flight"})


@editions(3, 4)
def test_evolution_must_return_the_8_if_it_is_alone(edition: int) -> None:
    table = deal("Evolution", edition, ann={"blue": "Evolution"}, bob={}, supply={8: "Flight, Mobility"})
    play(table, "ann: draw and score")
    expect(table, ann={"blue": "Evolution"}, supply={8: "Mobility, Flight"})


@editions(3, 4)
def test_evolution_draws_one_more_than_the_highest_scored_card(edition: int) -> None:
    table = deal(
        "Evolution",
        edition,
        ann={"blue": "Evolution", "score": "Machinery, Oars"},
        bob={},
        supply={2: "Calendar", 3: "Paper", 4: "Anatomy", 8: "Flight"},
    )
    play(table, "ann: draw  (of draw and score, draw, pass)")
    assert not table.has_event("reveal")
    expect(table, ann={"blue": "Evolution", "score": "Machinery, Oars", "hand": "Anatomy"})


@editions(3, 4)
def test_evolution_draws_a_1_with_an_empty_score_pile(edition: int) -> None:
    table = deal("Evolution", edition, ann={"blue": "Evolution"}, bob={}, supply={1: "Oars", 2: "Fermenting"})
    play(table, "ann: draw")
    expect(table, ann={"blue": "Evolution", "hand": "Oars"})


def test_evolution_counts_as_scoring_for_monument() -> None:
    table = deal("Evolution", 3, ann={"blue": "Evolution", "scored": 5}, bob={}, supply={8: "Flight"})
    play(table, "ann: draw and score")
    expect(table, ann={"blue": "Evolution", "specials": "Monument"}, supply={8: "Flight"})


@editions(
    3,
    4,
    ann_has=({"score": "Databases"}, {"score": "Fusion"}),
    supply=({8: "Flight"}, {8: "Flight", 11: "Climatology"}),
)
def test_evolution_draw_above_the_last_age_ends_the_game(
    edition: int, ann_has: dict[str, str], supply: dict[int, str]
) -> None:
    table = deal("Evolution", edition, ann={"blue": "Evolution", **ann_has}, bob={"score": "Oars"}, supply=supply)
    play(table, "ann: draw")
    expect(table, winner="ann", ann={"blue": "Evolution", **ann_has}, bob={"score": "Oars"})


@editions(3, 4)
def test_evolution_declined_both_ways(edition: int) -> None:
    table = deal(
        "Evolution",
        edition,
        ann={"blue": "Evolution", "score": "Oars"},
        bob={},
        supply={2: "Currency", 8: "Flight"},
    )
    play(table, "ann: pass  (of draw and score, draw, pass)")
    expect(table, ann={"blue": "Evolution", "score": "Oars"}, supply={2: "Currency", 8: "Flight"})


@editions(3, 4)
def test_evolution_is_shared(edition: int) -> None:
    table = deal(
        "Evolution",
        edition,
        ann={"blue": "Evolution"},
        bob={"blue": "Experimentation", "score": "Oars"},
        supply={2: "Currency", 7: "Lighting"},
    )
    play(table, "bob: draw", "ann: pass")
    expect(
        table,
        ann={"blue": "Evolution", "hand": "Lighting"},
        bob={"blue": "Experimentation", "score": "Oars", "hand": "Currency"},
    )


@editions(3, 4)
def test_evolution_touches_the_score_pile_of_each_player_who_shares(edition: int) -> None:
    """Bob and cy count and return what they scored themselves; ann has more."""
    table = deal(
        "Evolution",
        edition,
        ann={"blue": "Evolution", "score": "Coal"},
        bob={"blue": "Experimentation", "score": "Oars"},
        cy={"purple": "Philosophy", "blue": "Atomic Theory", "score": "Machinery"},
        supply={4: "Anatomy", 6: "Canning", 7: "Lighting", 8: "Flight"},
    )
    play(
        table,
        "bob: draw and score  (of draw and score, draw, pass)",
        "bob: Oars  (of Oars, Flight)",
        "cy: draw",
        "ann: pass",
    )
    expect(
        table,
        ann={"blue": "Evolution", "score": "Coal", "hand": "Lighting"},
        bob={"blue": "Experimentation", "score": "Flight"},
        cy={"purple": "Philosophy", "blue": "Atomic Theory", "score": "Machinery", "hand": "Anatomy"},
        supply={1: "Oars", 6: "Canning"},
    )


def test_evolution_of_edition_4_draws_an_11() -> None:
    table = deal(
        "Evolution", 4, ann={"blue": "Evolution", "score": "Databases"}, bob={}, supply={8: "Flight", 11: "Fusion"}
    )
    play(table, "ann: draw")
    expect(table, ann={"blue": "Evolution", "score": "Databases", "hand": "Fusion"}, supply={8: "Flight"})
