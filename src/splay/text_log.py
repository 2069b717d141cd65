"""English words for what happened: one log line for one event, as a seat may know it.

Player first, present tense, no full stop; a hidden card is "a 3".
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final

from splay import events
from splay.card import CardSet
from splay.editions import edition_of
from splay.terms import ACHIEVEMENTS, HAND, ICON_NAMES, NOBODY_WINS
from splay.text import ICON_PLURALS, SPECIAL_CONDITIONS, ZONE_WORDS, back_words, card_words

EventData = Mapping[str, Any]
"""An event as `events.event_to_json` gives it."""

_JOINED: Final = {events.MELD: "melds", events.TUCK: "tucks", events.SCORE_CARD: "scores", events.REVEAL: "reveals"}
_STEP: Final = "  "
_FRAMES: Final = frozenset(
    (events.TURN, events.DOGMA, events.EFFECT, events.BONUS, events.LOSE, events.WIN, events.WITHDRAW)
)
_FRAME_WORDS: Final = {
    events.TURN: "begins turn {turn}",
    events.BONUS: "draws for the sharing",
    events.WITHDRAW: "gives up, and leaves when the effect in progress is done",
}
_GONE: Final = {events.REMOVE: "out of the game", events.JUNK_CARD: "to the junk pile"}
_MANY: Final = 4
"""From so many cards on that a player loses in a row, they are told in one line."""
_WON: Final = {
    "achievements": "wins by achievements",
    "score": "wins by points",
    "elimination": "wins: all others are out of the game",
}
_PARLEY: Final = {
    events.TO_ACTIVATE: "returns {price} to activate a card of {distant}, by parley",
    events.TO_SHARE: "returns {price} to share with {distant}, by parley",
    events.TO_BE_SPARED: "returns {price} to be spared by {distant}, by parley",
}


def describe_event(event: EventData, names: Sequence[str], cards: CardSet) -> str:
    """One event in words.

    Args:
        event: as `event_to_json` gives it to the seat that reads.
        names: the players' names by seat.
        cards: the cards of the edition.
    """
    kind = event["kind"]
    if event["seat"] is None:
        return f"{NOBODY_WINS} wins: points and achievements are tied"
    who = names[event["to"] if _is_taken(event) else event["seat"]]
    if kind in _FRAMES:
        words = _frame(event, names, cards)
    elif kind == events.PARLEY:
        price = event["price"]
        words = _PARLEY[price["to"]].format(price=_card(event, cards), distant=names[price["with"]])
    elif kind in (events.SPLAY, events.UNSPLAY, events.ARRANGE):
        words = _pile(event)
    elif kind == events.SHOW:
        words = _shown(event, cards)
    elif kind == events.JUNK_DECK:
        words = f"junks the deck of age {event['age']} ({_counted(event['count'], 'card')})"
    elif "achievement" in event:
        words = _special(event, cards)
    else:
        words = _card_move(event, names, cards)
    return f"{who} {words}"


def _is_taken(event: EventData) -> bool:
    """Whether somebody melds or scores what was another's."""
    return event["kind"] in (events.MELD, events.SCORE_CARD) and event["to"] != event["seat"]


def _card(event: EventData, cards: CardSet) -> str:
    name = event.get("card")
    return back_words(event["value"]) if name is None else card_words(cards.by_name[name])


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _zone(zone: str) -> str:
    return ZONE_WORDS.get(zone, zone)


def _frame(event: EventData, names: Sequence[str], cards: CardSet) -> str:
    kind = event["kind"]
    if kind in _FRAME_WORDS:
        return _FRAME_WORDS[kind].format(**event)
    if kind == events.DOGMA:
        counts = ", ".join(f"{name} {count}" for name, count in zip(names, event["counts"], strict=True))
        plural = ICON_PLURALS[ICON_NAMES.index(event["icon"])]
        return f"activates {card_words(cards.by_name[event['card']])}; {plural}: {counts}"
    if kind == events.EFFECT:
        return _effect(event)
    if kind == events.LOSE:
        how = f"loses by {event['by_card']}" if event["by_card"] else "gives up"
        return f"{how}; {_counted(event['count'], 'card')} to the junk pile"
    return _WON.get(event["reason"]) or f"wins by {event['card']}"


