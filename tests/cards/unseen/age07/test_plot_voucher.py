"""Scenarios for Plot Voucher."""

from scenario import deal, expect


def test_plot_voucher_melds_safeguards_and_carries_out_demands_too() -> None:
    """Bob, who has more lightbulbs and so shares, must obey the demand of Archery all the same."""
    table = deal(
        "Plot Voucher",
        4,
        sets="unseen",
        specials=[],
        ann={"green": "Plot Voucher", "score": "Archery", "has_drawn": True},
        bob={"blue": "Tools", "purple": "Philosophy", "hand": "Anatomy", "has_drawn": True},
        supply={1: "Oars, Sailing", 7: "Railroad"},
        available="Pottery, Calendar, Optics",
    )
    expect(
        table,
        ann={
            "green": "Plot Voucher",
            "red": "Archery",
            "hand": "Anatomy, Railroad",
            "safe": "Calendar",
        },
        bob={"blue": "Tools", "purple": "Philosophy", "hand": "Oars", "safe": "Pottery"},
        available="Optics",
    )


def test_plot_voucher_executes_nothing_if_no_achievement_can_be_safeguarded() -> None:
    table = deal(
        "Plot Voucher", 4, sets="unseen", specials=[], ann={"green": "Plot Voucher", "score": "The Wheel"}, bob={}
    )
    expect(table, ann={"green": "The Wheel, Plot Voucher"})


def test_plot_voucher_safeguards_without_a_card_to_meld() -> None:
    table = deal(
        "Plot Voucher",
        4,
        sets="unseen",
        specials=[],
        ann={"green": "Plot Voucher"},
        bob={},
        available="Calendar, Tools",
    )
    expect(table, ann={"green": "Plot Voucher", "safe": "Tools"})


def test_plot_voucher_lets_a_player_who_shares_carry_out_no_demand() -> None:
    table = deal(
        "Plot Voucher",
        4,
        sets="unseen",
        specials=[],
        ann={"green": "Plot Voucher", "has_drawn": True},
        bob={"purple": "Philosophy", "blue": "Mathematics", "score": "Oars", "has_drawn": True},
        supply={1: "Sailing", 7: "Railroad"},
        available="Pottery, Calendar",
    )
    expect(
        table,
        ann={"green": "Plot Voucher", "hand": "Railroad", "safe": "Calendar"},
        bob={
            "purple": "Philosophy",
            "blue": "Mathematics",
            "red": "Oars",
            "hand": "Sailing",
            "safe": "Pottery",
        },
    )
