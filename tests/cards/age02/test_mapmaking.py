"""Scenarios for Mapmaking."""

from rules.tables import executions
from scenario import deal, editions, expect, play


@editions(3, 4)
def test_mapmaking_takes_a_one_and_rewards_its_owner(edition: int) -> None:
    table = deal(
        "Mapmaking",
        edition,
        ann={"green": "Mapmaking"},
        bob={"score": "Oars, Calendar, Sailing"},
        supply={1: "Tools, Writing"},
    )
    play(table, "bob: Sailing  (of Oars, Sailing)")
    expect(
        table,
        ann={"green": "Mapmaking", "score": "Sailing, Tools"},
        bob={"score": "Oars, Calendar"},
        supply={1: "Writing"},
    )


def test_mapmaking_counts_its_reward_for_monument_but_not_the_card_taken() -> None:
    for scored, specials in ((4, ""), (5, "Monument")):
        table = deal(
            "Mapmaking",
            3,
            ann={"green": "Mapmaking", "scored": scored},
            bob={"score": "Oars"},
            supply={1: "Tools"},
        )
        expect(table, ann={"green": "Mapmaking", "score": "Oars, Tools", "specials": specials})


@editions(3, 4)
def test_mapmaking_does_nothing_without_a_one_in_the_score_pile(edition: int) -> None:
    table = deal(
        "Mapmaking", edition, ann={"green": "Mapmaking"}, bob={"score": "Calendar", "hand": "Oars"}, supply={1: "Tools"}
    )
    expect(table, ann={"green": "Mapmaking"}, bob={"score": "Calendar", "hand": "Oars"}, supply={1: "Tools"})


@editions(3, 4)
def test_mapmaking_rewards_once_however_many_victims_paid(edition: int) -> None:
    table = deal(
        "Mapmaking",
        edition,
        ann={"green": "Mapmaking"},
        bob={"score": "Oars"},
        cid={"score": "Sailing"},
        supply={1: "Tools, Writing"},
    )
    expect(table, ann={"green": "Mapmaking", "score": "Oars, Sailing, Tools"}, supply={1: "Writing"})


@editions(3, 4)
def test_mapmaking_without_a_victim_gives_nothing(edition: int) -> None:
    table = deal(
        "Mapmaking",
        edition,
        ann={"green": "Mapmaking"},
        bob={"purple": "City States", "score": "Oars"},
        supply={1: "Tools", 2: "Calendar"},
    )
    expect(
        table,
        ann={"green": "Mapmaking"},
        bob={"purple": "City States", "score": "Oars"},
        supply={1: "Tools", 2: "Calendar"},
    )


@editions(3, 4)
def test_mapmaking_rewards_a_sharer_for_what_another_victim_paid(edition: int) -> None:
    """The last victim has nothing to give: what the first one paid is remembered."""
    table = deal(
        "Mapmaking",
        edition,
        parley=False,
        ann={"green": "Mapmaking"},
        bob={"score": "Oars"},
        cid={"purple": "City States"},
        dan={"score": "Calendar"},
        supply={1: "Tools, Writing", 2: "Currency"},
    )
    expect(
        table,
        ann={"green": "Mapmaking", "score": "Oars, Writing", "hand": "Currency"},
        cid={"purple": "City States", "score": "Tools"},
        dan={"score": "Calendar"},
    )


@editions(3, 4)
def test_mapmaking_takes_nothing_from_a_partner_with_fewer_crowns(edition: int) -> None:
    """Both opponents have as many crowns as ann: there is no victim and no reward."""
    table = deal(
        "Mapmaking",
        edition,
        teams="ABAB",
        ann={"green": "Mapmaking"},
        bob={"purple": "City States", "score": "Oars"},
        cid={"score": "Clothing"},
        dan={"green": "Currency"},
        supply={1: "Tools"},
    )
    expect(
        table,
        ann={"green": "Mapmaking"},
        bob={"purple": "City States", "score": "Oars"},
        cid={"score": "Clothing"},
        dan={"green": "Currency"},
        supply={1: "Tools"},
    )


def test_mapmaking_through_self_service_gives_nothing_because_nothing_was_moved() -> None:
    """Bob shares Self Service and carries Mapmaking out alone: its demand is left out."""
    for edition in (1, 3):
        table = deal(
            "Self Service",
            edition,
            ann={"green": "Self Service", "score": "Oars"},
            bob={"green": "right: Mapmaking, Sailing"},
            cid={"score": "Clothing"},
            supply={1: "Tools"},
        )
        assert "bob Mapmaking 2" in executions(table)
        expect(
            table,
            ann={"green": "Self Service", "score": "Oars"},
            bob={"green": "right: Mapmaking, Sailing"},
            cid={"score": "Clothing"},
            supply={1: "Tools"},
        )
