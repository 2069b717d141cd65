"""Scenarios for Antibiotics."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_antibiotics_draws_two_8s_for_each_value(edition: int) -> None:
    table = deal(
        "Antibiotics",
        edition,
        ann={"yellow": "Antibiotics", "hand": "Oars, Tools, Anatomy, Sailing"},
        bob={},
        supply={
            7: "Lighting, Bicycle, Railroad, Evolution",
            8: "Flight, Mobility, Rocketry, Socialism, Corporations",
        },
    )
    play(
        table,
        "ann: Tools  (of Oars, Tools, Anatomy, Sailing, pass)",
        "ann: Anatomy  (of Oars, Anatomy, Sailing, pass)",
        "ann: Oars  (of Oars, Sailing, pass)",
    )
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"yellow": "Antibiotics", "hand": "Sailing, Flight, Mobility, Rocketry, Socialism"},
        supply={1: "Tools, Oars", 4: "Anatomy", 7: "Lighting, Bicycle, Railroad, Evolution", 8: "Corporations"},
    )


@editions(3, 4)
def test_antibiotics_may_stop_after_one(edition: int) -> None:
    table = deal(
        "Antibiotics",
        edition,
        ann={"yellow": "Antibiotics", "hand": "Oars, Anatomy"},
        bob={},
        supply={8: "Flight, Mobility, Rocketry"},
    )
    play(table, "ann: Oars", "ann: pass  (of Anatomy, pass)")
    expect(table, ann={"yellow": "Antibiotics", "hand": "Anatomy, Flight, Mobility"}, supply={8: "Rocketry"})


@editions(3, 4)
def test_antibiotics_returns_before_it_draws(edition: int) -> None:
    table = deal(
        "Antibiotics",
        edition,
        ann={"yellow": "Antibiotics", "hand": "Flight"},
        bob={},
        supply={8: "Mobility", 9: "Fission"},
    )
    play(table, "ann: Flight")
    expect(table, ann={"yellow": "Antibiotics", "hand": "Mobility, Flight"}, supply={8: "", 9: "Fission"})


@editions(3, 4)
def test_antibiotics_declined(edition: int) -> None:
    table = deal("Antibiotics", edition, ann={"yellow": "Antibiotics", "hand": "Oars"}, bob={}, supply={8: "Flight"})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"yellow": "Antibiotics", "hand": "Oars"}, supply={8: "Flight"})


@editions(3, 4)
def test_antibiotics_asks_nothing_of_an_empty_hand(edition: int) -> None:
    table = deal("Antibiotics", edition, ann={"yellow": "Antibiotics"}, bob={}, supply={8: "Flight"})
    expect(table, ann={"yellow": "Antibiotics"}, supply={8: "Flight"})


@editions(3, 4)
def test_antibiotics_is_shared(edition: int) -> None:
    table = deal(
        "Antibiotics",
        edition,
        ann={"yellow": "Antibiotics"},
        bob={"yellow": "Anatomy", "hand": "Oars"},
        supply={8: "Flight, Mobility, Rocketry"},
    )
    play(table, "bob: Oars  (of Oars, pass)")
    expect(
        table,
        ann={"yellow": "Antibiotics", "hand": "Rocketry"},
        bob={"yellow": "Anatomy", "hand": "Flight, Mobility"},
    )
