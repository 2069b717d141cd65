"""What stands on the screen when somebody is asked: table, log, question and options, fitted to its height."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from splay.card import CardSet
from splay.decision import ACTION, CARD, OPENING
from splay.state import Outcome
from splay.terminal.answers import option_keys
from splay.terminal.ending import standings
from splay.terminal.journal import Said
from splay.terminal.lean import is_lean, lean_table
from splay.terminal.menu import ALL, FEW, PACKED, TOPS, Menu
from splay.terminal.style import Look
from splay.terminal.table import HUMAN, table
from splay.terminal.words import asker, question
from splay.view import Asked, View
from splay.wording.questions import outcome_words

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
LOG_LEAST: Final = 6
"""So many lines of the log are shown even if the top of the table goes out of sight for them."""
_PROMPT: Final = 1


class Screen:
    """Draws one game on one console.

    Attributes:
        look: the signs of the console.
    """

    def __init__(
        self, console: Console, cards: CardSet, names: tuple[str, ...], kinds: tuple[str, ...], language: str
    ) -> None:
        """Draw on this console.

        Args:
            console: where everything is shown.
            cards: the cards of the edition.
            names: of the players, by seat.
            kinds: what sits on each seat.
            language: of all words.
        """
        self.look = Look(console, cards, language)
        self._words = self.look.words
        self._console = console
        self._cards = cards
        self._names = names
        self._kinds = kinds

    # -- single things -------------------------------------------------------------

    def say(self, line: str = "") -> None:
        """One line or paragraph."""
        self._console.print(Text(line))

    def echo(self, line: str) -> None:
        """Show what was typed where no terminal does so."""
        if not self._console.is_terminal:
            self.say(line)

    def log(self, lines: Sequence[Said], with_rule: bool) -> None:
        """Lines of the log."""
        if lines:
            if with_rule:
                self._console.print(self._since())
            self._console.print(self._lines(_counted(lines)))

    def table(self, seen: View) -> None:
        """The whole table, however long."""
        self._console.print()
        self._console.print(table(seen, self.look, self._kinds, self._console.width))

    def clear(self) -> None:
        """Leave nothing on the screen, or at least out of sight."""
        if not self._console.is_terminal:
            self._console.print(Rule())
        elif self._console.is_dumb_terminal:
            self._console.print("\n" * self._console.height)
        else:
            self._console.file.write(CLEAR)
            self._console.file.flush()

    def end(self, seen: View, outcome: Outcome, log: Sequence[Said]) -> None:
        """The last table, the last lines of the log for who sees it, and who won."""
        above = self._table(seen, self._is_lean())
        title, why = outcome_words(outcome, self._names, seen.seat, self._words)
        won: list[RenderableType] = [Text(), Text(title, style="bold"), self.look.line(why), standings(seen, self.look)]
        room = self._console.height - self._height(*above, *won) - 2 * _PROMPT
        told = self._told(log, with_rule=seen.seat is not None, height=max(LOG_LEAST, room))
        self._console.print(Group(*above, *told, *won))

    # -- a question ------------------------------------------------------------------

    def question(
        self,
        seen: View,
        ask: Asked,
        log: Sequence[Said],
        activator: int | None,
        with_table: bool,
        with_sentence: bool,
    ) -> None:
        """The table, what has happened, the question and its options.

        As much of the sentences of cards and of the log is shown as leaves all of it in sight.

        Args:
            seen: what the seat asked sees.
            ask: the question.
            log: lines that the seat has not seen.
            activator: who activated the effect that asks; None outside effects.
            with_table: whether the table is shown.
            with_sentence: whether the effect that asks is shown.
        """
        lean = self._is_lean()
        above = self._table(seen, lean) if with_table else []
        sentence = asker(ask, self._names, self._cards, activator, self.look.language) if with_sentence else None
        asking: list[RenderableType] = [] if sentence is None else [self.look.line(sentence)]
        if not lean or not with_table:
            asking.insert(0, Text())
        told = self._told(log, with_table)
        menu = Menu(seen, ask, self._cards, self.look, self._console.width, with_piles=lean)
        asked = self._question(seen, ask)
        room = self._console.height - self._height(*above, *asking, asked) - _PROMPT
        texts = self._texts_that_fit(menu, room, self._height(*told))
        options = menu.drawn(texts)
        if with_table:
            told = self._told(log, with_table, max(LOG_LEAST, room - self._height(options)))
        if texts in (PACKED, FEW) and with_sentence:
            self._add_hint(asked, ask)
        self._console.print(Group(*above, *told, *asking, asked, options))

    def _question(self, seen: View, ask: Asked) -> Text:
        several = self._kinds.count(HUMAN) > 1
        title, more = question(seen, ask, several, self.look.language)
        return Text.assemble((title, "bold"), f"  {more}" if more else "")

    def _is_lean(self) -> bool:
        return is_lean(*self._console.size, len(self._names), self.look)

    def _table(self, seen: View, lean: bool) -> list[RenderableType]:
        width = self._console.width
        return [Text(), lean_table(seen, self.look, width) if lean else table(seen, self.look, self._kinds, width)]

    def _told(self, log: Sequence[Said], with_rule: bool, height: int | None = None) -> list[RenderableType]:
        """The last lines of the log, as many as there is room for with the rule above them."""
        if not log:
            return []
        lines = _counted(log)
        shown = list(lines)
        while height is not None and len(shown) > 1 and self._height(self._lines(shown)) >= height:
            shown.pop(0)
        if not with_rule:
            return [self._lines(shown)]
        return [self._since(len(lines) - len(shown)), self._lines(shown)]

    def _since(self, left_out: int = 0) -> Rule:
        """The rule above what has happened since the reader's last pick."""
        title = self._words.gettext("Since your last pick")
        if left_out:
            title = self._words.ngettext(
                "Since your last pick ({count} line above these: l)",
                "Since your last pick ({count} lines above these: l)",
                left_out,
            ).format(count=left_out)
        return Rule(title, align="left", style="dim")

    def _lines(self, log: Sequence[Said]) -> RenderableType:
        return Group(*map(self.look.said, log))

    def _texts_that_fit(self, menu: Menu, room: int, log: int) -> int:
        """How much of the cards to show: sentences where the whole log has room, else at least the end of the log."""
        for texts, kept in ((ALL, log), (TOPS, log), (FEW, min(log, LOG_LEAST))):
            if self._height(menu.drawn(texts)) <= room - kept:
                return texts
        return PACKED

    def _add_hint(self, question: Text, ask: Asked) -> None:
        """How to read one of the cards, where a line has room for it."""
        keys = [key for key, option in zip(option_keys(ask), ask.options or (), strict=True) if _has_card(ask, option)]
        hint = self._words.gettext("(c {key}: the text of card {key})").format(key=keys[-1]) if keys else ""
        if hint and question.cell_len + 2 + cell_len(hint) < self._console.width:
            question.append(f"  {hint}", style="not bold dim")

    def _height(self, *shapes: RenderableType) -> int:
        return sum(len(self._console.render_lines(shape, pad=False)) for shape in shapes)


def _has_card(ask: Asked, option: str) -> bool:
    return option.startswith("dogma ") if ask.kind == ACTION else ask.kind in (CARD, OPENING)


def _counted(lines: Sequence[Said]) -> list[Said]:
    """The lines with a count in place of repetitions."""
    counted = []
    for line, same in groupby(lines):
        times = len(list(same))
        counted.append(line if times == 1 else line._replace(text=f"{line.text}  ({times}x)"))
    return counted
