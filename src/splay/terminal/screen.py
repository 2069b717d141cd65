"""What stands on the screen when somebody is asked: table, log, question and options, fitted to its height."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from splay.card import CardSet
from splay.decision import ACTION, CARD, OPENING
from splay.state import Outcome
from splay.terminal.answers import option_keys
from splay.terminal.ending import standings
from splay.terminal.lean import is_lean, lean_table
from splay.terminal.menu import ALL, FEW, PACKED, TOPS, Menu
from splay.terminal.style import Look
from splay.terminal.table import table
from splay.text import asker_words, describe_outcome, describe_question
from splay.text_help import LABELS
from splay.view import Asked, View

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
LOG_LEAST: Final = 6
"""So many lines of the log are shown even if the top of the table goes out of sight for them."""
_PROMPT: Final = 1


class Screen:
    """Draws one game on one console.

    Attributes:
        look: the signs of the console.
    """

    def __init__(self, console: Console, cards: CardSet, names: tuple[str, ...], kinds: tuple[str, ...]) -> None:
        """Draw on this console.

        Args:
            console: where everything is shown.
            cards: the cards of the edition.
            names: of the players, by seat.
            kinds: what sits on each seat.
        """
        self.look = Look(console, cards)
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

    def log(self, lines: Sequence[str], reader: int | None, with_rule: bool) -> None:
        """Lines of the log for a seat or, None, for a spectator."""
        if lines:
            if with_rule:
                self._console.print(Rule(LABELS["since"], align="left", style="dim"))
            self._console.print(self._lines(_counted(lines), reader))

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

    def end(self, seen: View, outcome: Outcome, log: Sequence[str]) -> None:
        """The last table, the last lines of the log for who sees it, and who won."""
        above = self._table(seen, is_lean(*self._console.size, len(self._names)))
        won: list[RenderableType] = [
            Text(),
            Text(describe_outcome(outcome, self._names), style="bold"),
            standings(seen),
        ]
        room = self._console.height - self._height(*above, *won) - 2 * _PROMPT
        told = self._told(log, seen.seat, with_rule=seen.seat is not None, height=max(LOG_LEAST, room))
        self._console.print(Group(*above, *told, *won))

    # -- a question ------------------------------------------------------------------

    def question(
        self,
        seen: View,
        ask: Asked,
        log: Sequence[str],
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
        lean = is_lean(*self._console.size, len(self._names))
        above = self._table(seen, lean) if with_table else []
        sentence = asker_words(ask, self._names, self._cards, activator) if with_sentence else None
        asking = [] if sentence is None else [self.look.line(sentence)]
        if not lean or not with_table:
            asking.insert(0, Text())
        told = self._told(log, ask.seat, with_table)
        menu = Menu(seen, ask, self._cards, self.look, self._console.width, with_piles=lean)
        question = Text(describe_question(ask, self._names, seen.actions_left), style="bold")
        room = self._console.height - self._height(*above, *asking, question) - _PROMPT
        texts = self._texts_that_fit(menu, room, self._height(*told))
        options = menu.drawn(texts)
        if with_table:
            told = self._told(log, ask.seat, with_table, max(LOG_LEAST, room - self._height(options)))
        if texts in (PACKED, FEW) and with_sentence:
            self._add_hint(question, ask)
        self._console.print(Group(*above, *told, *asking, question, options))

    def _table(self, seen: View, lean: bool) -> list[RenderableType]:
        width = self._console.width
        return [Text(), lean_table(seen, self.look, width) if lean else table(seen, self.look, self._kinds, width)]

    def _told(
        self, log: Sequence[str], seat: int | None, with_rule: bool, height: int | None = None
    ) -> list[RenderableType]:
        """The last lines of the log, as many as there is room for with the rule above them."""
        if not log:
            return []
        lines = _counted(log)
        shown = list(lines)
        while height is not None and len(shown) > 1 and self._height(self._lines(shown, seat)) >= height:
            shown.pop(0)
        if not with_rule:
            return [self._lines(shown, seat)]
        left_out = len(lines) - len(shown)
        title = LABELS["since, in part"].format(count=left_out) if left_out else LABELS["since"]
        return [Rule(title, align="left", style="dim"), self._lines(shown, seat)]

    def _lines(self, log: Sequence[str], reader: int | None) -> RenderableType:
        name = None if reader is None else self._names[reader]
        return Group(*(self.look.line(line, name) for line in log))

    def _texts_that_fit(self, menu: Menu, room: int, log: int) -> int:
        """How much of the cards to show: sentences where the whole log has room, else at least the end of the log."""
        for texts, kept in ((ALL, log), (TOPS, log), (FEW, min(log, LOG_LEAST))):
            if self._height(menu.drawn(texts)) <= room - kept:
                return texts
        return PACKED

    def _add_hint(self, question: Text, ask: Asked) -> None:
        """How to read one of the cards, where a line has room for it."""
        keys = [key for key, option in zip(option_keys(ask), ask.options or (), strict=True) if _has_card(ask, option)]
        hint = LABELS["hint"].format(key=keys[-1]) if keys else ""
        if hint and question.cell_len + 2 + len(hint) < self._console.width:
            question.append(f"  {hint}", style="not bold dim")

    def _height(self, *shapes: RenderableType) -> int:
        return sum(len(self._console.render_lines(shape, pad=False)) for shape in shapes)


def _has_card(ask: Asked, option: str) -> bool:
    return option.startswith("dogma ") if ask.kind == ACTION else ask.kind in (CARD, OPENING)


def _counted(lines: Sequence[str]) -> list[str]:
    """The lines with a count in place of repetitions."""
    counted = []
    for line, same in groupby(lines):
        times = len(list(same))
        counted.append(line if times == 1 else LABELS["again"].format(line=line, count=times))
    return counted
