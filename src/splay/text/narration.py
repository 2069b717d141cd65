"""Sentences for what happened: one event, as a seat may know it, in the reader's language.

A sentence contains only what the event says, so it cannot tell more than the reader may know: a hidden card
is "a 7".  Each has two forms, one for the player it is about and one for everyone else: whole sentences, player first,
present tense, no period.  Those about many cards are in `messages`.

A new kind of event gets its sentence here: a method, and a line in `_SENTENCES`.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from splay.position.card import Back, Card, Face
from splay.position.card_moves import (
    Achieve,
    CardMoves,
    Chain,
    Draw,
    Event,
    Exchange,
    Junk,
    Meld,
    PayForParley,
    Remove,
    Return,
    Score,
    Transfer,
    Tuck,
)
from splay.position.events import (
    Arrange,
    Claim,
    DogmaBegins,
    EffectBegins,
    JunkDeck,
    JunkSpecial,
    Lose,
    RestoreSpecial,
    Reveal,
    ShareBonus,
    Show,
    ShowColor,
    Splay,
    TurnBegins,
    Unsplay,
    Win,
    Withdraw,
)
from splay.position.terms import ACHIEVEMENTS, COLOR_NAMES, HAND, ICON_NAMES, PASS, SPLAY_NAMES, YES
from splay.text import messages as phrases
from splay.text.catalogue import N_
from splay.text.messages import Said
from splay.text.outcomes import ANSWERED, DECLINED, NOT_ASKED
from splay.text.reader import OF_CARDS, OF_PILE
from splay.text.special_achievements import special_condition
from splay.text.voice import Text, Voice


@dataclass(frozen=True, slots=True)
class Cause:
    """What is going on while something happens.

    Attributes:
        seat: who carries out the effect in progress; None outside effects.
        card: name of the activated card; empty if there is none.
        counts: counts of its featured icon, by seat.
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

    def sentence(self, event: Event, cause: Cause = NO_CAUSE) -> Text:
        """One event in words.

        Args:
            event: as the reader may know it.
            cause: what is going on, which provides reasons.
        """
        told: Text = _SENTENCES[type(event)](self, event, cause)
        return told

    def drawn_and_used(self, draw: Draw, use: CardMoves | Reveal) -> Text:
        """A card drawn and at once melded, tucked, scored or revealed."""
        return self.say(phrases.DRAWN_AND[type(use)], draw.seat, card=self.face(either(draw, use)))

    def drawn_for_sharing(self, draw: Draw) -> Text:
        """A card drawn because others have shared."""
        said = (N_("You draw {card}, because others shared"), N_("{who} draws {card}, because others shared"))
        return self.say(said, draw.seat, card=self.face(draw.card))

    def many(self, happened: Sequence[CardMoves], cause: Cause, *, lists: bool = True) -> Text:
        """The same done with many cards in a row, all going from one place to another.

        Args:
            happened: what was done with each.
            cause: as for `sentence`.
            lists: whether the cards are listed after their number.
        """
        first, count, cards = happened[0], len(happened), self._faces([each.card for each in happened])
        if isinstance(first, (Transfer, Exchange)):
            return self.fill(
                phrases.listing(phrases.goes(type(first), count, self.reader), lists),
                count=count,
                cards=cards,
                origin=self.origin(first.origin, first.seat, None),
                target=self.target(first.target, first.taker, None),
            )
        subject = first.seat if isinstance(first, Draw) else self._doing(first, cause)[0]
        origin = "" if isinstance(first, Draw) else self.origin(first.origin, first.seat, subject)
        to_reader, to_others = phrases.of_many(type(first), count, self.reader)
        said = (phrases.listing(to_reader, lists), phrases.listing(to_others, lists))
        return self.tell(said, subject, count=count, cards=cards, origin=origin)

    def many_drawn(self, use: CardMoves | Reveal, faces: Sequence[Face], *, lists: bool = True) -> Text:
        """Many cards drawn, each used at once in the same way; `lists` as for `many`."""
        to_reader, to_others = phrases.of_many_drawn(type(use), len(faces), self.reader)
        said = (phrases.listing(to_reader, lists), phrases.listing(to_others, lists))
        return self.tell(said, use.seat, count=len(faces), cards=self._faces(faces))

    def lost(self, gone: Sequence[CardMoves]) -> Text:
        """All cards that a player loses at once."""
        seat = gone[0].seat
        said = phrases.loses_many(len(gone), isinstance(gone[0], Junk), self.reader)
        zones = Counter(each.origin for each in gone)
        message = self.reader.pgettext("so many cards, and from where", "{count} {origin}")
        parts = [self.fill(message, count=count, origin=self.origin(zone, seat, seat)) for zone, count in zones.items()]
        return self.tell(said, seat, count=len(gone), parts=self.listed(parts))

    def counted(self, event: DogmaBegins) -> Text:
        """The icons that a dogma action compares."""
        yours = self.reader.pgettext("icons counted", "you {count}")
        theirs = self.reader.pgettext("icons counted", "{who} {count}")
        counts = [
            self.fill(yours if seat == self.seat else theirs, who=self.name(seat), count=count)
            for seat, count in enumerate(event.counts)
        ]
        icon = self.icon(ICON_NAMES[event.card.featured])
        return self.fill("{icon}: {counts}", icon=icon, counts=self.listed(counts))

    def begins(self, seat: int, turn: int) -> Text:
        """A turn."""
        return self.say((N_("Turn {turn} begins: yours"), N_("Turn {turn} begins: {who}")), seat, turn=turn)

    def chosen(self, option: str) -> Text:
        """A choice made for the reader because nothing depends on it."""
        if option == PASS:
            return self.fill(self.reader.gettext(N_("Declined for you, since it makes no difference")))
        if option == YES:
            return self.fill(self.reader.gettext(N_("Accepted for you, since it makes no difference")))
        said = N_("Chosen for you, since it makes no difference: {option}")
        return self.fill(self.reader.gettext(said), option=self.option(option))

    def unchanged(self, seat: int, because: str) -> Text:
        """That an effect has changed nothing.

        Args:
            seat: who carried it out.
            because: whether they were not asked, declined, or answered, see `outcomes`.
        """
        return self.say(_UNCHANGED[because], seat)

    def unshared(self, shared: bool) -> Text:
        """That no card is drawn for sharing: others have shared and changed nothing, or nobody has."""
        nobody = N_("Nobody shared: no extra card")
        return self.fill(self.reader.gettext(N_("Sharing brought no extra card") if shared else nobody))

    def _faces(self, faces: Sequence[Face]) -> Text:
        return self.join([self.value(face.value) if isinstance(face, Back) else self.chip(face.name) for face in faces])

    # -- what frames the changes ---------------------------------------------------

    def _turn(self, event: TurnBegins, _: Cause) -> Text:
        return self.begins(event.seat, event.turn)

    def _dogma(self, event: DogmaBegins, _: Cause) -> Text:
        said = (N_("You activate {card}"), N_("{who} activates {card}"))
        return self.say(said, event.seat, card=self.chip(event.card.name))

    def _bonus(self, event: ShareBonus, _: Cause) -> Text:
        return self.say((N_("You draw, because others shared"), N_("{who} draws, because others shared")), event.seat)

    def _effect(self, event: EffectBegins, cause: Cause) -> Text:
        seat, by, effect = event.seat, event.activator, event.effect
        parts: dict[str, object] = {"card": self.chip(effect.card), "number": effect.number}
        counts = cause.counts if effect.card == cause.card else ()
        if seat == by:
            said = phrases.CARRIES_OUT_NUMBER if counts else phrases.CARRIES_OUT_CARD
        elif not counts:
            said = phrases.OBEYS_CARD if effect.is_demand else phrases.SHARES_CARD
        else:
            card = self.cards.by_name[effect.card]
            sign = "<" if effect.is_demand else "≥"
            featured = self.icon(ICON_NAMES[card.featured])
            message = self.reader.pgettext("icons compared", "{count} {sign} {other} {icon}")
            compared = self.fill(message, count=counts[seat], sign=sign, other=counts[by], icon=featured)
            parts["compared"] = self.together(compared)
            is_single = len(card.effects) == 1
            if effect.is_demand:
                said = phrases.OBEYS if is_single else phrases.OBEYS_NUMBER
            else:
                said = phrases.SHARES if is_single else phrases.SHARES_NUMBER
        return self.say(said, seat, **parts)

    def _win(self, event: Win, _: Cause) -> Text:
        if event.seat is None:
            return self.fill(self.reader.gettext(N_("Nobody wins: points and achievements are tied")))
        return self.say(phrases.WINS[event.reason], event.seat, card=self.chip(event.by_card) if event.by_card else "")

    # -- leaving ---------------------------------------------------------------------

    def _withdraw(self, event: Withdraw, _: Cause) -> Text:
        said = (
            N_("You give up, and leave when this effect is done"),
            N_("{who} gives up, and leaves when this effect is done"),
        )
        return self.say(said, event.seat)

    def _lose(self, event: Lose, _: Cause) -> Text:
        count, by = len(event.cards), event.by_card
        said = phrases.leaves(count, bool(by), self.reader)
        return self.tell(said, event.seat, count=count, card=self.chip(by) if by else "")

    # -- piles and decks -------------------------------------------------------------

    def _splay(self, event: Splay, _: Cause) -> Text:
        color = self.color(COLOR_NAMES[event.color], OF_CARDS)
        return self.say(phrases.SPLAYS[SPLAY_NAMES[event.after]], event.seat, color=color)

    def _unsplay(self, event: Unsplay, _: Cause) -> Text:
        said = (N_("Your {color} cards are no longer splayed"), N_("{who}’s {color} cards are no longer splayed"))
        return self.say(said, event.seat, color=self.color(COLOR_NAMES[event.color], OF_CARDS))

    def _arrange(self, event: Arrange, _: Cause) -> Text:
        said = (N_("You rearrange your {color} pile"), N_("{who} rearranges their {color} pile"))
        return self.say(said, event.seat, color=self.color(COLOR_NAMES[event.color], OF_PILE))

    def _deck_junked(self, event: JunkDeck, _: Cause) -> Text:
        count = len(event.cards)
        said = phrases.junks_deck(count, self.reader)
        return self.tell(said, event.seat, age=self.value(event.age), count=count)

    # -- special achievements ----------------------------------------------------------

    def _claim(self, event: Claim, cause: Cause) -> Text:
        seat, special = event.seat, self.special(event.special)
        if cause.effect is not None and cause.seat == seat and self._gives(cause.effect, event.special):
            said = (N_("You claim {special} with {card}"), N_("{who} claims {special} with {card}"))
            return self.say(said, seat, special=special, card=self.chip(cause.effect[0]))
        said = (N_("You claim {special}: {condition}"), N_("{who} claims {special}: {condition}"))
        condition = special_condition(event.special, self.cards, self.reader)
        return self.say(said, seat, special=special, condition=condition)

    def _gives(self, effect: tuple[str, int], special: str) -> bool:
        """Whether an effect says that this special achievement is claimed."""
        card, number = effect
        return special in self.cards.by_name[card].effect(number).sentence

    def _special_junked(self, event: JunkSpecial, _: Cause) -> Text:
        said = (
            N_("You junk the special achievement {special}"),
            N_("{who} junks the special achievement {special}"),
        )
        return self.say(said, event.seat, special=self.special(event.special))

    def _special_restored(self, event: RestoreSpecial, _: Cause) -> Text:
        said = (
            N_("You make the special achievement {special} available again"),
            N_("{who} makes the special achievement {special} available again"),
        )
        return self.say(said, event.seat, special=self.special(event.special))

    def special(self, name: str) -> Text:
        """A special achievement."""
        return self.strong(self.reader.special(name))

    # -- cards ---------------------------------------------------------------------------

    def _shown(self, event: Show, _: Cause) -> Text:
        chips = self.join(self.chip(card.name) for card in event.cards)
        said = (N_("You show {cards} {origin}"), N_("{who} shows {cards} {origin}"))
        return self.say(said, event.seat, cards=chips, origin=self.origin(event.zone, event.seat, event.seat))

    def _color_shown(self, event: ShowColor, _: Cause) -> Text:
        said = (N_("You show a color: {color}"), N_("{who} shows a color: {color}"))
        return self.say(said, event.seat, color=self.color(COLOR_NAMES[event.color]))

    def _revealed(self, event: Reveal, _: Cause) -> Text:
        said = phrases.FROM_HAND if event.zone == HAND else phrases.FROM_ELSEWHERE
        origin = self.origin(event.zone, event.seat, event.seat)
        return self.say(said[Reveal], event.seat, card=self.chip(event.card.name), origin=origin)

    def _parley(self, event: PayForParley, _: Cause) -> Text:
        to_payer, to_others, to_distant = phrases.PAYS[event.purpose]
        said = (to_payer, to_distant if event.distant == self.seat else to_others)
        return self.say(said, event.seat, card=self.face(event.card), distant=self.name(event.distant))

    def _draw(self, event: Draw, _: Cause) -> Text:
        return self.say((N_("You draw {card}"), N_("{who} draws {card}")), event.seat, card=self.face(event.card))

    def _achieved(self, event: Achieve, _: Cause) -> Text:
        said = (N_("You claim the achievement of age {age}"), N_("{who} claims the achievement of age {age}"))
        return self.say(said, event.seat, age=self.value(event.card.value))

    def _chained(self, event: Chain, _: Cause) -> Text:
        said = (
            N_("You draw {card} and achieve it: a chain achievement"),
            N_("{who} draws {card} and achieves it: a chain achievement"),
        )
        return self.say(said, event.seat, card=self.face(event.card))

    def _junked(self, event: Junk, cause: Cause) -> Text:
        if event.origin == ACHIEVEMENTS:
            said = (N_("You junk the achievement of age {age}"), N_("{who} junks the achievement of age {age}"))
            return self.say(said, event.seat, age=self.value(event.card.value))
        return self._moved(event, cause)

    def _exchanged(self, event: Exchange, _: Cause) -> Text:
        return self.fill(
            self.reader.gettext(N_("In exchange: {card} {origin} {target}")),
            card=self.face(event.card),
            origin=self.origin(event.origin, event.seat, None),
            target=self.target(event.target, event.taker, None),
        )

    def _moved(self, event: CardMoves, cause: Cause) -> Text:
        subject, said = self._doing(event, cause)
        target = self.target(event.target, event.taker, subject) if isinstance(event, Transfer) else ""
        origin = self.origin(event.origin, event.seat, subject)
        return self.say(said, subject, card=self.face(event.card), origin=origin, target=target)

    def _doing(self, event: CardMoves, cause: Cause) -> tuple[int, Said]:
        """Who does something with a card, not always the player who had it, and the message."""
        seat, to = event.seat, event.to
        by = cause.seat
        match event:
            case Transfer():
                taken = by is not None and by == to != seat
                return (by, phrases.TAKES) if taken and by is not None else (seat, phrases.TRANSFERS)
            case Remove():
                return seat, phrases.LOSES
            case Junk():
                return (seat if by is None else by), phrases.JUNKS
        if not isinstance(event, Return):
            by = to
        subject = seat if by is None else by
        known = phrases.FROM_HAND if event.origin == HAND and subject == seat else phrases.FROM_ELSEWHERE
        return subject, known[type(event)]


