"""Events as somebody is told them, written as the plain data that programs get."""

from collections.abc import Callable
from typing import Any

from splay.game.game import Game
from splay.position import card_moves, events
from splay.position.card import Back, Face
from splay.position.card_moves import CardMoves, Event, PayForParley
from splay.position.ruleset import Ruleset, ruleset
from splay.position.terms import COLOR_NAMES, DECK, SPLAY_NAMES
from splay.views.view import seen_action, seen_events

Data = dict[str, Any]

MOVES = {
    kind.kind: kind
    for kind in vars(card_moves).values()
    if isinstance(kind, type) and issubclass(kind, CardMoves) and hasattr(kind, "kind")
} | {"achieve": card_moves.Achieve}


def told(game: Game, seat: int | None) -> list[Data]:
    """What the last pick caused, as a seat may know it, as plain data."""
    return [event.to_json() for event in seen_events(game, seat)]


def told_action(game: Game, seat: int | None) -> list[Data]:
    """What has happened since the action began, as a seat may know it, as plain data."""
    return [event.to_json() for event in seen_action(game, seat)]


def event_like(data: Data, edition: int = 4) -> Event:
    """The event that is told so."""
    kind = data["kind"]
    if kind != "reveal" and "value" in data:
        return _move(data, ruleset(edition))
    if kind == "junk":
        kind = "junk special"
    if kind == "show" and "color" in data:
        kind = "show color"
    return _MADE[kind](data["seat"], data, ruleset(edition))


_MADE: dict[str, Callable[[Any, Data, Ruleset], Event]] = {
    "reveal": lambda seat, data, cards: events.Reveal(seat, cards.by_name[data["card"]], data["origin"]),
    "show": lambda seat, data, cards: events.Show(
        seat, tuple(cards.by_name[name] for name in data["cards"]), data["zone"]
    ),
    "show color": lambda seat, data, _: events.ShowColor(seat, COLOR_NAMES.index(data["color"]), None),
    "splay": lambda seat, data, _: events.Splay(seat, *_ways(data)),
    "unsplay": lambda seat, data, _: events.Unsplay(seat, *_ways(data)),
    "arrange": lambda seat, data, _: events.Arrange(seat, COLOR_NAMES.index(data["color"]), ()),
    "claim": lambda seat, data, _: events.Claim(seat, data["achievement"]),
    "junk special": lambda seat, data, _: events.JunkSpecial(seat, data["achievement"]),
    "restore": lambda seat, data, _: events.RestoreSpecial(seat, data["achievement"]),
    "junk deck": lambda seat, data, _: events.JunkDeck(seat, data["age"], (Back(data["age"]),) * data["count"]),
    "turn": lambda seat, data, _: events.TurnBegins(seat, data["turn"]),
    "dogma": lambda seat, data, cards: events.DogmaBegins(seat, cards.by_name[data["card"]], tuple(data["counts"])),
    "effect": lambda seat, data, cards: events.EffectBegins(
        seat,
        cards.by_name[data["card"]].effects[data["effect"] - 1],
        data["activated_by"],
        data.get("resumed", False),
    ),
    "bonus": lambda seat, *_: events.ShareBonus(seat),
    "withdraw": lambda seat, *_: events.Withdraw(seat),
    "lose": lambda seat, data, _: events.Lose(seat, data["by_card"] or "", (Back(1),) * data["count"]),
    "win": lambda seat, data, _: events.Win(seat, (), data["reason"], data["card"]),
}


def _ways(data: Data) -> tuple[int, int, int]:
    return COLOR_NAMES.index(data["color"]), SPLAY_NAMES.index(data["before"]), SPLAY_NAMES.index(data["after"])


def _move(data: Data, cards: Ruleset) -> Event:
    face: Face = cards.by_name[data["card"]] if "card" in data else Back(data["value"])
    way = (data["seat"], face, data["origin"], data["to"], data["target"])
    if data["kind"] == "parley":
        return PayForParley(*way, data["price"]["to"], data["price"]["with"])
    if data["kind"] == "achieve" and data["origin"] == DECK:
        return card_moves.Chain(*way)
    return MOVES[data["kind"]](*way)
