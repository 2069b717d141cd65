"""A position as JSON data.

The data name everything in words::

    {"edition": 3, "names": ["ann", "bob"], "active": 0, "actions_left": 2,
     "decks": {"1": ["Writing", ...], ...}, "available": ["Tools", ...], "specials": ["Empire", ...],
     "players": [{"hand": [...], "score": [...], "achievements": [...], "specials": [...],
                  "board": {"red": {"cards": ["Oars", "Archery"], "splay": "left"}},
                  "tucked": 0, "scored": 0}, ...]}

``"covered_hidden"`` (whether covered cards are hidden) and ``"parley"`` default to the rule of the edition;
`state_to_json` writes both.  While first cards are being chosen, ``"starts": 1`` names the seat that
takes the first turn, whatever they are.  Edition 4 adds ``"junk"`` (cards), ``"junked"`` (special achievements)
and, for a player who has lost, ``"out": true``.  Decks and piles run from the top.  Anything left out is empty.
Cards that are not named are in the box, unless the box is given: then all cards must be named.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from splay.errors import Phrase, PositionError, SetupError
from splay.position.card import Card
from splay.position.editions import edition_of
from splay.position.options import FLAGS, OPTIONS, STARTS
from splay.position.seating import Seating
from splay.position.sets import deck_word
from splay.position.setup import Setup
from splay.position.state import HAS_DRAWN, HAS_ENDORSED, Cards, Outcome, Player, State
from splay.position.terms import (
    ACHIEVEMENTS,
    BOARD,
    COLOR_NAMES,
    FORECAST,
    HAND,
    SAFE,
    SCORE,
    SPLAY_NAMES,
    Given,
)
from splay.position.validation import check
from splay.position.zones import OWNED

REASONS: Final = ("achievements", "score", "card", "elimination")
_STATE_KEYS: Final = frozenset(
    (
        *("edition", "names", *(option.name for option in OPTIONS), "active", "actions_left", "turn"),
        *("short_turns", "number", "openings", "decks", "available", "specials", "box", "junk", "junked"),
        *("players", "outcome", "picks"),
    )
)
_PLAYER_KEYS: Final = frozenset(("specials", "tucked", "scored", "out", "marks", *(zone.name for zone in OWNED)))
Place = str | Phrase
"""A place in the data: one of its own words, or words of ours."""


# -- writing -----------------------------------------------------------------------


def state_to_json(state: State) -> dict[str, Any]:
    """A position between actions as plain data; `state_from_json` reads it back."""
    seating = state.seating
    data: dict[str, Any] = {
        "edition": seating.edition.number,
        "names": list(seating.names),
        **_options_to_json(seating.setup),
        "active": state.active,
        "actions_left": state.actions_left,
        "turn": state.turn,
        "short_turns": state.short_turns,
        "number": state.number,
        "openings": _names(state.openings),
        "decks": {deck_word(number): _names(state.decks[number]) for number in seating.rules.decks},
        "available": _names(state.available),
        "specials": list(state.specials),
        "box": _names(state.box),
        "junk": _names(state.junk),
        "junked": list(state.junked),
        "players": [_player_to_json(player, seating) for player in state.players],
    }
    if seating.starts is not None and state.active < 0:
        data[STARTS.name] = seating.starts
    if state.outcome is not None:
        data["outcome"] = state.outcome.to_json()
    return data


def _options_to_json(setup: Setup) -> dict[str, Any]:
    values = {option.name: option.to_json(getattr(setup, option.name)) for option in OPTIONS if option is not STARTS}
    return {name: value for name, value in values.items() if value is not None}


def _player_to_json(player: Player, seating: Seating) -> dict[str, Any]:
    return {
        **{zone.name: _zone_to_json(player, zone.name) for zone in seating.rules.owned},
        "specials": list(player.specials),
        "tucked": player.tucked,
        "scored": player.scored,
        "out": player.seat in seating.out,
        **({"marks": player.marks} if len(seating.rules.sets) > 1 else {}),
    }


def _zone_to_json(player: Player, zone: str) -> Any:
    if zone != BOARD:
        return _names(player.zone(zone))
    return {
        COLOR_NAMES[color]: {"cards": _names(pile), "splay": SPLAY_NAMES[player.splays[color]]}
        for color, pile in enumerate(player.piles)
        if pile
    }


def _names(cards: Iterable[Card]) -> list[str]:
    return [card.name for card in cards]


# -- reading -----------------------------------------------------------------------


def state_from_json(data: Given[Mapping[str, Any]]) -> State:
    """The position that this data describes.

    Raises:
        PositionError: it describes none, or an impossible one; the message says what is wrong.
    """
    data = _mapping(data, Phrase("a position"), _STATE_KEYS)
    reader = _Reader(data)
    state = reader.state
    state.active = reader.whole(data, "active", 0, low=-1, high=len(state.players) - 1)
    state.actions_left = reader.whole(data, "actions_left", 2, high=2)
    state.turn = reader.whole(data, "turn", 1)
    state.short_turns = reader.whole(data, "short_turns", 0, high=2)
    state.number = reader.whole(data, "number", 0)
    state.openings = reader.cards(data.get("openings", []), "openings")
    numbers = {deck_word(number): number for number in state.seating.rules.decks}
    for word, deck in _mapping(data.get("decks", {}), "decks").items():
        if word not in numbers:
            raise PositionError("there is no deck {age!r}", age=word)
        state.decks[numbers[word]] = reader.cards(deck, Phrase("deck {age}", age=word))
    available = reader.cards(data.get("available", []), Phrase("available achievements"))
    state.available = tuple(sorted(available, key=lambda card: card.deck))
    specials = reader.specials(data.get("specials", []), Phrase("available special achievements"))
    state.specials = tuple(sorted(specials, key=state.seating.rules.special_achievements.index))
    state.box = reader.cards(data.get("box", []), "box")
    state.junk = reader.cards(data.get("junk", []), "junk")
    state.junked = reader.specials(data.get("junked", []), Phrase("junked special achievements"))
    for seat, (player, entry) in enumerate(zip(state.players, _list(data.get("players"), "players"), strict=True)):
        reader.fill(player, _mapping(entry, Phrase("player {seat}", seat=seat), _PLAYER_KEYS))
    unnamed = tuple(card for card in state.seating.rules.cards if card.name not in reader.seen)
    if unnamed and "box" in data:
        raise PositionError(
            "{card} of edition {edition} is nowhere, not even in the box",
            card=unnamed[0].name,
            edition=state.seating.edition.number,
        )
    state.box += unnamed
    state.outcome = reader.outcome(data.get("outcome"))
    check(state)
    if state.active >= 0 and state.seating.starts is not None:
        raise PositionError("who takes the first turn is said only before it")
    return state


class _Reader:
    """Reads one position; remembers the cards it has seen, so that each is in only one place."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        players = _list(data.get("players"), "players")
        names = data.get("names", [f"player {seat + 1}" for seat in range(len(players))])
        if len(_list(names, "names")) != len(players):
            raise PositionError("{names} names for {players} players", names=len(names), players=len(players))
        try:
            if "edition" not in data:
                raise PositionError("a position says which edition it is from")
            edition = edition_of(data["edition"])
            chosen: dict[str, Any] = {
                option.name: _flag(data, option.name) if option in FLAGS else data[option.name]
                for option in OPTIONS
                if option.name in data
            }
            setup = Setup(edition.number, names, **chosen)
        except SetupError as error:
            raise PositionError.like(error) from None
        out = [seat for seat, entry in enumerate(players) if _is_out(entry, seat)]
        if setup.starts in out:
            raise PositionError("{name} is out of the game and cannot take a turn", name=names[setup.starts])
        self.state = State.without_cards(Seating(setup, out))
        self.seen: dict[str, Place] = {}

    def fill(self, player: Player, data: Mapping[str, Any]) -> None:
        """Read the zones of one player."""
        whose = self.state.seating.names[player.seat]
        for zone in self.state.seating.rules.owned:
            if zone.name != BOARD:
                player.put(zone.name, self.cards(data.get(zone.name, []), _zone_of(zone.name, whose)))
        player.marks = self.whole(data, "marks", 0, high=HAS_DRAWN | HAS_ENDORSED)
        player.specials = self.specials(data.get("specials", []), Phrase("special achievements of {name}", name=whose))
        player.tucked = self.whole(data, "tucked", 0)
        player.scored = self.whole(data, "scored", 0)
        board = Phrase("board of {name}", name=whose)
        for word, pile in _mapping(data.get("board", {}), board, COLOR_NAMES).items():
            color = COLOR_NAMES.index(word)
            where = Phrase("{color} pile of {name}", color=word, name=whose)
            entry = _mapping(pile, where, ("cards", "splay"))
            player.piles[color] = self.cards(entry.get("cards", []), where)
            splay = entry.get("splay", "none")
            if splay not in [SPLAY_NAMES[splay] for splay in self.state.seating.edition.splays]:
                raise PositionError(
                    "the {color} pile of {name} cannot be splayed {splay!r}", color=word, name=whose, splay=splay
                )
            player.splays[color] = SPLAY_NAMES.index(splay)
            player.icons += player.pile_icons(color)

    def cards(self, names: Any, where: Place) -> Cards:
        """The cards of one zone."""
        edition, by_name = self.state.seating.edition.number, self.state.seating.rules.by_name
        for name in _list(names, where):
            if not isinstance(name, str) or name not in by_name:
                raise PositionError(
                    "no card of edition {edition} is named {name!r} ({where})", edition=edition, name=name, where=where
                )
            if where != "openings":
                if name in self.seen:
                    raise PositionError(
                        "{name} appears twice in the position: {one} and {other}",
                        name=name,
                        one=self.seen[name],
                        other=where,
                    )
                self.seen[name] = where
        return tuple(by_name[name] for name in names)

    def specials(self, names: Any, where: Place) -> tuple[str, ...]:
        """Special achievements of one owner."""
        for name in _list(names, where):
            if name not in self.state.seating.rules.special_achievements:
                raise PositionError("no special achievement is named {name!r} ({where})", name=name, where=where)
        return tuple(names)

    def whole(self, data: Mapping[str, Any], key: str, default: int, low: int = 0, high: int = 10**9) -> int:
        """A whole number within bounds."""
        value = data.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise PositionError(
                "{key} must be a whole number from {low} to {high}, not {value!r}",
                key=key,
                low=low,
                high=high,
                value=value,
            )
        return value

    def outcome(self, data: Any) -> Outcome | None:
        """How the game ended, if it did."""
        if data is None:
            return None
        data = _mapping(data, "outcome", ("winners", "reason", "card"))
        winners = _list(data.get("winners"), "winners")
        is_drawn = not winners and data.get("reason") == "score" and self.state.seating.edition.ties_are_drawn
        if not (winners or is_drawn) or any(
            type(w) is not int or not 0 <= w < len(self.state.players) for w in winners
        ):
            raise PositionError("winners must be seats, not {winners!r}", winners=winners)
        if len(set(winners)) != len(winners):
            raise PositionError("a seat wins twice: {winners!r}", winners=winners)
        if data.get("reason") not in REASONS:
            raise PositionError("no game ends by {reason!r}", reason=data.get("reason"))
        card = data.get("card")
        if card is not None and (not isinstance(card, str) or card not in self.state.seating.rules.by_name):
            raise PositionError("no card is named {card!r} (outcome)", card=card)
        if (card is None) != (data["reason"] != "card"):
            raise PositionError(
                "a game that ends by {reason} cannot name the card {card!r}", reason=data["reason"], card=card
            )
        return Outcome(tuple(sorted(winners)), data["reason"], card)


