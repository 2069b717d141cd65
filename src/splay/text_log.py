"""English words for what happened: one log line for one event, as a seat may know it.

Player first, present tense, no full stop; a hidden card is "a 3".
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from splay import events
from splay.card import CardSet
from splay.terms import ICON_NAMES
from splay.text import ICON_PLURALS, SPECIAL_CONDITIONS, ZONE_WORDS, back_words, card_words

EventData = Mapping[str, Any]
"""An event as `events.event_to_json` gives it."""

_JOINED: Final = {events.MELD: "melds", events.TUCK: "tucks", events.SCORE_CARD: "scores", events.REVEAL: "reveals"}
_STEP: Final = "  "
_FRAMES: Final = frozenset((events.TURN, events.DOGMA, events.EFFECT, events.BONUS, events.WIN))


def describe_event(event: EventData, names: Sequence[str], cards: CardSet) -> str:
    """One event in words.

    Args:
        event: as `event_to_json` gives it to the seat that reads.
        names: the players' names by seat.
        cards: the cards of the edition.
    """
    who = names[event["seat"]]
    kind = event["kind"]
    if kind in _FRAMES:
        return f"{who} {_frame(event, names, cards)}"
    if kind in (events.SPLAY, events.UNSPLAY, events.ARRANGE):
        return f"{who} {_pile(event)}"
    if kind == events.SHOW:
        return f"{who} {_shown(event, cards)}"
    if kind == events.CLAIM:
        name = event["achievement"]
        return f"{who} claims {name} ({SPECIAL_CONDITIONS[name]})"
    return f"{who} {_card_move(event, names, cards)}"


def _card(event: EventData, cards: CardSet) -> str:
    name = event.get("card")
    return back_words(event["value"]) if name is None else card_words(cards.by_name[name])


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
    reason = {
        "achievements": "by achievements",
        "score": "by points",
        "card": f"by {event['card']}",
    }
    return f"wins {reason[event['reason']]}"


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
    zone = ZONE_WORDS[event["zone"]]
    return f"shows from the {zone}: {shown}"


def _card_move(event: EventData, names: Sequence[str], cards: CardSet) -> str:
    kind, origin, target = event["kind"], event["origin"], event["target"]
    card = _card(event, cards)
    source = "" if origin == "hand" else f" from the {ZONE_WORDS.get(origin, origin)}"
    to = event["to"]
    whose = "the" if to is None or to == event["seat"] else f"{names[to]}'s"
    place = f"{whose} {ZONE_WORDS.get(target, target)}"
    words = {
        events.DRAW: f"draws {card}",
        events.MELD: f"melds {card}{source}",
        events.TUCK: f"tucks {card}{source}",
        events.SCORE_CARD: f"scores {card}{source}",
        events.RETURN: f"returns {card}{source}",
        events.REVEAL: f"reveals {card}",
        events.TRANSFER: f"transfers {card} from the {ZONE_WORDS.get(origin, origin)} to {place}",
        events.EXCHANGE: f"exchanges {card} from the {ZONE_WORDS.get(origin, origin)} into {place}",
        events.ACHIEVE: f"claims the achievement of age {event['value']}",
        events.REMOVE: f"loses {card} from the {ZONE_WORDS.get(origin, origin)}, out of the game",
    }
    return words[kind]


@dataclass
class Narrator:
    """Turns the events that one seat sees into log lines, pick after pick.

    It adds to `describe_event` what takes a memory: the two counts compared
    for whoever obeys or shares, and a card drawn and used at once in one line.
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
            event = happened[at]
            follower = happened[at + 1] if at + 1 < len(happened) else None
            if follower is not None and _is_joined(event, follower):
                lines.append(self._indent() + self._draw_and(event, follower))
                at += 2
                continue
            line = self._line(event)
            if line is not None:
                lines.append(line)
            at += 1
        return lines

    def _line(self, event: EventData) -> str | None:
        kind = event["kind"]
        if kind == events.EFFECT:
            return self._effect_line(event)
        if kind == events.DOGMA:
            self.counts, self.activator = tuple(event["counts"]), event["seat"]
            self._card = event["card"]
        elif kind in (events.TURN, events.BONUS, events.WIN):
            self._end_action()
        return self._indent(kind) + describe_event(event, self.names, self.cards)

    def _effect_line(self, event: EventData) -> str | None:
        card, seat, activator = event["card"], event["seat"], event["activated_by"]
        self.activator = activator
        if event.get("resumed"):
            return None
        line = 2 * _STEP + describe_event(event, self.names, self.cards)
        if seat == activator or card != self._card or not self.counts:
            return line
        sign = "<" if event["demand"] else ">="
        return f"{line} ({self.counts[seat]} {sign} {self.counts[activator]})"

    def _draw_and(self, event: EventData, follower: EventData) -> str:
        known = follower if "card" in follower else event
        return f"{self.names[event['seat']]} draws and {_JOINED[follower['kind']]} {_card(known, self.cards)}"

    def _indent(self, kind: str = "") -> str:
        if kind in (events.TURN, events.WIN):
            return ""
        if kind in (events.DOGMA, events.BONUS) or not self._card:
            return _STEP
        return 3 * _STEP

    def _end_action(self) -> None:
        self.counts, self.activator = (), None
        self._card = ""


def _is_joined(event: EventData, follower: EventData) -> bool:
    """Whether a card is drawn and at once used, as far as the reader can tell."""
    return (
        event["kind"] == events.DRAW
        and follower["kind"] in _JOINED
        and follower["origin"] == "hand"
        and all(event[key] == follower[key] for key in ("seat", "value"))
        and event.get("card", follower.get("card")) == follower.get("card", event.get("card"))
    )
