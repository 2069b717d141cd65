"""Advice in words: an option, its chance, the actions expected after it, and the reasons for it.

Pages and terminal share them; the `Voice` decides what cards and players look like.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Generic

from splay.bots.advice import Step, Suggestion
from splay.bots.reasons import HITS, SAFE, Reason
from splay.position.actions import ACHIEVE, DOGMA, DRAW, MELD, PARLEY, Action, action_of
from splay.position.decision import ACTION, BACK, CARD, COLOR, ICON, OPENING, PLAYER, VALUE
from splay.position.terms import PASS
from splay.text import reasons as phrases
from splay.text.catalogue import N_
from splay.text.messages import Said
from splay.text.questions import option_words
from splay.text.reader import Reader
from splay.text.voice import Text, Voice
from splay.views.view import Asked, View

DOES: Final[dict[str, Said]] = {
    DRAW: (N_("you draw a card"), N_("{who} draws a card")),
    MELD: (N_("you meld {card}"), N_("{who} melds {card}")),
    DOGMA: (N_("you activate {card}"), N_("{who} activates {card}")),
    PARLEY: (N_("you pay a card to activate {card}"), N_("{who} pays a card to activate {card}")),
    ACHIEVE: (N_("you claim the achievement of age {age}"), N_("{who} claims the achievement of age {age}")),
}
"""Actions that somebody takes."""
MELDS_ONE: Final[Said] = (N_("you meld a card"), N_("{who} melds a card"))
"""For a card that nobody can foretell."""
DOES_TWICE: Final[dict[str, Said]] = {
    DRAW: (N_("you draw two cards"), N_("{who} draws two cards")),
    MELD: (N_("you meld two cards"), N_("{who} melds two cards")),
    DOGMA: (N_("you activate {card} twice"), N_("{who} activates {card} twice")),
}
"""The same action, taken twice in a row; the cards that are melded are not known."""


class AdviceWords(Generic[Text]):
    """Puts advice for a seat into words.

    Args:
        voice: speaks to the reader.
        seen: what the seat that was advised saw.
    """

    def __init__(self, voice: Voice[Text], seen: View) -> None:
        self.voice = voice
        self.reader: Reader = voice.reader
        self._seen = seen

    # -- options -------------------------------------------------------------------

    def option(self, ask: Asked, option: str) -> Text:
        """An option of a question, as something to do or to choose."""
        if ask.kind == ACTION:
            return self._action(action_of(option))
        if ask.kind in (BACK, VALUE) and option != PASS:
            return self.voice.fill(self.reader.gettext("value {value}"), value=self.voice.value(int(option)))
        if ask.kind == PLAYER and option != PASS:
            return self.voice.name(self.voice.names.index(option))
        if ask.kind in (CARD, OPENING, COLOR, ICON) and option != PASS:
            return self.voice.option(option)
        return self.voice.fill("{answer}", answer=option_words(ask, option, self.reader))

    def _action(self, action: Action) -> Text:
        reader = self.reader
        said = {
            DRAW: reader.gettext("Draw a card"),
            MELD: reader.pgettext("advice; the card is drawn", "Meld {card}"),
            DOGMA: reader.pgettext("advice; the card is drawn", "Activate {card}"),
            PARLEY: reader.pgettext("advice; the card is drawn", "Pay a card to activate {card}"),
            ACHIEVE: reader.gettext("Claim the achievement of age {age}"),
        }
        card = self.voice.chip(action.card) if action.card else ""
        return self.voice.fill(said[action.kind], card=card, age=action.age)

    # -- what may follow -----------------------------------------------------------

    def line(self, steps: Sequence[Step]) -> Text | None:
        """The actions expected after an option, at most three, in a sentence; None if there are none."""
        does, reader = self._deeds(steps[:3]), self.reader
        if not does:
            return None
        if len(does) == 1:
            return self.voice.fill(reader.gettext("Then {first}."), first=does[0])
        if len(does) == 2:
            return self.voice.fill(reader.gettext("Then {first}, then {second}."), first=does[0], second=does[1])
        said = reader.gettext("Then {first}, then {second}, then {third}.")
        return self.voice.fill(said, first=does[0], second=does[1], third=does[2])

    def _deeds(self, steps: Sequence[Step]) -> list[Text]:
        """Actions as parts of a sentence; of one that is taken twice in a row it is said so."""
        deeds, at = list[Text](), 0
        while at < len(steps):
            step = steps[at]
            twice = step in steps[at + 1 : at + 2] and may_be_twice(step.action)
            deeds.append(does_words(self.voice, step.seat, step.action, twice=twice))
            at += 2 if twice else 1
        return deeds

    # -- why -----------------------------------------------------------------------

    def why(self, reasons: Sequence[Reason], other: str, most: int | None = None) -> list[Text]:
        """The reasons of a hint as sentences, after a word on what they compare with; empty if there are none.

        Args:
            reasons: the weightiest first.
            other: what the option is called that they compare with; empty for how things are now.
            most: how many are wanted; None for all.
        """
        told = self.reasons(reasons)[:most]
        if not told or not other or reasons[0].kind in phrases.AT_ONCE:
            return told
        return [self.voice.fill(self.reader.gettext("Compared with {other}:"), other=other), *told]

    def reasons(self, reasons: Iterable[Reason]) -> list[Text]:
        """Reasons as sentences; what differs by less than half of one on average is left out."""
        return [told for told in map(self._reason, reasons) if told is not None]

    def _reason(self, reason: Reason) -> Text | None:
        voice, kind = self.voice, reason.kind
        if kind in phrases.AT_ONCE:
            return voice.say(phrases.AT_ONCE[kind], reason.seat)
        if kind == HITS:
            return self._hits(reason)
        if kind == SAFE:
            return voice.say(phrases.SPARES[kind], reason.seat, card=voice.chip(reason.card))
        count = int(abs(reason.amount) + 0.5)
        if not count:
            return None
        said = phrases.more_of if reason.amount > 0 else phrases.fewer_of
        return voice.tell(said(kind, count, self.reader), reason.seat, count=count)

    def _hits(self, reason: Reason) -> Text:
        """A demand that hits an opponent, by name if there is only one."""
        voice, card = self.voice, self.voice.chip(reason.card)
        opponents = self._seen.seating.opponents[reason.seat]
        if len(opponents) == 1:
            return voice.say(phrases.HITS_ONE, opponents[0], card=card)
        return voice.fill(self.reader.gettext(phrases.HITS_SOME), card=card)

    # -- how sure it is ------------------------------------------------------------

    def alike(self, suggestions: Sequence[Suggestion], numbers: Sequence[str] = ("1", "2", "3", "4")) -> list[str]:
        """Which suggestions are too close to tell apart, in a sentence for each group.

        Args:
            suggestions: the best first.
            numbers: what each of them is called.
        """
        said = self.reader.gettext("{numbers} are too close to tell apart.")
        groups = [[numbers[place] for place in group] for group in alike(suggestions)]
        return [said.format(numbers=self.reader.listed(group)) for group in groups]


def may_be_twice(action: Action) -> bool:
    """Whether an action that is taken twice in a row can be told in one part of a sentence."""
    return action.kind in DOES_TWICE and not (action.kind == MELD and action.card)


def does_words(voice: Voice[Text], seat: int, action: Action, twice: bool = False) -> Text:
    """An action that a player takes, as a part of a sentence: "Bob melds Oars", or one taken twice in a row."""
    said = MELDS_ONE if action.kind == MELD and not action.card else DOES[action.kind]
    if twice:
        said = DOES_TWICE[action.kind]
    card = voice.chip(action.card) if action.card else ""
    return voice.say(said, seat, card=card, age=action.age)


def alike(suggestions: Sequence[Suggestion]) -> list[range]:
    """Groups of suggestions, the best first, none of which beats another one of its group."""
    groups: list[range] = []
    for start in range(len(suggestions)):
        end = start + 1
        while end < len(suggestions) and not suggestions[start].beats(suggestions[end]):
            end += 1
        if end - start > 1 and (not groups or end > groups[-1].stop):
            groups.append(range(start, end))
    return groups


def percent(share: float) -> int:
    """A share as whole percent; never 0 or 100, because nothing estimated is certain."""
    return min(99, max(1, round(100 * share)))
