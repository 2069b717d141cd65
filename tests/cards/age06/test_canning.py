"""Scenarios for Canning."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_canning_tucks_a_6_and_scores_every_top_card_without_a_factory(edition: int) -> None:
    """The tucked card counts if it is alone in its color; a card uncovered by it stays."""
    table = deal(
        "Canning",
        edition,
        ann={"yellow": "Canning", "red": "Oars", "green": "Sailing, Clothing", "blue": "Chemistry"},
        bob={},
        supply={5: "Coal", 6: "Democracy, Vaccination"},
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(
        table,
        ann={"yellow": "Canning", "green": "Clothing", "blue": "Chemistry", "score": "Oars, Sailing, Democracy"},
        supply={6: "Vaccination"},
    )


@editions(3, 4)
def test_canning_does_not_score_a_tucked_card_that_is_covered(edition: int) -> None:
    table = deal("Canning", edition, ann={"yellow": "Canning", "purple": "Railroad"}, bob={}, supply={6: "Democracy"})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"yellow": "Canning", "purple": "Railroad, Democracy"})


def test_canning_lets_you_order_the_cards_where_an_achievement_depends_on_it() -> None:
    """Without Services, but still with Software, ann has 13 clocks for a moment, enough for World."""
    table = deal(
        "Canning",
        3,
        ann={
            "red": "up: Mobility, Fission",
            "yellow": "Canning",
            "blue": "up: Software, Quantum Theory, Rocketry",
            "purple": "Services, The Internet",
        },
        bob={},
        supply={6: "Encyclopedia"},
    )
    play(table, "ann: yes", "ann: Services  (of Software, Services)")
    expect(
        table,
        ann={
            "red": "up: Mobility, Fission",
            "yellow": "Canning",
            "blue": "up: Quantum Theory, Rocketry, Encyclopedia",
            "purple": "The Internet",
            "score": "Software, Services",
            "specials": "World",
        },
    )


@editions(3, 4)
def test_canning_is_declined(edition: int) -> None:
    table = deal("Canning", edition, ann={"yellow": "Canning", "red": "Oars"}, bob={}, supply={6: "Democracy"})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"yellow": "Canning", "red": "Oars"}, supply={6: "Democracy"})


@editions(3, 4)
def test_canning_ends_the_game_when_no_card_is_left_to_tuck(edition: int) -> None:
    table = deal("Canning", edition, ann={"yellow": "Canning", "red": "Oars"}, bob={"score": "Archery"})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"yellow": "Canning", "red": "Oars"}, bob={"score": "Archery"}, winner="bob")


@editions(3, 4)
def test_canning_splays_yellow_right(edition: int) -> None:
    table = deal("Canning", edition, ann={"yellow": "Canning, Agriculture"}, bob={})
    play(table, "ann: pass  (of yes, pass)", "ann: yellow  (of yellow, pass)")
    expect(table, ann={"yellow": "right: Canning, Agriculture"})


@editions(3, 4)
def test_canning_splay_is_declined(edition: int) -> None:
    table = deal("Canning", edition, ann={"yellow": "Canning, Agriculture"}, bob={})
    play(table, "ann: pass  (of yes, pass)", "ann: pass  (of yellow, pass)")
    expect(table, ann={"yellow": "Canning, Agriculture"})


@editions(3, 4)
def test_canning_is_shared(edition: int) -> None:
    table = deal(
        "Canning",
        edition,
        ann={"yellow": "Canning"},
        bob={"blue": "Chemistry", "yellow": "Agriculture, Masonry"},
        supply={6: "Emancipation, Democracy"},
    )
    play(table, "bob: yes  (of yes, pass)", "ann: pass  (of yes, pass)")
    expect(
        table,
        ann={"yellow": "Canning", "hand": "Democracy"},
        bob={"blue": "Chemistry", "yellow": "Masonry", "purple": "Emancipation", "score": "Agriculture"},
    )


@editions(3, 4)
def test_canning_splay_is_shared(edition: int) -> None:
    table = deal(
        "Canning",
        edition,
        ann={"yellow": "Canning"},
        bob={"blue": "Chemistry", "yellow": "Agriculture, Masonry"},
        supply={6: "Democracy"},
    )
    play(table, "bob: pass  (of yes, pass)", "ann: pass  (of yes, pass)", "bob: yellow  (of yellow, pass)")
    expect(
        table,
        ann={"yellow": "Canning", "hand": "Democracy"},
        bob={"blue": "Chemistry", "yellow": "right: Agriculture, Masonry"},
    )