def _effect(event: EventData) -> str:
    if event["demand"]:
        verb = "obeys"
    elif event["seat"] != event["activated_by"]:
        verb = "shares"
    else:
        verb = "carries out"
    return f"{verb} {event['card']} {event['effect']}"


def _pile(event: EventData) -> str:
    if event["kind"] == events.SPLAY:
        return f"splays {event['color']} {event['after']}"
    if event["kind"] == events.UNSPLAY:
        return f"unsplays {event['color']}"
    return f"puts the {event['color']} pile in a new order"


def _shown(event: EventData, cards: CardSet) -> str:
    if "color" in event:
        return f"shows the color {event['color']}"
    shown = ", ".join(card_words(cards.by_name[name]) for name in event["cards"])
    return f"shows from the {_zone(event['zone'])}: {shown}"


def _special(event: EventData, cards: CardSet) -> str:
    """What happens to a special achievement."""
    name = event["achievement"]
    if event["kind"] == events.JUNK_CARD:
        return f"junks the special achievement {name}"
    if event["kind"] == events.RESTORE:
        return f"makes the special achievement {name} available again"
    return f"claims {name} ({SPECIAL_CONDITIONS[cards.cards[0].edition][name]})"


def _card_move(event: EventData, names: Sequence[str], cards: CardSet) -> str:
    kind, origin, to = event["kind"], event["origin"], event["to"]
    card = _card(event, cards)
    if _is_taken(event):
        return f"{_JOINED[kind]} {card} from {names[event['seat']]}'s {_zone(origin)}"
    source = "" if origin == HAND else f" from the {_zone(origin)}"
    whose = "the" if to is None or to == event["seat"] else f"{names[to]}'s"
    place = f"{whose} {_zone(event['target'])}"
    achieved = f"the achievement of age {event['value']}"
    is_achievement = origin == ACHIEVEMENTS
    words = {
        events.DRAW: f"draws {card}",
        events.MELD: f"melds {card}{source}",
        events.TUCK: f"tucks {card}{source}",
        events.SCORE_CARD: f"scores {card}{source}",
        events.RETURN: f"returns {card}{source}",
        events.REVEAL: f"reveals {card}{source}",
        events.TRANSFER: f"transfers {card} from the {_zone(origin)} to {place}",
        events.EXCHANGE: f"exchanges {card} from the {_zone(origin)} into {place}",
        events.ACHIEVE: f"claims {achieved}" if is_achievement else f"draws and achieves {card}: a chain achievement",
        events.REMOVE: f"loses {card} from the {_zone(origin)}, out of the game",
        events.JUNK_CARD: f"junks {achieved}" if is_achievement else f"junks {card}{source}",
    }
    return words[kind]


