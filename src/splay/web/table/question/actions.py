"""The question bar of a turn: four or five actions, and what waits for its confirmation."""

from collections.abc import Mapping
from dataclasses import replace

from markupsafe import Markup

from splay.position.actions import ACHIEVE, DOGMA, DRAW, MELD, PARLEY, Action, action_of
from splay.position.card import Card
from splay.position.decision import OPENING
from splay.position.terms import ICON_NAMES
from splay.rules.turn_actions import points_needed
from splay.text.actions import action_word, drawn_words, turn_question
from splay.views.forecast import distant_from, drawn_value, forecast
from splay.views.view import Asked
from splay.web.html.sentences import chip, sentence
from splay.web.table.context.facts import QuestionFacts
from splay.web.table.controls import keys
from splay.web.table.controls.bar import ACTION_SIGN, CONFIRM, IS_LIT, IS_PICKED, Act, AskBar, Button, Clickable
from splay.web.table.preview.consequences import Consequences, consequences


class Turn:
    """What somebody may do in a turn, or as the first card of the game."""

    def __init__(self, facts: QuestionFacts, ask: Asked) -> None:
        self.ask = ask
        self.seen = facts.view
        self.showing = facts.showing
        self.vocabulary = facts.vocabulary
        self.reader = facts.vocabulary.reader
        self.confirms = facts.confirms
        self._plain = AskBar(facts.at, "acts", Markup(), ask.number, hint=facts.showing.hint_number)

    @property
    def act(self) -> str:
        """The action for which a card is being chosen; empty: any."""
        return self.showing.act or ""

    @property
    def options(self) -> tuple[str, ...]:
        """All that may be done."""
        return self.ask.options or ()

    @property
    def picked(self) -> str:
        """What waits for its confirmation; empty if nothing does."""
        wanted = self.showing.picked
        return wanted if wanted in self.options else ""

    @property
    def action(self) -> Action:
        """The action that waits for its confirmation; a first card is melded."""
        return Action(MELD, self.picked) if self.ask.kind == OPENING else action_of(self.picked)

    def of(self, act: str) -> list[Action]:
        """The actions of one kind."""
        return [action for action in map(action_of, self.options) if action.kind == act]

    def card(self, action: Action) -> Card:
        """The card that an action is about."""
        return self.vocabulary.rules.by_name[action.card]

    # -- what is lit ---------------------------------------------------------------

    def clickable(self) -> dict[str, Clickable]:
        """Everything that can be clicked."""
        if self.ask.kind == OPENING:
            return {
                f"card:{name}": self._clickable(name, keys.digit(at), keys.pressed(keys.digit(at)), confirm=True)
                for at, name in enumerate(self.options)
            }
        found: dict[str, Clickable] = {}
        for at, action in enumerate(self.of(MELD)):
            self._light(found, action, keys.digit(at))
        for action in self.of(DOGMA):
            self._light(found, action, keys.COLORS[self.card(action).color])
        for at, action in enumerate(self.of(PARLEY)):
            self._light(found, action, keys.digit(at))
        for action in self.of(ACHIEVE):
            self._light(found, action, keys.digit(action.age - 1))
        return found

    def _light(self, found: dict[str, Clickable], action: Action, key: str) -> None:
        act = action.kind
        if self.act not in ("", act):
            return
        where = f"achievement:{action.age}" if act == ACHIEVE else f"card:{action.card}"
        # Digits alone mean the hand, letters alone the board, unless one action is being chosen for.
        alone = bool(key) and (bool(self.act) or act in (MELD, DOGMA))
        pressed = " ".join(filter(None, (f"{keys.ACTS[act]}{key}" if key else "", key if alone else "")))
        found[where] = self._clickable(action.option, key if alone else "", keys.pressed(pressed), self.confirms)

    def _clickable(self, option: str, key: str, pressed: str, confirm: bool) -> Clickable:
        return Clickable(option, key, confirm, IS_PICKED if option == self.picked else IS_LIT, pressed)

    # -- the bar -------------------------------------------------------------------

    def bar(self) -> AskBar:
        """The bar: the actions, or the one that waits for its confirmation."""
        title, more = turn_question(self.seen, self.ask, self.reader)
        bar = replace(self._plain, title=Markup.escape(title), clickable=self.clickable())
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
            attrs = self._plain.picks(DRAW)
        elif not off:
            attrs = self._plain.looks() if is_on else self._plain.looks(act=name)
        letter = keys.ACTS[name]
        pressed = f"{letter} Escape" if is_on else letter
        button = Button(
            action_word(name, self.reader), attrs, key=letter, keys=pressed, sign=ACTION_SIGN[name], note=note, off=off
        )
        return Act(name, button, is_on)

    def _note(self, name: str) -> tuple[str, str]:
        """What an action would be about, and why it cannot be done."""
        reader, count = self.reader, len(self.of(name))
        if name == DRAW:
            return drawn_words(self.seen, drawn_value(self.seen, self.ask.seat), reader), ""
        if name == MELD:
            told = reader.ngettext("the one card in your hand", "one of {count} cards", count)
            return told.format(count=count), "" if count else reader.gettext("your hand is empty")
        if name == DOGMA:
            told = reader.ngettext("your one top card", "one of {count} top cards", count)
            return told.format(count=count), "" if count else reader.gettext("you have no top card")
        if name == PARLEY:
            told = reader.ngettext("one top card of a distant player", "one of {count} top cards", count)
            return told.format(count=count), "" if count else self._no_parley()
        told = reader.ngettext("one within reach", "one of {count} within reach", count)
        return told.format(count=count), "" if count else self._no_achievement()

    def _no_parley(self) -> str:
        if not self.seen.players[self.ask.seat].hand:
            return self.reader.gettext("no card in your hand to pay with")
        return self.reader.gettext("distant players have no top card")

    def _no_achievement(self) -> str:
        player = self.seen.players[self.ask.seat]
        if not self.seen.available:
            return self.reader.gettext("no achievement is left")
        age = min(self.seen.available)
        if player.points < points_needed(age):
            return self.reader.gettext("{needed} points needed, you have {points}").format(
                needed=points_needed(age), points=player.points
            )
        return self.reader.gettext("a top card of value {age} needed").format(age=age)

    # -- confirming ----------------------------------------------------------------

    def _confirmation(self, bar: AskBar) -> AskBar:
        preview = self._preview()
        nothing = preview is not None and preview.does_nothing
        back = Button(
            self.reader.gettext("Back"),
            self._back(),
            key=self.reader.pgettext("key", "Esc"),
            keys="Escape",
            css="" if nothing else "btn--quiet",
        )
        label = self.reader.gettext("Activate anyway") if nothing else self._confirm_label()
        confirm = Button(
            label,
            self._plain.picks(self.picked),
            key="" if nothing else self.reader.pgettext("key", "Enter"),
            keys="Enter",
            css="" if nothing else "btn--main",
        )
        title, counted = self._question()
        return replace(
            bar,
            mode=CONFIRM,
            title=title,
            buttons=(back, confirm),
            preview=preview,
            counted=counted,
            sub=self._advice(),
            after=preview.after if preview else None,
        )

    def _preview(self) -> Consequences | None:
        if self.ask.kind == OPENING:
            return None
        return consequences(self.seen, self.action, self.vocabulary)

    def _back(self) -> Mapping[str, str]:
        return self._plain.looks(act=self.act) if self.act else self._plain.looks()

    @property
    def _picked_act(self) -> str:
        return OPENING if self.ask.kind == OPENING else self.action.kind

    def _confirm_label(self) -> str:
        return {
            OPENING: self.reader.gettext("Begin with it"),
            DRAW: action_word(DRAW, self.reader),
            MELD: action_word(MELD, self.reader),
            DOGMA: self.reader.gettext("Activate"),
            PARLEY: self.reader.gettext("Pay and activate"),
            ACHIEVE: self.reader.gettext("Claim"),
        }[self._picked_act]

    def _question(self) -> tuple[Markup, str]:
        """The question whether to do it, and the icon that is counted for it."""
        act, reader = self._picked_act, self.reader
        if act == DRAW:
            return Markup.escape(reader.gettext("Draw a card?")), ""
        if act == ACHIEVE:
            asks = Markup(reader.gettext("Claim the achievement of age {age}?"))
            return asks.format(age=self.action.age), ""
        card = self.card(self.action)
        drawn = chip(card, self.reader)
        if act == OPENING:
            return sentence(reader.gettext("Begin with {card}?"), card=drawn), ""
        if act == MELD:
            return sentence(reader.gettext("Meld {card}?"), card=drawn), ""
        return self._activation(card, drawn, act), ICON_NAMES[card.featured]

    def _activation(self, card: Card, drawn: Markup, act: str) -> Markup:
        """Whether to activate a card, with those it hits who cannot pay for being spared."""
        reader, names = self.reader, self.vocabulary.names
        found = forecast(self.seen, self.ask.seat, card)
        obey = [seat for seat, _ in found.obey if seat not in found.payers]
        if act == PARLEY:
            return sentence(reader.gettext("Pay a card from your hand to activate {card}?"), card=drawn)
        if not obey:
            return sentence(reader.gettext("Activate {card}?"), card=drawn)
        who = reader.listed([names[seat] for seat in obey])
        asked = reader.ngettext(
            "Activate {card}? {who} has to obey.", "Activate {card}? {who} have to obey.", len(obey)
        )
        return sentence(asked, card=drawn, who=who)

    def _advice(self) -> Markup:
        if self._picked_act != ACHIEVE:
            return Markup()
        told = self.reader.gettext("It takes {needed} points, which you keep: you have {points}.")
        points = self.seen.players[self.ask.seat].points
        return Markup.escape(told.format(needed=points_needed(self.action.age), points=points))
