"""Sentences for what happened: one event, as a seat may know it, in the reader's language.

A sentence has nothing in it but what the event says (`events.event_to_json`), so it
cannot tell more than the reader may know: a hidden card is "a 7".
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from splay import events
from splay.events import EFFECT
from splay.terms import ACHIEVEMENTS, HAND, ICON_NAMES, PASS, YES
from splay.wording import nouns, phrases
from splay.wording.phrases import Said
from splay.wording.specials import special_condition
from splay.wording.voice import EventData, Text, Voice


@dataclass(frozen=True, slots=True)
class Cause:
    """What is going on while something happens.

    Attributes:
        seat: who carries out the effect in progress; None outside effects.
        card: name of the card that was activated; empty: none is.
        counts: of its featured icon, by seat.
        effect: the effect in progress: card and number.
    """

    seat: int | None = None
    card: str = ""
    counts: tuple[int, ...] = ()
    effect: tuple[str, int] | None = None


NO_CAUSE: Final = Cause()


class Narration(Voice[Text]):
    """Makes sentences for one reader."""

    # -- sentences -----------------------------------------------------------------

    def sentence(self, event: EventData, cause: Cause = NO_CAUSE) -> Text:
        """One event in words.

        Args:
            event: as the reader may know it.
            cause: what is going on; it gives reasons.
        """
        kind = event["kind"]
        if kind in _TOLD:
            told: Text = _TOLD[kind](self, event)
            return told
        if kind == EFFECT:
            return self._effect(event, cause)
        if "achievement" in event:
            return self._special(event, cause)
        if kind in phrases.SIMPLE:
            return self.say(phrases.SIMPLE[kind], event["seat"], card=self.card(event) if "value" in event else "")
        return self._card_move(event, cause)

    def drawn_and_used(self, draw: EventData, use: EventData) -> Text:
        """A card drawn, and at once melded, tucked, scored or revealed."""
        known = use if "card" in use else draw
        return self.say(phrases.DRAWN_AND[use["kind"]], draw["seat"], card=self.card(known))

    def drawn_for_sharing(self, draw: EventData) -> Text:
        """A card drawn because others have shared."""
        return self.say(phrases.BONUS_DRAW, draw["seat"], card=self.card(draw))

    def many(self, happened: Sequence[EventData], cause: Cause, drawn: bool = False) -> Text:
        """The same done with many cards in a row.

        Args:
            happened: the events, each of which moves a card from the same place to the same place.
            cause: what is going on.
            drawn: whether each of these cards was drawn just before.
        """
        first = happened[0]
        kind, seat, to, count = first["kind"], first["seat"], first["to"], len(happened)
        cards = self.join(self.chip(each["card"]) if "card" in each else self.value(each["value"]) for each in happened)
        if kind not in phrases.MANY and not drawn:
            return self.fill(
                phrases.goes(kind, count, self.words),
                count=count,
                cards=cards,
                origin=self.origin(first["origin"], seat, None),
                target=self.target(first["target"], to, None),
            )
        subject = seat if kind == events.DRAW else self._doing(first, cause)[0]
        origin = "" if drawn or kind == events.DRAW else self.origin(first["origin"], seat, subject)
        told = phrases.of_many_drawn if drawn else phrases.of_many
        said = told(kind, count, self.words)
        return self.tell(said, subject, count=count, cards=cards, origin=origin)

    def lost(self, gone: Sequence[EventData]) -> Text:
        """All cards that a player loses at one stroke."""
        seat = gone[0]["seat"]
        said = phrases.loses_many(len(gone), gone[0]["kind"] == events.JUNK_CARD, self.words)
        zones = Counter(each["origin"] for each in gone)
        message = self.words.pgettext("so many cards, and from where", "{count} {origin}")
        parts = [self.fill(message, count=count, origin=self.origin(zone, seat, seat)) for zone, count in zones.items()]
        return self.tell(said, seat, count=len(gone), parts=self.listed(parts))

    def counted(self, event: EventData) -> Text:
        """The icons that a dogma action compares."""
        yours = self.words.pgettext("icons counted", "you {count}")
        theirs = self.words.pgettext("icons counted", "{who} {count}")
        counts = [
            self.fill(yours if seat == self.seat else theirs, who=self.name(seat), count=count)
            for seat, count in enumerate(event["counts"])
        ]
        return self.fill("{icon}: {counts}", icon=self.icon(event["icon"]), counts=self.listed(counts))

    def chosen(self, option: str) -> Text:
        """A choice made for the reader, because nothing depends on it."""
        if option == PASS:
            return self.fill(self.words.gettext(phrases.DECLINED))
        if option == YES:
            return self.fill(self.words.gettext(phrases.ACCEPTED))
        return self.fill(self.words.gettext(phrases.CHOSEN), option=self.option(option))

    # -- kinds of events -----------------------------------------------------------

    def _turn(self, event: EventData) -> Text:
        return self.say(phrases.BEGINS, event["seat"], turn=event["turn"])

    def _dogma(self, event: EventData) -> Text:
        return self.say(phrases.ACTIVATES, event["seat"], card=self.chip(event["card"]))

    def _lose(self, event: EventData) -> Text:
        by = event["by_card"]
        said = phrases.leaves(event["count"], bool(by), self.words)
        return self.tell(said, event["seat"], count=event["count"], card=self.chip(by) if by else "")

    def _pile(self, event: EventData) -> Text:
        """A pile is splayed, splayed no more, or put in order."""
        kind = event["kind"]
        said = phrases.SPLAYS[event["after"]] if kind == events.SPLAY else phrases.SIMPLE[kind]
        said_of = nouns.PILE if kind == events.ARRANGE else nouns.CARDS
        return self.say(said, event["seat"], color=self.color(event["color"], said_of))

    def _deck_junked(self, event: EventData) -> Text:
        said = phrases.junks_deck(event["count"], self.words)
        return self.tell(said, event["seat"], age=self.value(event["age"]), count=event["count"])

    def _win(self, event: EventData) -> Text:
        if event["seat"] is None:
            return self.fill(self.words.gettext(phrases.NOBODY_WINS))
        card = self.chip(event["card"]) if event["card"] else ""
        return self.say(phrases.WINS[event["reason"]], event["seat"], card=card)

    def _effect(self, event: EventData, cause: Cause) -> Text:
        seat, card, number, by = event["seat"], event["card"], event["effect"], event["activated_by"]
        parts: dict[str, object] = {"card": self.chip(card), "number": number}
        counts = cause.counts if card == cause.card else ()
        if seat == by:
            said = phrases.CARRIES_OUT_NUMBER if counts else phrases.CARRIES_OUT_CARD
        elif not counts:
            said = phrases.OBEYS_CARD if event["demand"] else phrases.SHARES_CARD
        else:
            sign = "<" if event["demand"] else "≥"
            featured = self.icon(ICON_NAMES[self.cards.by_name[card].featured])
            message = self.words.pgettext("icons compared", "{count} {sign} {other} {icon}")
            compared = self.fill(message, count=counts[seat], sign=sign, other=counts[by], icon=featured)
            parts["compared"] = self.together(compared)
            is_single = len(self.cards.by_name[card].effects) == 1
            if event["demand"]:
                said = phrases.OBEYS if is_single else phrases.OBEYS_NUMBER
            else:
                said = phrases.SHARES if is_single else phrases.SHARES_NUMBER
        return self.say(said, seat, **parts)

    def _parley(self, event: EventData) -> Text:
        price, seat = event["price"], event["seat"]
        to_payer, to_others, to_distant = phrases.PAYS[price["to"]]
        said = (to_payer, to_distant if price["with"] == self.seat else to_others)
        return self.say(said, seat, card=self.card(event), distant=self.name(price["with"]))

    def _shown(self, event: EventData) -> Text:
        seat = event["seat"]
        if "color" in event:
            return self.say(phrases.SHOWS_COLOR, seat, color=self.color(event["color"]))
        chips = self.join(self.chip(name) for name in event["cards"])
        return self.say(phrases.SHOWS, seat, cards=chips, origin=self.origin(event["zone"], seat, seat))

    def _special(self, event: EventData, cause: Cause) -> Text:
        name, seat = event["achievement"], event["seat"]
        special = self.strong(nouns.special_word(name, self.words))
        if event["kind"] == events.JUNK_CARD:
            return self.say(phrases.JUNKS_SPECIAL, seat, special=special)
        if event["kind"] == events.RESTORE:
            return self.say(phrases.RESTORES, seat, special=special)
        if cause.effect is not None and cause.seat == seat and self._gives(cause.effect, name):
            return self.say(phrases.CLAIMS_BY_CARD, seat, special=special, card=self.chip(cause.effect[0]))
        condition = special_condition(name, self.cards.cards[0].edition, self.words)
        return self.say(phrases.CLAIMS_SPECIAL, seat, special=special, condition=condition)

    def _gives(self, effect: tuple[str, int], special: str) -> bool:
        """Whether an effect says that this special achievement is claimed."""
        card, number = effect
        return special in self.cards.by_name[card].effects[number - 1].sentence

    def _card_move(self, event: EventData, cause: Cause) -> Text:
        kind, seat, origin = event["kind"], event["seat"], event["origin"]
        card = self.card(event)
        if kind == events.ACHIEVE:
            said = phrases.CLAIMS_AGE if origin == ACHIEVEMENTS else phrases.CHAIN
            return self.say(said, seat, card=card, age=self.value(event["value"]))
        if kind == events.JUNK_CARD and origin == ACHIEVEMENTS:
            return self.say(phrases.JUNKS_AGE, seat, age=self.value(event["value"]))
        if kind == events.EXCHANGE:
            return self.fill(
                self.words.gettext(phrases.EXCHANGED),
                card=card,
                origin=self.origin(origin, seat, None),
                target=self.target(event["target"], event["to"], None),
            )
        subject, said = self._doing(event, cause)
        to = event["to"]
        target = self.target(event["target"], to, subject) if kind == events.TRANSFER and to is not None else ""
        return self.say(said, subject, card=card, origin=self.origin(origin, seat, subject), target=target)

    def _doing(self, event: EventData, cause: Cause) -> tuple[int, Said]:
        """Who does something with a card, and the message: not always the one who had it does it."""
        kind, seat, to = event["kind"], event["seat"], event["to"]
        if kind == events.TRANSFER:
            taken = cause.seat is not None and cause.seat == to != seat
            return (to, phrases.TAKES) if taken else (seat, phrases.TRANSFERS)
        if kind == events.REMOVE:
            return seat, phrases.LOSES
        if kind == events.JUNK_CARD:
            return (seat if cause.seat is None else cause.seat), phrases.JUNKS
        by = cause.seat if kind == events.RETURN else to
        subject = seat if by is None else by
        known = phrases.FROM_HAND if event["origin"] == HAND and subject == seat else phrases.FROM_ELSEWHERE
        return subject, known[kind]


_TOLD: Final[Mapping[str, Callable[[Narration[Any], EventData], Any]]] = {
    events.WIN: Narration._win,
    events.TURN: Narration._turn,
    events.DOGMA: Narration._dogma,
    events.LOSE: Narration._lose,
    events.PARLEY: Narration._parley,
    events.SHOW: Narration._shown,
    events.JUNK_DECK: Narration._deck_junked,
    **dict.fromkeys((events.SPLAY, events.UNSPLAY, events.ARRANGE), Narration._pile),
}
"""Kinds of events that speak for themselves."""
