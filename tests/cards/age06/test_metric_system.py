"""Scenarios for Metric System."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_metric_system_splays_any_color_right_if_green_is_splayed_right(edition: int) -> None:
    table = deal(
        "Metric System",
        edition,
        ann={
            "red": "Oars, Archery",
            "yellow": "Agriculture",
            "green": "right: Metric System, Sailing",
            "blue": "left: Tools, Writing",
            "purple": "Astronomy, Philosophy",
        },
        bob={},
    )
    play(table, "ann: blue  (of red, blue, purple, pass)")
    expect(
        table,
        ann={
            "red": "Oars, Archery",
            "yellow": "Agriculture",
            "green": "right: Metric System, Sailing",
            "blue": "right: Tools, Writing",
            "purple": "Astronomy, Philosophy",
        },
    )


@editions(3, 4)
def test_metric_system_splay_of_any_color_is_declined(edition: int) -> None:
    table = deal(
        "Metric System", edition, ann={"red": "Oars, Archery", "green": "right: Metric System, Sailing"}, bob={}
    )
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"red": "Oars, Archery", "green": "right: Metric System, Sailing"})


@editions(3, 4)
def test_metric_system_asks_nothing_when_no_other_color_can_be_splayed(edition: int) -> None:
    table = deal("Metric System", edition, ann={"red": "Oars", "green": "right: Metric System, Sailing"}, bob={})
    expect(table, ann={"red": "Oars", "green": "right: Metric System, Sailing"})


@editions(3, 4)
def test_metric_system_splays_green_right_which_does_not_reopen_the_first_effect(edition: int) -> None:
    table = deal(
        "Metric System", edition, ann={"red": "Oars, Archery", "green": "left: Metric System, Sailing"}, bob={}
    )
    play(table, "ann: green  (of green, pass)")
    expect(table, ann={"red": "Oars, Archery", "green": "right: Metric System, Sailing"})


@editions(3, 4)
def test_metric_system_does_not_open_the_first_effect_with_green_splayed_up(edition: int) -> None:
    table = deal("Metric System", edition, ann={"red": "Oars, Archery", "green": "up: Metric System, Sailing"}, bob={})
    play(table, "ann: green  (of green, pass)")
    expect(table, ann={"red": "Oars, Archery", "green": "right: Metric System, Sailing"})


@editions(3, 4)
def test_metric_system_splay_of_green_is_declined(edition: int) -> None:
    table = deal("Metric System", edition, ann={"green": "Metric System, Sailing"}, bob={})
    play(table, "ann: pass  (of green, pass)")
    expect(table, ann={"green": "Metric System, Sailing"})


@editions(3, 4)
def test_metric_system_does_not_ask_to_splay_a_single_green_card(edition: int) -> None:
    table = deal("Metric System", edition, ann={"red": "Oars, Archery", "green": "Metric System"}, bob={})
    expect(table, ann={"red": "Oars, Archery", "green": "Metric System"})


@editions(3, 4)
def test_metric_system_is_shared_by_whoever_has_green_splayed_right(edition: int) -> None:
    table = deal(
        "Metric System",
        edition,
        ann={"red": "Coal, Archery", "green": "Metric System"},
        bob={"red": "Oars, Metalworking", "green": "right: Currency, Sailing"},
        supply={6: "Canning"},
    )
    play(table, "bob: red  (of red, pass)")
    expect(
        table,
        ann={"red": "Coal, Archery", "green": "Metric System", "hand": "Canning"},
        bob={"red": "right: Oars, Metalworking", "green": "right: Currency, Sailing"},
    )


@editions(3, 4)
def test_metric_system_splay_of_green_is_shared(edition: int) -> None:
    table = deal(
        "Metric System",
        edition,
        ann={"green": "Metric System"},
        bob={"red": "Oars, Metalworking", "green": "Currency, Sailing"},
        supply={6: "Canning"},
    )
    play(table, "bob: green  (of green, pass)")
    expect(
        table,
        ann={"green": "Metric System", "hand": "Canning"},
        bob={"red": "Oars, Metalworking", "green": "right: Currency, Sailing"},
    )
