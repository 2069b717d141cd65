"""The question bar of a turn: four or five actions, and what waits for its confirmation."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from markupsafe import Markup

from splay.card import Card
from splay.cards.library import card_set
from splay.catalogue import Catalogue, catalogue
from splay.decision import OPENING
from splay.forecast import distant_from, drawn_value, forecast
from splay.terms import ICON_NAMES
from splay.turn import POINTS_PER_AGE
from splay.view import Asked, View
from splay.web.present.asking import (
    IS_LIT,
    IS_PICKED,
    LETTERS,
    Act,
    AskBar,
    Deed,
    Lit,
    digit,
    looks,
    picks,
)
from splay.web.present.consequences import Consequences, consequences
from splay.web.present.narration import chip
from splay.web.present.players import Mark
from splay.wording.actions import action_word, drawn_words, turn_question
from splay.wording.formats import listed

DRAW: Final = "draw"
MELD: Final = "meld"
DOGMA: Final = "dogma"
PARLEY: Final = "parley"
ACHIEVE: Final = "achieve"

_LETTER: Final = {DRAW: "D", MELD: "M", DOGMA: "G", PARLEY: "Y", ACHIEVE: "A"}
_SIGN: Final = {DRAW: "deck", MELD: "hand", DOGMA: "dogma", PARLEY: "link", ACHIEVE: "achievement"}


@dataclass(frozen=True)
class Turn:
    """What somebody may do in a turn, or as the first card of the game.

    Attributes:
        table: id of the table.
        seen: what the seat sees.
        ask: the decision.
        at: the step shown.
        wanted: the option that waits for its confirmation, if it is one; else empty.
        act: the action for which a card is being chosen; empty: any.
        confirms: whether actions are shown before they are done.
        marks: all players.
        language: of the words.
    """

    table: str
    seen: View
    ask: Asked
    at: int
    wanted: str
    act: str
    confirms: bool
    marks: Sequence[Mark]
    language: str

    @property
    def words(self) -> Catalogue:
        """The catalogue."""
        return catalogue(self.language)

    @property
    def options(self) -> tuple[str, ...]:
        """All that may be done."""
        return self.ask.options or ()

    @property
    def picked(self) -> str:
        """What waits for its confirmation; empty if nothing does."""
        return self.wanted if self.wanted in self.options else ""

    def of(self, act: str) -> list[str]:
        """The options of one action."""
        return [option for option in self.options if option.startswith(f"{act} ")]

    def card(self, option: str) -> Card:
        """The card that an option names."""
        name = option if self.ask.kind == OPENING else option.partition(" ")[2]
        return card_set(self.seen.edition).by_name[name]

    # -- what is lit ---------------------------------------------------------------

    def lit(self) -> dict[str, Lit]:
        """Everything that can be clicked."""
        if self.ask.kind == OPENING:
            return {
                f"card:{name}": self._lit(name, digit(at), digit(at), confirm=True)
                for at, name in enumerate(self.options)
            }
        found: dict[str, Lit] = {}
        for at, option in enumerate(self.of(MELD)):
            self._light(found, MELD, option, digit(at))
        for option in self.of(DOGMA):
            self._light(found, DOGMA, option, LETTERS[self.card(option).color])
        for at, option in enumerate(self.of(PARLEY)):
            self._light(found, PARLEY, option, digit(at))
        for option in self.of(ACHIEVE):
            self._light(found, ACHIEVE, option, digit(int(option.partition(" ")[2]) - 1))
        return found

    def _light(self, found: dict[str, Lit], act: str, option: str, key: str) -> None:
        if self.act not in ("", act):
            return
        what = option.partition(" ")[2]
        where = f"achievement:{what}" if act == ACHIEVE else f"card:{what}"
        # Digits alone mean the hand, letters alone the board, unless one action is being chosen for.
        alone = bool(key) and (bool(self.act) or act in (MELD, DOGMA))
        keys = " ".join(filter(None, (f"{_LETTER[act]}{key}" if key else "", key if alone else "")))
        found[where] = self._lit(option, key if alone else "", keys, self.confirms)

    def _lit(self, option: str, key: str, keys: str, confirm: bool) -> Lit:
        return Lit(option, key, confirm, IS_PICKED if option == self.picked else IS_LIT, keys)

    # -- the bar -------------------------------------------------------------------

    def bar(self) -> AskBar:
        """The bar: the actions, or the one that waits for its confirmation."""
        title, more = turn_question(self.seen, self.ask, self.words)
        bar = AskBar(self.table, self.at, "acts", Markup.escape(title), self.ask.number, lit=self.lit())
        if self.picked:
            return self._confirmation(bar)
        if self.ask.kind == OPENING:
            return replace(bar, mode="question", sub=Markup.escape(more))
        return replace(bar, acts=tuple(self._acts()))

    def _acts(self) -> list[Act]:
        names = [DRAW, MELD, DOGMA, ACHIEVE]
        if distant_from(self.seen, self.ask.seat):
            names.insert(3, PARLEY)
        return [self._act(name) for name in names]

    def _act(self, name: str) -> Act:
        is_on = self.act == name
        note, off = self._note(name)
        attrs = {}
        if name == DRAW:
            attrs = picks(self.table, self.at, self.ask.number, DRAW)
        elif not off:
            attrs = looks(self.table, self.at) if is_on else looks(self.table, self.at, act=name)
        letter = _LETTER[name]
        keys = f"{letter} Escape" if is_on else letter
        deed = Deed(action_word(name, self.words), attrs, key=letter, keys=keys, sign=_SIGN[name], note=note, off=off)
        return Act(name, deed, is_on)

    def _note(self, name: str) -> tuple[str, str]:
        """What an action would be about, and why it cannot be done."""
        words, count = self.words, len(self.of(name))
        if name == DRAW:
            return drawn_words(self.seen, drawn_value(self.seen, self.ask.seat), words), ""
        if name == MELD:
            told = words.ngettext("the one card of your hand", "one of {count} cards", count)
            return told.format(count=count), "" if count else words.gettext("your hand is empty")
        if name == DOGMA:
            told = words.ngettext("your one top card", "one of {count} top cards", count)
            return told.format(count=count), "" if count else words.gettext("you have no top card")
        if name == PARLEY:
            told = words.ngettext("one top card of a distant player", "one of {count} top cards", count)
            return told.format(count=count), "" if count else self._no_parley()
        told = words.ngettext("one within reach", "one of {count} within reach", count)
        return told.format(count=count), "" if count else self._no_achievement()

    def _no_parley(self) -> str:
        if not self.seen.players[self.ask.seat].hand:
            return self.words.gettext("no card in your hand to pay with")
        return self.words.gettext("distant players have no top card")

    def _no_achievement(self) -> str:
        player = self.seen.players[self.ask.seat]
        if not self.seen.available:
            return self.words.gettext("no achievement is left")
        age = min(self.seen.available)
        if player.points < age * POINTS_PER_AGE:
            return self.words.gettext("{needed} points needed, you have {points}").format(
                needed=age * POINTS_PER_AGE, points=player.points
            )
        return self.words.gettext("a top card of value {age} needed").format(age=age)

    # -- confirming ----------------------------------------------------------------

    def _confirmation(self, bar: AskBar) -> AskBar:
        preview = self._preview()
        nothing = preview is not None and preview.does_nothing
        back = Deed(
            self.words.gettext("Back"),
            self._back(),
            key=self.words.pgettext("key", "Esc"),
            keys="Escape",
            css="" if nothing else "btn--quiet",
        )
        label = self.words.gettext("Activate anyway") if nothing else self._confirm_label()
        confirm = Deed(
            label,
            picks(self.table, self.at, self.ask.number, self.picked),
            key="" if nothing else self.words.pgettext("key", "Enter"),
            keys="Enter",
            css="" if nothing else "btn--main",
        )
        title, counted = self._question()
        return replace(
            bar,
            mode="confirm",
            title=title,
            deeds=(back, confirm),
            preview=preview,
            counted=counted,
            sub=self._advice(),
            after=preview.after if preview else None,
        )

    def _preview(self) -> Consequences | None:
        if self.ask.kind == OPENING:
            return None
        act, _, what = self.picked.partition(" ")
        card = None if act in (DRAW, ACHIEVE) else self.card(self.picked)
        return consequences(self.seen, act, what, card, self.marks, self.language)

    def _back(self) -> Mapping[str, str]:
        return looks(self.table, self.at, act=self.act) if self.act else looks(self.table, self.at)

    @property
    def _picked_act(self) -> str:
        return OPENING if self.ask.kind == OPENING else self.picked.partition(" ")[0]

    def _confirm_label(self) -> str:
        return {
            OPENING: self.words.gettext("Begin with it"),
            DRAW: action_word(DRAW, self.words),
            MELD: action_word(MELD, self.words),
            DOGMA: self.words.gettext("Activate"),
            PARLEY: self.words.gettext("Pay and activate"),
            ACHIEVE: self.words.gettext("Claim"),
        }[self._picked_act]

    def _question(self) -> tuple[Markup, str]:
        """The question whether to do it, and the icon that is counted for it."""
        act, words = self._picked_act, self.words
        if act == DRAW:
            return Markup.escape(words.gettext("Draw a card?")), ""
        if act == ACHIEVE:
            age = self.picked.partition(" ")[2]
            return Markup(words.gettext("Claim the achievement of age {age}?")).format(age=age), ""
        card = self.card(self.picked)
        drawn = chip(card, self.language)
        if act == OPENING:
            return Markup(words.gettext("Begin with {card}?")).format(card=drawn), ""
        if act == MELD:
            return Markup(words.gettext("Meld {card}?")).format(card=drawn), ""
        return self._activation(card, drawn, act), ICON_NAMES[card.featured]

    def _activation(self, card: Card, drawn: Markup, act: str) -> Markup:
        """Whether to activate a card, with those it hits who cannot pay for being spared."""
        words, names = self.words, [player.name for player in self.seen.players]
        found = forecast(self.seen, self.ask.seat, card)
        obey = [seat for seat, _ in found.obey if seat not in found.payers]
        if act == PARLEY:
            return Markup(words.gettext("Pay a card of your hand to activate {card}?")).format(card=drawn)
        if not obey:
            return Markup(words.gettext("Activate {card}?")).format(card=drawn)
        who = listed([names[seat] for seat in obey], words)
        asked = words.ngettext("Activate {card}? {who} has to obey.", "Activate {card}? {who} have to obey.", len(obey))
        return Markup(asked).format(card=drawn, who=who)

    def _advice(self) -> Markup:
        if self._picked_act != ACHIEVE:
            return Markup()
        age = int(self.picked.partition(" ")[2])
        told = self.words.gettext("It takes {needed} points, which stay yours: you have {points}.")
        points = self.seen.players[self.ask.seat].points
        return Markup.escape(told.format(needed=age * POINTS_PER_AGE, points=points))