_UNCHANGED: Final[Mapping[str, Said]] = {
    NOT_ASKED: (N_("You have nothing to do"), N_("{who} has nothing to do")),
    DECLINED: (N_("You decline"), N_("{who} declines")),
    ANSWERED: (N_("You change nothing"), N_("{who} changes nothing")),
}
"""What is said of an effect that was carried out in vain."""


def either(draw: Draw, use: CardMoves | Reveal) -> Face:
    """A card drawn and used at once, as named by either event."""
    return use.card if isinstance(use.card, Card) else draw.card


_SENTENCES: Final[Mapping[type[Event], Callable[[Narration[Any], Any, Cause], Any]]] = {
    TurnBegins: Narration._turn,
    DogmaBegins: Narration._dogma,
    EffectBegins: Narration._effect,
    ShareBonus: Narration._bonus,
    Win: Narration._win,
    Withdraw: Narration._withdraw,
    Lose: Narration._lose,
    Splay: Narration._splay,
    Unsplay: Narration._unsplay,
    Arrange: Narration._arrange,
    JunkDeck: Narration._deck_junked,
    Claim: Narration._claim,
    JunkSpecial: Narration._special_junked,
    RestoreSpecial: Narration._special_restored,
    Show: Narration._shown,
    ShowColor: Narration._color_shown,
    Reveal: Narration._revealed,
    PayForParley: Narration._parley,
    Draw: Narration._draw,
    Achieve: Narration._achieved,
    Chain: Narration._chained,
    Junk: Narration._junked,
    Exchange: Narration._exchanged,
    **dict.fromkeys((Meld, Tuck, Score, Return, Transfer, Remove), Narration._moved),
}
"""What each kind of event says."""
