"""What the tests of edition 4's own rules share."""

from typing import Any

from rules.tables import seen
from scenario import Scenario, deal

ONES = "Sailing, Tools, Writing, Mysticism, Clothing"
"""Cards of age 1 for a deck."""


def resting(**words: Any) -> Scenario:
    """A position of edition 4 in which nothing runs and the first player named is to act."""
    return deal(None, 4, **words)


def give_up(table: Scenario, *who: str) -> None:
    """These players leave the game for good, asked or not."""
    for name in who:
        table.game.give_up(table.names.index(name))
        table.events += table.game.events


def playing(table: Scenario) -> str:
    """Who is still in the game."""
    return ", ".join(player.name for player in seen(table, None).players if not player.out)


def specials(table: Scenario, who: str) -> str:
    """The special achievements this player owns."""
    return ", ".join(sorted(seen(table, None).players[table.names.index(who)].specials))


def counts(table: Scenario) -> list[int]:
    """How many achievements each player owns, of every kind."""
    return [len(player.achievements) + len(player.specials) for player in seen(table, None).players]


def winners(table: Scenario) -> str:
    """Who has won and how, as a record says it; empty while the game goes on."""
    outcome = table.game.outcome
    if outcome is None:
        return ""
    names = ", ".join(table.names[seat] for seat in outcome.winners) or "nobody"
    return f"{names} by {outcome.card or outcome.reason}"


def pottery(hand: str = "Tools, Oars", **words: Any) -> Scenario:
    """Ann activates Pottery at a table of four; cid, opposite her, has as many icons and these cards in hand."""
    return deal(
        "Pottery",
        4,
        ann={"blue": "Pottery"},
        bob={},
        cid={"yellow": "Agriculture", "hand": hand},
        dan={},
        supply={1: "Sailing, Writing, Mysticism, Clothing, Masonry"},
        **words,
    )


def archery(**players: Any) -> Scenario:
    """Ann demands with Archery; bob has to choose between two cards of equal value."""
    players = {"ann": {"red": "Archery"}, "bob": {"hand": "Coal, Physics"}, "cid": {"hand": "Paper"}} | players
    return deal(
        "Archery",
        4,
        supply={1: ONES},
        available="Oars, Calendar",
        parley=False if len(players) > 3 else None,
        **players,
    )
