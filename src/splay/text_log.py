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
from splay.terms import BOARD, DECK, HAND, ICON_NAMES
from splay.text import ICON_PLURALS, SPECIAL_CONDITIONS, ZONE_WORDS, back_words, card_words

EventData = Mapping[str, Any]
"""An event as `events.event_to_json` gives it."""

NOBODY: Final = "nobody"
_JOINED: Final = {events.MELD: "melds", events.TUCK: "tucks", events.SCORE_CARD: "scores", events.REVEAL: "reveals"}
_STEP: Final = "  "
_FRAMES: Final = frozenset((events.TURN, events.DOGMA, events.EFFECT, events.BONUS, events.LOSE, events.WIN))
_GONE: Final = {events.REMOVE: "out of the game", events.JUNK_CARD: "to the junk pile"}
_MANY_GONE: Final = 4
"""From so many cards on that a player loses in a row, they are told in one line."""
_WON: Final = {
    "achievements": "wins by achievements",
    "score": "wins by points",
    "elimination": "wins: all others are out of the game",
}
_PARLEY: Final = {
    events.TO_ACTIVATE: "pays for parley with {distant} to activate {card}",
    events.TO_SHARE: "pays for parley with {distant} to share {card}",
    events.TO_BE_SPARED: "pays for parley with {distant} not to obey {card}",
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
        return f"{NOBODY} wins: points and achievements are tied"
    who = names[event["seat"]]
    if kind in _FRAMES:
        return f"{who} {_frame(event, names, cards)}"
    if kind == events.PARLEY:
        card = card_words(cards.by_name[event["card"]])
        return f"{who} {_PARLEY[event['to']].format(distant=names[event['with']], card=card)}"
    if kind in (events.SPLAY, events.UNSPLAY, events.ARRANGE):
        return f"{who} {_pile(event)}"
    if kind == events.SHOW:
        return f"{who} {_shown(event, cards)}"
    if kind == events.JUNK_DECK:
        return f"{who} junks the deck of age {event['age']} ({_counted(event['count'], 'card')})"
    if "achievement" in event:
        return f"{who} {_special(event, cards)}"
    return _card_move(event, names, cards)


def _card(event: EventData, cards: CardSet) -> str:
    name = event.get("card")
    return back_words(event["value"]) if name is None else card_words(cards.by_name[name])


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _zone(zone: str) -> str:
    return ZONE_WORDS.get(zone, zone)


def _frame(event: EventData, names: Sequence[str], cards: CardSet) -> str:
    kind = event["kind"]
    if kind == events.TURN:
        return f"begins turn {event['turn']}"
    if kind == events.BONUS:
        return "draws for the sharing"
    if kind == events.DOGMA:
        counts = ", ".join(f"{name} {count}" for name, count in zip(names, event["counts"], strict=True))
        plural = ICON_PLURALS[ICON_NAMES.index(event["icon"])]
        return f"activates {card_words(cards.by_name[event['card']])}; {plural}: {counts}"
    if kind == events.EFFECT:
        return _effect(event)
    if kind == events.LOSE:
        return f"loses by {event['card']}" if event["card"] else "gives up"
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
    who, card = names[event["seat"]], _card(event, cards)
    source = "" if origin == HAND else f" from the {_zone(origin)}"
    whose = "the" if to is None or to == event["seat"] else f"{names[to]}'s"
    place = f"{whose} {_zone(event['target'])}"
    if kind in (events.MELD, events.SCORE_CARD) and to != event["seat"]:
        return f"{names[to]} {_JOINED[kind]} {card} from {who}'s {_zone(origin)}"
    achieved = f"the achievement of age {event['value']}"
    is_achievement = origin == events.ACHIEVEMENTS
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
        events.REMOVE: f"loses {card} from the {_zone(origin)}, {_GONE[kind]}" if kind in _GONE else "",
        events.JUNK_CARD: f"junks {achieved}" if is_achievement else f"junks {card}{source}",
    }
    return f"{who} {words[kind]}"


@dataclass
class Narrator:
    """Turns the events that one seat sees into log lines, pick after pick.

    It adds to `describe_event` what takes a memory: the two counts compared
    for whoever obeys or shares, which card gives an achievement, and one line for a card
    drawn and used at once, for a price and what it is paid for, or for all that a player loses.
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
        if rest and event["kind"] == events.PARLEY and rest[0]["kind"] == events.RETURN:
            price = back_words(rest[0]["value"]) if "card" not in rest[0] else rest[0]["card"]
            line = describe_event(event, self.names, self.cards).replace(" pays for ", f" returns {price} for ", 1)
            return 2, self._indent(events.PARLEY) + line
        if event["kind"] in _GONE:
            gone = list(takewhile(lambda each: _is_gone_with(event, each), happened))
            if len(gone) >= _MANY_GONE:
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
        return self._indent() + describe_event(event, self.names, self.cards)

    def _draw_and(self, event: EventData, follower: EventData) -> str:
        known = follower if "card" in follower else event
        return f"{self.names[event['seat']]} draws and {_JOINED[follower['kind']]} {_card(known, self.cards)}"

    def _gone(self, gone: Sequence[EventData]) -> str:
        """All that a player loses at one stroke."""
        zones = Counter(BOARD if "achievement" in each else each["origin"] for each in gone)
        zones = Counter(events.ACHIEVEMENTS if "achievement" in each else each["origin"] for each in gone)
        parts = ", ".join(f"{count} from the {_zone(zone)}" for zone, count in zones.items())
        return f"{self.names[gone[0]['seat']]} loses {_counted(len(gone), 'card')} {_GONE[gone[0]['kind']]}: {parts}"

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


def _is_gone_with(event: EventData, other: EventData) -> bool:
    """Whether both tell of something that one player loses, not of a deck or an available achievement."""
    return all(event[key] == other[key] for key in ("kind", "seat"))
