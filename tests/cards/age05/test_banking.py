"""Scenarios for Banking."""

from scenario import Scenario, deal, editions, expect, play
from splay.position.terms import ICON_NAMES, ICONS


def icons_of(table: Scenario, seat: int) -> str:
    """The icons a player sees on the own board: "3 lightbulb, 2 crown", most of them first."""
    player = table.game.state.players[seat]
    counts = sorted(((player.count(icon), ICON_NAMES[icon]) for icon in ICONS if player.count(icon)), reverse=True)
    return ", ".join(f"{count} {icon}" for count, icon in counts)


@editions(3, 4)
def test_banking_demands_a_top_factory_card_that_is_not_green(edition: int) -> None:
    table = deal(
        "Banking",
        edition,
        ann={"green": "Banking"},
        bob={"red": "Coal", "yellow": "Statistics", "green": "Electricity", "blue": "Chemistry, Physics"},
        supply={4: "Anatomy", 5: "Astronomy"},
    )
    play(table, "bob: Chemistry  (of Coal, Chemistry)")
    expect(
        table,
        ann={"green": "Banking", "blue": "Chemistry"},
        bob={
            "red": "Coal",
            "yellow": "Statistics",
            "green": "Electricity",
            "blue": "Physics",
            "score": "Astronomy",
        },
    )


def test_banking_counts_for_the_monument_of_the_victim() -> None:
    table = deal(
        "Banking",
        3,
        ann={"green": "Banking", "scored": 5},
        bob={"red": "Coal", "scored": 5},
        supply={5: "Astronomy"},
    )
    expect(table, ann={"green": "Banking", "red": "Coal"}, bob={"score": "Astronomy", "specials": "Monument"})


@editions(3, 4)
def test_banking_without_such_a_card_moves_and_scores_nothing(edition: int) -> None:
    table = deal(
        "Banking",
        edition,
        ann={"green": "Banking"},
        bob={"yellow": "Statistics, Canning", "green": "Electricity"},
        supply={5: "Astronomy"},
    )
    expect(
        table,
        ann={"green": "Banking"},
        bob={"yellow": "Statistics, Canning", "green": "Electricity"},
        supply={5: "Astronomy"},
    )


@editions(3, 4)
def test_banking_spares_a_player_with_as_many_crowns(edition: int) -> None:
    table = deal("Banking", edition, ann={"green": "Banking"}, bob={"red": "Coal", "green": "Currency"})
    expect(table, ann={"green": "Banking"}, bob={"red": "Coal", "green": "Currency"})


@editions(3, 4)
def test_banking_splays_green_right(edition: int) -> None:
    table = deal("Banking", edition, ann={"green": "Banking, Sailing"}, bob={})
    play(table, "ann: green  (of green, pass)")
    expect(table, ann={"green": "right: Banking, Sailing"})


@editions(3, 4)
def test_banking_splay_is_declined(edition: int) -> None:
    table = deal("Banking", edition, ann={"green": "left: Banking, Sailing"}, bob={})
    play(table, "ann: pass  (of green, pass)")
    expect(table, ann={"green": "left: Banking, Sailing"})


@editions(3, 4)
def test_banking_splay_is_not_asked_for_green_splayed_right_already(edition: int) -> None:
    table = deal("Banking", edition, ann={"green": "right: Banking, Sailing"}, bob={})
    expect(table, ann={"green": "right: Banking, Sailing"})


@editions(3, 4)
def test_banking_splay_is_shared(edition: int) -> None:
    table = deal(
        "Banking",
        edition,
        ann={"green": "Banking, Sailing"},
        bob={"green": "Currency, Clothing"},
        supply={5: "Coal"},
    )
    play(table, "bob: green  (of green, pass)", "ann: pass  (of green, pass)")
    expect(
        table,
        ann={"green": "Banking, Sailing", "hand": "Coal"},
        bob={"green": "right: Currency, Clothing"},
    )


def test_banking_as_in_the_example_of_play_in_the_rulebooks_of_edition_1() -> None:
    """Four players; Cezary sits on Anna's left and Dominik, who has no green cards, after him.

    Both have as many crowns as Anna or more, so they keep their cards with a factory.
    The rulebooks show Anna's piles as pictures.  The counts of icons they give before and
    after fix what her two covered cards show: one leaf and, once splayed, one crown.
    """
    table = deal(
        None,
        1,
        anna={"green": "Banking, Mapmaking", "blue": "right: Evolution, Pottery"},
        cezary={"red": "Colonialism", "green": "Sailing, Clothing"},
        dominik={"yellow": "Steam Engine", "blue": "Translation"},
        bartek={"red": "Coal", "blue": "Chemistry, Tools"},
        supply={5: "Physics, Astronomy", 6: "Canning, Democracy"},
        actions=2,
    )
    assert icons_of(table, 0) == "3 lightbulb, 2 crown, 1 leaf, 1 factory"

    play(table, "anna: dogma Banking", "bartek: Chemistry  (of Coal, Chemistry)")
    assert icons_of(table, 0) == "3 lightbulb, 3 factory, 2 crown, 1 leaf"
    play(table, "cezary: green  (of green, pass)", "anna: green  (of green, pass)")
    assert icons_of(table, 0) == "3 lightbulb, 3 factory, 3 crown, 1 leaf"
    anna = {"green": "right: Banking, Mapmaking", "blue": "right: Chemistry, Evolution, Pottery"}
    cezary = {"red": "Colonialism", "green": "right: Sailing, Clothing"}
    dominik = {"yellow": "Steam Engine", "blue": "Translation"}
    bartek = {"red": "Coal", "blue": "Tools", "score": "Physics"}
    expect(
        table,
        anna=anna | {"hand": "Astronomy"},
        supply={5: "", 6: "Canning, Democracy"},
        cezary=cezary,
        dominik=dominik,
        bartek=bartek,
    )

    play(table, "anna: draw")
    expect(
        table,
        anna=anna | {"hand": "Astronomy, Canning"},
        supply={5: "", 6: "Democracy"},
        cezary=cezary,
        dominik=dominik,
        bartek=bartek,
    )
