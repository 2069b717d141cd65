"""What would follow from an action, in words: for the question bar, before anybody decides."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from markupsafe import Markup

from splay.position.actions import ACHIEVE, DRAW, MELD, Action
from splay.position.card import Card
from splay.position.terms import ICON_NAMES
from splay.views.forecast import Relation
from splay.views.view import View
from splay.web.html.assets import icon
from splay.web.html.badges import value_badge
from splay.web.html.sentences import chip
from splay.web.table.context.mark import Mark
from splay.web.table.context.vocabulary import Vocabulary
from splay.web.table.preview.outcomes import (
    HIT,
    NONE,
    PAY,
    SHARE,
    Change,
    PlayerEffect,
    Preview,
    Shift,
    achieve_preview,
    dogma_preview,
    draw_preview,
    meld_preview,
)

WARN: Final = "warn"
THEN: Final = "then"
MOST_CARDS: Final = 3
"""So many cards that move are named; a longer list of cards that perhaps move helps nobody."""
MOST_RELATIONS: Final = 2


@dataclass(frozen=True, slots=True)
class PlayerEffectView:
    """What an action does to one player.

    Attributes:
        mark: who it is.
        kind: `HIT`, `SHARE`, `PAY` or `NONE`.
        compared: the two counts: ``3 < 6``.
        icon: name of the icon that is counted.
        words: what the player does.
    """

    mark: Mark
    kind: str
    compared: str
    icon: str
    words: str


@dataclass(frozen=True, slots=True)
class Consequence:
    """One thing that follows.

    Attributes:
        kind: `THEN`, or `WARN` for what should be thought over.
        sign: name of the sign before it; may be empty.
        text: what it is.
    """

    kind: str
    sign: str
    text: Markup


@dataclass(frozen=True, slots=True)
class Consequences:
    """All that would follow.

    Attributes:
        player_effects: the others in turn order, where a card is activated.
        lines: what else, the most important first.
        does_nothing: whether it certainly does nothing.
        after: the icon counts of who decides afterwards, where they are certain.
    """

    player_effects: tuple[PlayerEffectView, ...]
    lines: tuple[Consequence, ...]
    does_nothing: bool
    after: tuple[int, ...] | None


def consequences(seen: View, action: Action, vocabulary: Vocabulary) -> Consequences:
    """What would follow from an action of the viewer.

    Args:
        seen: what the viewer sees.
        action: the action.
        vocabulary: how things are named.
    """
    told = _Telling(seen, vocabulary)
    if action.kind == DRAW:
        return told.all(draw_preview(seen))
    if action.kind == ACHIEVE:
        return told.all(achieve_preview(seen, action.age))
    assert seen.asked is not None
    card = vocabulary.rules.by_name[action.card]
    if action.kind == MELD:
        return told.all(meld_preview(seen, card), counts_icons=True)
    return told.all(dogma_preview(seen, card, random.Random(seen.asked.number)))


class _Telling:
    """Words for a preview."""

    def __init__(self, seen: View, vocabulary: Vocabulary) -> None:
        self.seen = seen
        self.marks = vocabulary.marks
        self.reader = vocabulary.reader
        self.seat = seen.active

    def all(self, preview: Preview, counts_icons: bool = False) -> Consequences:
        """Everything about it."""
        own = next((change for change in preview.changes if change.seat == self.seat), None)
        lines = tuple(self._lines(preview, own, counts_icons))
        return Consequences(
            tuple(map(self._player_effect, preview.player_effects)),
            lines,
            preview.nothing,
            _after(self.seen, self.seat, own),
        )

    def _player_effect(self, effect: PlayerEffect) -> PlayerEffectView:
        sign = "<" if effect.count < effect.own else "=" if effect.count == effect.own else ">"
        words = {
            HIT: self.reader.gettext("obeys, or pays") if effect.may_pay else self.reader.gettext("must obey"),
            SHARE: self.reader.gettext("shares"),
            PAY: self.reader.gettext("shares, if paying"),
            NONE: self.reader.gettext("is not affected"),
        }[effect.kind]
        compared = f"{effect.count} {sign} {effect.own}"
        return PlayerEffectView(self.marks[effect.seat], effect.kind, compared, ICON_NAMES[effect.icon], words)

    def _lines(self, preview: Preview, own: Change | None, counts_icons: bool) -> Iterator[Consequence]:
        yield from self._endings(preview)
        if preview.nothing:
            yield self._line("noeffect", self.reader.gettext("Nothing will happen, but the action is used up."), WARN)
            return
        if counts_icons and own is not None and own.icons:
            yield Consequence(THEN, "", self._icons(own))
        for change in preview.changes:
            if change.points is not None:
                yield Consequence(THEN, "score", self._points(change.seat, change.points))
        yield from self._reached(preview)
        for change in preview.changes:
            yield from self._gains(change)
        if preview.draws:
            yield Consequence(THEN, "deck", self._draws(preview.draws))
        if preview.player_effects:
            yield from self._moves(preview)
        if preview.may_earn_bonus:
            yield self._line("share", self.reader.gettext("If an opponent’s sharing does anything, you draw a card"))
        if preview.may_do_nothing:
            yield self._line("noeffect", self.reader.gettext("It may have no effect"))
        yield from islice(self._relations(preview.relations), MOST_RELATIONS)

    def _line(self, sign: str, text: str, kind: str = THEN, **parts: object) -> Consequence:
        return Consequence(kind, sign, Markup(Markup.escape(text)).format(**parts) if parts else Markup.escape(text))

    def _name(self, seat: int) -> str:
        return self.marks[seat].name

    # -- the end -------------------------------------------------------------------

    def _endings(self, preview: Preview) -> Iterator[Consequence]:
        reader = self.reader
        if preview.surely_ends and len({ending.winners for ending in preview.endings}) == 1:
            winners = preview.endings[0].winners
            if not winners:
                yield self._line("achievement", reader.gettext("The game ends, and nobody wins"), WARN)
            elif self.seat in winners:
                yield self._line("achievement", reader.gettext("The game ends: you win"), WARN)
            else:
                who = reader.listed([self._name(seat) for seat in winners])
                one = reader.gettext("The game ends: {who} wins")
                text = reader.gettext("The game ends: {who} win together") if len(winners) > 1 else one
                yield self._line("achievement", text, WARN, who=who)
        elif preview.surely_ends:
            yield self._line("achievement", reader.gettext("The game ends"), WARN)
        elif preview.endings:
            yield self._line("achievement", reader.gettext("The game may end"), WARN)
        for seat in sorted(preview.may_lose):
            yield self._line("noeffect", reader.gettext("{who} may lose and leave"), WARN, who=self._name(seat))

    # -- numbers -------------------------------------------------------------------

    def _icons(self, change: Change) -> Markup:
        """Icon counts, before and after."""
        parts = [
            Markup('<span class="nb">{} {}&#8239;→&#8239;<b>{}</b></span>').format(
                icon(ICON_NAMES[each], "ico", self.reader.icon(ICON_NAMES[each])), step.before, _range(step)
            )
            for each, step in change.icons
        ]
        return Markup(" ").join(parts)

    def _points(self, seat: int, step: Shift) -> Markup:
        changed = Markup('<span class="nb">{}&#8239;→&#8239;<b>{}</b></span>').format(step.before, _range(step))
        if seat == self.seat:
            return changed
        return Markup(Markup.escape(self.reader.gettext("{who}: {change}"))).format(
            who=self._name(seat), change=changed
        )

    def _reached(self, preview: Preview) -> Iterator[Consequence]:
        for age in preview.surely_reached:
            yield self._line("achievement", self.reader.gettext("age {age} within reach"), age=age)
        for age in sorted({*preview.possibly_reached} - {*preview.surely_reached}):
            yield self._line("achievement", self.reader.gettext("age {age} perhaps within reach"), age=age)

    def _gains(self, change: Change) -> Iterator[Consequence]:
        reader, mine = self.reader, change.seat == self.seat
        for gain in change.surely:
            text = reader.gettext("you claim {what}") if mine else reader.gettext("{who} claims {what}")
            yield self._line("achievement", text, who=self._name(change.seat), what=self._gain(gain))
        for gain in change.possibly:
            text = reader.gettext("perhaps you claim {what}") if mine else reader.gettext("perhaps {who} claims {what}")
            yield self._line("achievement", text, who=self._name(change.seat), what=self._gain(gain))

    def _gain(self, gain: int | str) -> str:
        if isinstance(gain, str):
            return self.reader.special(gain)
        return self.reader.gettext("age {age}").format(age=gain)

    def _draws(self, values: Sequence[int]) -> Markup:
        drawn = Markup(" ").join(value_badge(value) for value in values)
        return Markup(Markup.escape(self.reader.gettext("you draw {cards}"))).format(cards=drawn)

    # -- cards ---------------------------------------------------------------------

    def _moves(self, preview: Preview) -> Iterator[Consequence]:
        """Cards that others lose, or that leave the own board."""
        reader = self.reader
        sure = _cards(moved.card for moved in preview.sure_moves)
        perhaps = [card for card in _cards(moved.card for moved in preview.moves) if card not in sure]
        if sure:
            chips = self._chips(sure, self.reader.listed)
            yield self._line("next", reader.gettext("will move: {cards}"), cards=chips)
        if 0 < len(perhaps) <= MOST_CARDS:
            chips = self._chips(perhaps, self.reader.either)
            yield self._line("next", reader.gettext("may move: {cards}"), cards=chips)

    def _chips(self, cards: Sequence[Card], joined: Callable[[Sequence[str]], str]) -> Markup:
        """Cards in a row: all of them (`listed`), or one of them (`either`)."""
        chips = [chip(card, self.reader) for card in cards[:MOST_CARDS]]
        more = len(cards) - MOST_CARDS
        if more > 0:
            chips.append(Markup.escape(self.reader.ngettext("{count} more", "{count} more", more).format(count=more)))
        places = [f"{{{place}}}" for place in range(len(chips))]
        return Markup(Markup.escape(joined(places))).format(*chips)

    def _relations(self, relations: Iterable[Relation]) -> Iterator[Consequence]:
        """What cards then do to whom, where that becomes different."""
        reader = self.reader
        for each in relations:
            card = chip(each.card, self.reader)
            mine = each.owner == self.seat
            who = self._name(each.seat if mine else each.owner)
            if mine:
                text = {
                    HIT: reader.gettext("{card} then hits {who}"),
                    SHARE: reader.gettext("{who} would share {card}"),
                    NONE: reader.gettext("{card} no longer affects {who}") if each.before else "",
                }.get(each.after, "")
            else:
                text = {
                    HIT: reader.gettext("{who}’s {card} then hits you"),
                    SHARE: reader.gettext("you then share {who}’s {card}"),
                    NONE: reader.gettext("{who}’s {card} no longer affects you"),
                }.get(each.after, "")
            if text:
                sign = {HIT: "demand", SHARE: "share"}.get(each.after, "noeffect")
                yield self._line(sign, text, card=card, who=who)


def _range(step: Shift) -> str:
    return str(step.low) if step.low == step.high else f"{step.low}–{step.high}"


def _cards(cards: Iterable[Card]) -> list[Card]:
    """Each once, in order."""
    return list(dict.fromkeys(cards))


def _after(seen: View, seat: int, own: Change | None) -> tuple[int, ...] | None:
    if own is None or any(step.low != step.high for _, step in own.icons):
        return None
    counts = list(seen.players[seat].icons)
    for each, step in own.icons:
        counts[each] = step.low
    return tuple(counts)
