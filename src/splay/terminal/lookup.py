"""Commands that only show something: help, card texts, piles, the log."""

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from splay.card import Card, CardSet
from splay.cards.library import notes
from splay.editions import edition_of
from splay.terminal.answers import option_keys
from splay.terminal.style import Look
from splay.terminal.table import junk_values, score_pile, whole_piles
from splay.terms import COLOR_NAMES, COLORS
from splay.text import card_text, effect_lines
from splay.text_help import (
    HELP,
    HELP_GIVE_UP,
    HELP_JUNK,
    HELP_PARLEY,
    LABELS,
    LOG_EMPTY,
    NO_SUCH_CARD,
    NO_SUCH_COLOR,
    RULES,
    SEVERAL_CARDS,
)
from splay.view import Asked, View


class Lookup:
    """Answers what a player may look up at any time."""

    def __init__(self, console: Console, cards: CardSet, look: Look, edition: int) -> None:
        self._console = console
        self._cards = cards
        self._look = look
        self._edition = edition

    def command(self, word: str, rest: str, seen: View, ask: Asked) -> bool:
        """Carry out a command that shows something; says whether it was one."""
        if word in ("?", "h", "help") and not rest:
            self.help(seen.parley)
        elif word == "rules" and not rest:
            self._say(RULES[self._edition])
        elif word in ("c", "card"):
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
        junk, give_up = (HELP_JUNK, HELP_GIVE_UP) if edition_of(self._edition).players_leave else ("", "")
        self._say(HELP.format(parley=HELP_PARLEY if parley else "", junk=junk, give_up=give_up))
        self._say(f"{LABELS['icons']:<9}{self._look.key()}")

    def log(self, lines: Sequence[str], whole: bool) -> None:
        """The last lines of the log, or all of it."""
        if not lines:
            self._say(LOG_EMPTY)
        for line in lines if whole else lines[-max(10, self._console.size.height - 4) :]:
            self._console.print(self._look.line(line))

    def _card(self, typed: str, seen: View, ask: Asked) -> None:
        if not typed:
            self._own_cards(seen)
            return
        found = self._option_card(typed, ask) or self._titled(typed)
        if not found:
            self._say(NO_SUCH_CARD.format(edition=self._edition, typed=typed))
        elif len(found) > 1:
            self._say(SEVERAL_CARDS.format(cards=", ".join(card.name for card in found)))
        else:
            self._show_card(found[0])

    def _option_card(self, typed: str, ask: Asked) -> list[Card]:
        """The card of the option with this number."""
        for key, option in zip(option_keys(ask), ask.options or (), strict=True):
            title = option.partition(" ")[2] if ask.kind == "action" else option
            if key == typed and title in self._cards.by_name:
                return [self._cards.by_name[title]]
        return []

    def _titled(self, typed: str) -> list[Card]:
        typed = typed.lower()
        cards = self._cards.cards
        exact = [card for card in cards if card.name.lower() == typed]
        first = [card for card in cards if card.name.lower().startswith(typed)]
        return exact or first or [card for card in cards if f" {typed}" in card.name.lower()]

    def _show_card(self, card: Card) -> None:
        head, *lines = card_text(card, notes(card, self._edition))
        self._console.print(
            Text.assemble(self._look.chip(card.color), " ", (head, "bold"), "  ", self._look.icons(card))
        )
        for line in lines:
            self._console.print(Padding(self._look.line(line), (0, 0, 0, 2)))

    def _own_cards(self, seen: View) -> None:
        assert seen.seat is not None
        me = seen.players[seen.seat]
        tops = [pile.cards[0] for pile in me.piles]
        hand = [face for face in me.hand if isinstance(face, Card)]
        for where, cards in (("on your board", tops), ("in your hand", hand)):
            if cards:
                self._console.print(Text(LABELS[where], style="bold"))
            for card in cards:
                self._console.print(self._look.card(card))
                for line in effect_lines(card):
                    self._console.print(Padding(Text(line), (0, 0, 0, 2)))

    def _pile(self, typed: str, seen: View) -> None:
        found = [color for color in COLORS if COLOR_NAMES[color].startswith(typed.lower())]
        if not found:
            self._say(NO_SUCH_COLOR.format(typed=typed, colors=", ".join(COLOR_NAMES)))
            return
        self._console.print(whole_piles(seen, self._look, found, range(len(seen.players))))

    def _everything(self, seen: View) -> None:
        self._console.print(whole_piles(seen, self._look, COLORS, range(len(seen.players))))
        if seen.seat is not None:
            self._console.print(score_pile(seen.players[seen.seat], self._look))
        if edition_of(self._edition).players_leave:
            self._console.print(junk_values(seen))

    def _say(self, text: str) -> None:
        self._console.print(Text(text))