def _zone_of(zone: str, name: str) -> Phrase:
    """A zone of a player, in words."""
    return {
        HAND: Phrase("hand of {name}", name=name),
        SCORE: Phrase("score pile of {name}", name=name),
        ACHIEVEMENTS: Phrase("achievements of {name}", name=name),
        SAFE: Phrase("safe of {name}", name=name),
        FORECAST: Phrase("forecast of {name}", name=name),
    }[zone]


def _mapping(data: Any, where: Place, keys: Iterable[str] | None = None) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise PositionError("{where} must be an object, not {value!r}", where=where, value=data)
    if keys is not None:
        unknown = sorted(set(map(str, data)) - set(keys))
        if unknown:
            raise PositionError("{where} has no {words}", where=where, words=", ".join(unknown))
    return data


def _list(data: Any, where: Place) -> Sequence[Any]:
    if not isinstance(data, (list, tuple)):
        raise PositionError("{where} must be a list, not {value!r}", where=where, value=data)
    return data


def _is_out(player: Any, seat: int) -> bool:
    return _flag(_mapping(player, Phrase("player {seat}", seat=seat), _PLAYER_KEYS), "out")


def _flag(data: Mapping[str, Any], key: str) -> bool:
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise PositionError("{key} must be true or false, not {value!r}", key=key, value=value)
    return value
