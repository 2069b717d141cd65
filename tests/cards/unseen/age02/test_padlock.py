"""Scenarios for Padlock."""

from scenario import deal, expect, play

SPECIALS = "Confidence, Zen, Anonymity, Folklore, Mystery, Empire, Monument, Universe, Wonder, World"


def test_padlock_makes_a_secret_of_the_victim_an_available_achievement() -> None:
    """Bob picks it by its place; ann, whose demand did something, scores nothing."""
    table = deal(
        "Padlock",
        4,
        sets="unseen",
        ann={"red": "Padlock", "hand": "Oars"},
        bob={"safe": "Tools, Optics"},
    )
    play(table, "bob: 2  (of 1, 2)")
    expect(
        table,
        ann={"red": "Padlock", "hand": "Oars"},
        bob={"safe": "Tools"},
        available=f"Optics, {SPECIALS}",
    )


def test_padlock_scores_up_to_three_cards_of_different_values_if_no_secret_went() -> None:
    table = deal(
        "Padlock",
        4,
        sets="unseen",
        ann={"red": "Padlock", "hand": "Oars, Tools, Calendar, Optics, Anatomy"},
        bob={},
    )
    play(
        table,
        "ann: Oars  (of Oars, Tools, Calendar, Optics, Anatomy, pass)",
        "ann: Optics  (of Calendar, Optics, Anatomy, pass)",
        "ann: Calendar  (of Calendar, Anatomy, pass)",
    )
    expect(table, ann={"red": "Padlock", "hand": "Tools, Anatomy", "score": "Oars, Optics, Calendar"})


def test_padlock_may_stop_scoring_at_any_time() -> None:
    table = deal("Padlock", 4, sets="unseen", ann={"red": "Padlock", "hand": "Oars, Calendar"}, bob={})
    play(table, "ann: Oars  (of Oars, Calendar, pass)", "ann: pass  (of Calendar, pass)")
    expect(table, ann={"red": "Padlock", "hand": "Calendar", "score": "Oars"})


def test_padlock_counts_the_secrets_of_all_victims() -> None:
    table = deal(
        "Padlock",
        4,
        sets="unseen",
        ann={"red": "Padlock", "hand": "Oars"},
        bob={},
        cid={"safe": "Optics"},
        available="Tools",
    )
    expect(table, ann={"red": "Padlock", "hand": "Oars"}, available=f"Tools, Optics, {SPECIALS}")


def test_padlock_spares_those_who_share_and_lets_them_score() -> None:
    table = deal(
        "Padlock",
        4,
        sets="unseen",
        ann={"red": "Padlock"},
        bob={"yellow": "Masonry", "hand": "Oars", "safe": "Optics"},
        supply={1: "Tools", 2: "Calendar"},
    )
    play(table, "bob: Oars  (of Oars, pass)")
    expect(
        table,
        ann={"red": "Padlock", "hand": "Calendar"},
        bob={"yellow": "Masonry", "score": "Oars", "safe": "Optics"},
    )
