"""Scenarios for Navigation."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_navigation_takes_a_2_or_a_3_from_the_score_pile(edition: int) -> None:
    table = deal("Navigation", edition, ann={"green": "Navigation"}, bob={"score": "Tools, Calendar, Anatomy, Optics"})
    play(table, "bob: Optics  (of Calendar, Optics)")
    expect(
        table,
        ann={"green": "Navigation", "score": "Optics"},
        bob={"score": "Tools, Calendar, Anatomy"},
    )


@editions(3, 4)
def test_navigation_takes_no_other_values(edition: int) -> None:
    table = deal(
        "Navigation", edition, ann={"green": "Navigation"}, bob={"score": "Tools, Anatomy", "hand": "Calendar"}
    )
    expect(table, ann={"green": "Navigation"}, bob={"score": "Tools, Anatomy", "hand": "Calendar"})


@editions(3, 4)
def test_navigation_spares_a_player_with_as_many_crowns(edition: int) -> None:
    table = deal("Navigation", edition, ann={"green": "Navigation"}, bob={"red": "Optics", "score": "Calendar"})
    expect(table, ann={"green": "Navigation"}, bob={"red": "Optics", "score": "Calendar"})
