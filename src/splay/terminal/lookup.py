"""Commands that only show something: help, card texts, piles, the log."""

from collections.abc import Callable, Sequence
from itertools import accumulate, takewhile
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from splay.position.actions import action_of
from splay.position.card import Card
from splay.position.decision import ACTION
from splay.position.ruleset import Ruleset
from splay.position.terms import COLOR_NAMES, COLORS
from splay.terminal.answers import option_keys
from splay.terminal.guide import further_entries, help_entries, in_columns, in_paragraphs, rules_entries
from splay.terminal.log import Said
from splay.terminal.piles import junk_pile, score_pile, whole_piles
from splay.terminal.style import Look, many
from splay.terminal.words import card_lines, effect_lines
from splay.text.collation import folded
from splay.views.view import Asked, View

MORE: Final = "more"
"""Follows ``rules`` to show the rest."""


class Lookup:
    """Answers questions that a player may ask at any time."""

    def __init__(self, console: Console, rules: Ruleset, look: Look, show: Callable[[RenderableType], None]) -> None:
        """Answer at a console.

        Args:
            console: where everything is shown.
            rules: what is played with.
            look: the signs of the console.
            show: shows long text a screen at a time.
        """
        self._console = console
        self._show = show
        self._rules = rules
        self._look = look
        self._reader = look.reader

    def command(self, word: str, rest: str, seen: View, ask: Asked | None) -> bool:
        """Carry out a command that shows something; returns whether it was one."""
        if word in ("?", "h", "help") and not rest:
            self.help(seen.parley)
        elif word == "rules" and rest in ("", MORE):
            self._rules_in_brief(bool(rest))
        elif word in ("c", "card") and (rest or seen.seat is not None):
            self._card(rest, seen, ask)
        elif word in ("p", "pile") and rest:
            self._pile(rest, seen)
        elif word == "look" and not rest:
            self._everything(seen)
        else:
            return False
        return True

    def help(self, parley: bool) -> None:
        """How to answer, the commands, the icons."""
        self._console.print(in_columns(help_entries(self._rules, parley, self._look.reader)))
        self._console.print(many(self._look.key(), self._console.width, self._reader.gettext("Icons")))

    def _rules_in_brief(self, more: bool) -> None:
        """The rules in brief, or the rest of them."""
        further = further_entries(self._rules.edition, self._reader)
        if not more:
            self._console.print(in_paragraphs(rules_entries(self._rules, self._reader)))
        if more or not further:
            self._console.print(in_paragraphs(further))
        else:
            self._console.print(in_columns([(f"rules {MORE}", " / ".join(about for about, _ in further))]))

    def log(self, lines: Sequence[Said], whole: bool) -> None:
        """The last lines of the log, or all of it."""
        if not lines:
            self._say(self._reader.gettext("Nothing has happened yet."))
        said = [self._look.said(line) for line in lines]
        if not whole:
            heights = accumulate(len(self._console.render_lines(line, pad=False)) for line in reversed(said))
            fitting = sum(1 for _ in takewhile(lambda height: height < self._console.height - 1, heights))
            said = said[-max(1, fitting) :]
        self._show(Group(*said))

    def _card(self, typed: str, seen: View, ask: Asked | None) -> None:
        if not typed:
            self._own_cards(seen)
            return
        found = (self._option_card(typed, ask) if ask is not None else []) or self._named(typed)
        if not found:
            said = self._reader.gettext("No card of this edition has a name that begins with “{typed}”.")
            self._say(said.format(typed=typed))
        elif len(found) > 1:
            cards = ", ".join(map(self._look.name, found))
            self._say(self._reader.gettext("Several cards begin with that: {cards}").format(cards=cards))
        else:
            self._show_card(found[0])

    def _option_card(self, typed: str, ask: Asked) -> list[Card]:
        """The card of the option with this number."""
        for key, option in zip(option_keys(ask), ask.options or (), strict=True):
            name = action_of(option).card if ask.kind == ACTION else option
            if key == typed and name in self._rules.by_name:
                return [self._rules.by_name[name]]
        return []

    def _named(self, typed: str) -> list[Card]:
        """The cards that this may name, in the reader's language or in English."""
        typed = " ".join(folded(typed).split())
        names = {card: (folded(self._look.name(card)), folded(card.name)) for card in self._rules.cards}
        exact = [card for card, known in names.items() if typed in known]
        first = [card for card, known in names.items() if any(name.startswith(typed) for name in known)]
        later = [card for card, known in names.items() if any(f" {typed}" in name for name in known)]
        return exact or first or later

    def _show_card(self, card: Card) -> None:
        name = self._look.name(card)
        english = f"  {card.name}" if card.name != name else ""
        chip, icons = self._look.chip(card.color), self._look.icons(card)
        self._console.print(Text.assemble(chip, " ", (name, "bold"), (english, "dim"), "  ", icons))
        for line in card_lines(card, self._look.reader):
            self._console.print(Padding(self._look.line(line), (0, 0, 0, 2)))

    def _own_cards(self, seen: View) -> None:
        assert seen.seat is not None
        me = seen.players[seen.seat]
        tops = [pile.cards[0] for pile in me.piles]
        hand = [face for face in me.hand if isinstance(face, Card)]
        parts: list[RenderableType] = []
        for where, cards in ((self._reader.gettext("Your board"), tops), (self._reader.gettext("Your hand"), hand)):
            if cards:
                parts.append(Text(where, style="bold"))
            for card in cards:
                parts.append(self._look.card(card))
                parts += [Padding(Text(line), (0, 0, 0, 2)) for line in effect_lines(card, self._look.reader)]
        self._show(Group(*parts))

    def _pile(self, typed: str, seen: View) -> None:
        typed = folded(typed)
        names = [(folded(self._look.color(color)), COLOR_NAMES[color]) for color in COLORS]
        found = [color for color in COLORS if any(name.startswith(typed) for name in names[color])]
        if not found:
            colors = ", ".join(map(self._look.color, COLORS))
            self._say(
                self._reader.gettext("“{typed}” is not a color; there are: {colors}").format(typed=typed, colors=colors)
            )
            return
        if not any(pile.color in found for player in seen.players for pile in player.piles):
            self._say(self._reader.gettext("No cards"))
            return
        self._show(whole_piles(seen, self._look, found, range(len(seen.players))))

    def _everything(self, seen: View) -> None:
        parts = [whole_piles(seen, self._look, COLORS, range(len(seen.players)))]
        if seen.seat is not None:
            parts.append(score_pile(seen.players[seen.seat], self._look))
        if self._rules.edition.has_junk:
            parts.append(junk_pile(seen, self._reader))
        self._show(Group(*parts))

    def _say(self, text: str) -> None:
        self._console.print(Text(text))
