"""Scenarios that a player can read: deal a position, play picks, expect what lies where.

    table = deal("Oars", 3, ann={"red": "Oars"}, bob={"hand": "Sailing, Writing, Metalworking"},
                 supply={1: "Clothing, Pottery, The Wheel"})
    play(table, "bob: Sailing  (of Sailing, Writing)",
                "bob: Writing  (of Writing, Clothing)")
    expect(table, ann={"red": "Oars", "score": "Sailing, Writing, Clothing"},
                  bob={"hand": "Metalworking, Pottery, The Wheel"})

Strict on purpose: a question nobody answered or a line nobody asked for fails,
and every zone of every player is compared, so one not named must be empty.
Cards named nowhere are out of the game; a deck holds what `supply` names.  With `sets="unseen, echoes"` these sets are
in play: `set_supply` names their decks, "unseen 3", and players have a "safe" and a "forecast", the oldest card first.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from splay.game.game import Game
from splay.position.card_moves import Event
from splay.position.state import HAS_DRAWN, HAS_ENDORSED
from splay.position.terms import COLOR_NAMES

ZONES = ("hand", "score", "achievements", "specials")
SPECIALS = ["Empire", "Monument", "Universe", "Wonder", "World"]
SPECIALS_OF = {
    "echoes": ["Supremacy", "Destiny", "Wealth", "Heritage", "History"],
    "cities": ["Tradition", "Repute", "Fame", "Glory", "Victory"],
    "unseen": ["Confidence", "Zen", "Anonymity", "Folklore", "Mystery"],
}
ZONE_OF = {"echoes": "forecast", "unseen": "safe"}
ALL_SPECIALS = {*SPECIALS, *(name for names in SPECIALS_OF.values() for name in names)}


def editions(*numbers: int, **differing: Sequence[Any]) -> pytest.MarkDecorator:
    """Run a scenario in each of these editions.

    `differing`: what is not the same in all of them, as arguments of the test, one value for each edition:

        @editions(3, 4, drawn=("Democracy", "Fusion"))
        def test_...(edition: int, drawn: str) -> None: ...
    """
    rows = list(zip(numbers, *differing.values(), strict=True))
    return pytest.mark.parametrize(("edition", *differing), rows, ids=[str(number) for number in numbers])


@dataclass
class Scenario:
    """A game in progress and everything that has happened in it."""

    game: Game
    names: list[str]
    events: list[Event] = field(default_factory=list)

    def pick(self, option: str) -> None:
        """Pick and remember the events."""
        self.game.pick(option)
        self.events += self.game.events

    @property
    def kinds(self) -> list[str]:
        """What happened, in order, without the cards."""
        return [event.kind for event in self.events]

    def has_event(self, kind: str, what: object = None, *, seat: str | None = None, zone: str | None = None) -> bool:
        """Whether something of this kind happened (to a card, or several, by name).

        `seat` and `zone`: the player, by name, who did it or had the card, and the zone it lay in.
        """
        return any(
            event.kind == kind
            and what in (None, about(event))
            and seat in (None, self.names[event.whose or 0])
            and zone in (None, event.full_json().get("origin"), event.full_json().get("zone"))
            for event in self.events
        )


def about(event: Event) -> str:
    """What an event is about, by name: "Oars, Archery" where several cards are shown."""
    data = event.full_json()
    return str(data.get("reason") or data.get("achievement") or data.get("card") or ", ".join(data.get("cards", ())))


def split(names: str) -> list[str]:
    """Card names of a comma-separated list."""
    return [name.strip() for name in names.split(",") if name.strip()]


def deal(
    card: str | None,
    edition: int,
    supply: dict[int, str] | None = None,
    available: str = "",
    specials: list[str] | None = None,
    teams: str = "",
    parley: bool | None = None,
    junk: str = "",
    actions: int = 2,
    turn: int = 5,
    sets: str = "",
    set_supply: dict[str, str] | None = None,
    **players: dict[str, Any],
) -> Scenario:
    """A position in which the first player named is to move and activates `card` at once.

    A player is a dict: "hand", "score", "achievements" and "specials" are lists of
    names; a color is a pile from the top, "left: Oars, Archery" if splayed;
    "tucked" and "scored" count this turn's cards; "has_drawn" and "has_endorsed" are true if that happened in it.
    `available` are the standard achievements on the table; `specials` those not yet claimed (all but the owned and
    the junked ones).
    `junk` are the cards and special achievements in the junk pile; a player with "out": True has lost.
    `teams` and `parley` as in `Game.start`; `sets` are those added to the base set.
    """
    added = split(sets)
    owned = [name for data in players.values() for name in split(data.get("specials", ""))]
    owned += split(junk)
    all_specials = SPECIALS + [name for each in added for name in SPECIALS_OF[each]]
    left = [name for name in all_specials if name not in owned] if specials is None else specials
    position = {
        "edition": edition,
        "names": list(players),
        "teams": teams,
        "active": 0,
        "actions_left": actions,
        "turn": turn,
        "decks": {str(age): split(names) for age, names in [*(supply or {}).items(), *(set_supply or {}).items()]},
        "available": split(available),
        "specials": left,
        "junk": [name for name in split(junk) if name not in ALL_SPECIALS],
        "junked": [name for name in split(junk) if name in ALL_SPECIALS],
        "players": [_player(data, added) for data in players.values()],
    }
    if added:
        position["sets"] = added
    if parley is not None:
        position["parley"] = parley
    table = Scenario(Game.load(position), list(players))
    if card is not None:
        table.pick(f"dogma {card}")
    return table


def _zones(added: list[str]) -> list[str]:
    return [*ZONES, *(ZONE_OF[each] for each in added if each in ZONE_OF)]


def _player(data: dict[str, Any], added: list[str]) -> dict[str, Any]:
    unknown = set(data) - {*_zones(added), *COLOR_NAMES, "tucked", "scored", "out", "has_drawn", "has_endorsed"}
    assert not unknown, f"a player has no {unknown}"
    entry: dict[str, Any] = {zone: split(data.get(zone, "")) for zone in _zones(added)}
    entry["board"] = {}
    for color in COLOR_NAMES:
        if color in data:
            splay, _, names = data[color].rpartition(":")
            entry["board"][color] = {"cards": split(names), "splay": splay or "none"}
    entry |= {key: data[key] for key in ("tucked", "scored", "out") if key in data}
    if added:
        entry["marks"] = HAS_DRAWN * data.get("has_drawn", False) + HAS_ENDORSED * data.get("has_endorsed", False)
    return entry


def play(table: Scenario, *lines: str) -> None:
    """Pick as the lines say: "who: option", with "(of option, option)" to check what is offered."""
    for line in lines:
        who, _, rest = line.partition(": ")
        option, _, offered = rest.partition("(of ")
        ask = table.game.decision
        assert ask is not None, f"the game is over, nobody asks for: {line}"
        asked = table.names[ask.seat]
        assert asked == who, f"{asked} is asked {ask}, not {who}: {line}"
        if offered:
            names = split(offered.strip().rstrip(")"))
            assert list(ask.options) == names, f"offered {list(ask.options)}, not {names}"
        table.pick(option.strip())


def asked(table: Scenario) -> str:
    """Who is asked, and what is offered: "bob: Sailing, Writing"; "" after the end."""
    ask = table.game.decision
    return "" if ask is None else f"{table.names[ask.seat]}: {', '.join(ask.options)}"


def expect(
    table: Scenario,
    supply: dict[int, str] | None = None,
    winner: str | None = None,
    set_supply: dict[str, str] | None = None,
    junk: str = "",
    available: str | None = None,
    **players: dict[str, Any],
) -> None:
    """Compare every zone of every player, and the junk pile; the action must be over.

    Hand, score pile, achievements and forecast in any order, a safe from the oldest card, piles from the top,
    "left: ..." if splayed.
    Decks are compared if `supply` names them, achievements on the table, special ones too, if `available` does.
    `winner`: names, if the game must have ended; "nobody" if it must be drawn.
    `junk`: cards and special achievements.
    """
    game = table.game
    ask = game.decision
    if winner is None:
        assert game.outcome is None, f"the game is over: {game.outcome}"
        assert ask is not None
        assert ask.kind == "action", f"nobody answered {ask}"
    else:
        assert game.outcome is not None, "the game goes on"
        assert [table.names[seat] for seat in game.outcome.winners] == ([] if winner == "nobody" else split(winner))
    assert set(players) <= set(table.names), f"no such player: {set(players) - set(table.names)}"
    data = game.save()
    added = list(data.get("sets") or ())
    for name, entry in zip(table.names, data["players"], strict=True):
        wanted = _player(dict(players.get(name, {})), added)
        for zone in _zones(added):
            if zone == "safe":
                assert entry[zone] == wanted[zone], f"{zone} of {name}: {entry[zone]}"
            assert sorted(entry[zone]) == sorted(wanted[zone]), f"{zone} of {name}: {entry[zone]}"
        assert entry["board"] == wanted["board"], f"board of {name}: {entry['board']}"
        assert entry["out"] == wanted.get("out", False), f"{name} is {'out' if entry['out'] else 'still in'}"
    assert sorted(data["junk"] + data["junked"]) == sorted(split(junk)), f"junk: {data['junk'] + data['junked']}"
    if available is not None:
        there = data["available"] + data["specials"]
        assert sorted(there) == sorted(split(available)), f"available: {there}"
    for age, names in [*(supply or {}).items(), *(set_supply or {}).items()]:
        assert data["decks"][str(age)] == split(names), f"deck {age}: {data['decks'][str(age)]}"