@dataclass
class Narrator:
    """Turns the events that one seat sees into log lines, pick after pick.

    It adds to `describe_event` what takes a memory: the two counts compared
    for whoever obeys or shares, which card gives an achievement, and one line for a card
    drawn and used at once or for many cards that a player loses.
    Lines inside an action are indented.

    Attributes:
        names: the players' names by seat.
        cards: the cards of the edition.
        counts: icons counted by the dogma action in progress, by seat.
        activator: who activated the effect now carried out; None outside effects.
    """

    names: tuple[str, ...]
    cards: CardSet
    counts: tuple[int, ...] = ()
    activator: int | None = None
    _card: str = ""
    _running: tuple[int, str, int] | None = None

    def lines(self, happened: Sequence[EventData], begins_action: bool = False) -> list[str]:
        """Log lines for the events of one pick, oldest first.

        Args:
            happened: what the pick caused, as the seat may know it.
            begins_action: whether the pick answered an action decision.
        """
        lines: list[str] = []
        if begins_action:
            self._end_action()
        at = 0
        while at < len(happened):
            joined, line = self._joined(happened[at:])
            at += joined
            if line is not None:
                lines.append(line)
        return lines

    def _joined(self, happened: Sequence[EventData]) -> tuple[int, str | None]:
        """How many events go into the next line, and the line; None: there is nothing to say."""
        event, *rest = happened
        if rest and _is_drawn_for(event, rest[0]):
            return 2, self._indent() + self._draw_and(event, rest[0])
        if event["kind"] in _GONE:
            gone = list(takewhile(lambda each: _is_lost_with(event, each), happened))
            if len(gone) >= _MANY:
                return len(gone), self._indent() + self._gone(gone)
        return 1, self._line(event)

    def _line(self, event: EventData) -> str | None:
        kind = event["kind"]
        if kind == events.EFFECT:
            return self._effect_line(event)
        if kind == events.DOGMA:
            self.counts, self.activator = tuple(event["counts"]), event["seat"]
            self._card = event["card"]
        elif kind in (events.TURN, events.BONUS, events.WIN):
            self._end_action()
        elif kind == events.CLAIM:
            return self._claim_line(event)
        return self._indent(kind) + describe_event(event, self.names, self.cards)

    def _effect_line(self, event: EventData) -> str | None:
        card, seat, activator = event["card"], event["seat"], event["activated_by"]
        self.activator = activator
        self._running = (seat, card, event["effect"])
        if event.get("resumed"):
            return None
        line = 2 * _STEP + describe_event(event, self.names, self.cards)
        if seat == activator or card != self._card or not self.counts:
            return line
        sign = "<" if event["demand"] else ">="
        return f"{line} ({self.counts[seat]} {sign} {self.counts[activator]})"

    def _claim_line(self, event: EventData) -> str:
        """A special achievement claimed because a card says so, or by its own condition."""
        if self._running is not None:
            seat, card, number = self._running
            if seat == event["seat"] and event["achievement"] in self.cards.by_name[card].effects[number - 1].sentence:
                return f"{self._indent()}{self.names[seat]} claims {event['achievement']} by {card}"
        at_once = edition_of(self.cards.cards[0].edition).tests_at_once
        return (self._indent() if at_once else _STEP) + describe_event(event, self.names, self.cards)

    def _draw_and(self, event: EventData, follower: EventData) -> str:
        known = follower if "card" in follower else event
        return f"{self.names[event['seat']]} draws and {_JOINED[follower['kind']]} {_card(known, self.cards)}"

    def _gone(self, gone: Sequence[EventData]) -> str:
        """All that a player loses at one stroke."""
        zones = Counter(each["origin"] for each in gone)
        parts = ", ".join(f"{count} from the {_zone(zone)}" for zone, count in zones.items())
        return f"{self.names[gone[0]['seat']]} loses {len(gone)} cards {_GONE[gone[0]['kind']]}: {parts}"

    def _indent(self, kind: str = "") -> str:
        if kind in (events.TURN, events.WIN):
            return ""
        if kind in (events.DOGMA, events.BONUS) or not self._card:
            return _STEP
        return (2 if kind in (events.PARLEY, events.LOSE) else 3) * _STEP

    def _end_action(self) -> None:
        self.counts, self.activator, self._running = (), None, None
        self._card = ""


def _is_drawn_for(event: EventData, follower: EventData) -> bool:
    """Whether a card is drawn and at once used, as far as the reader can tell."""
    return (
        event["kind"] == events.DRAW
        and follower["kind"] in _JOINED
        and follower["origin"] == HAND
        and all(event[key] == follower[key] for key in ("seat", "value"))
        and event.get("card", follower.get("card")) == follower.get("card", event.get("card"))
    )


def _is_lost_with(event: EventData, other: EventData) -> bool:
    """Whether both tell of a card of the hand, the score pile or the board that the same player loses."""
    of_one = all(event[key] == other[key] for key in ("kind", "seat"))
    return of_one and other.get("origin", ACHIEVEMENTS) != ACHIEVEMENTS
