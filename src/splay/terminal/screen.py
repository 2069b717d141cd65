"""The screen for a question: table, log, question and options, fitted to its height."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, tee
from typing import Final

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import Segment, SegmentLines
from rich.text import Text

from splay.position.actions import DOGMA, action_of
from splay.position.decision import ACTION, CARD, OPENING
from splay.position.ruleset import Ruleset
from splay.position.state import Outcome
from splay.terminal.answers import option_keys
from splay.terminal.compact_table import LENGTHS, is_lean, lean_table
from splay.terminal.log import Said
from splay.terminal.menu import ALL, BARE, FEW, PACKED, TOPS, Menu
from splay.terminal.result import standings
from splay.terminal.style import Look
from splay.terminal.table import HUMAN, table
from splay.terminal.words import asker, question
from splay.text.questions import outcome_words
from splay.text.reader import Reader
from splay.views.view import Asked, View

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
LOG_LEAST: Final = 6
"""How many lines of the log, if there are that many, are shown in preference to the table."""
LOG_BARELY: Final = 2
"""How many are shown if even the shorter table leaves no room for more."""
_PROMPT: Final = 1


_Lines = list[list[Segment]]


@dataclass(frozen=True)
class _Log:
    """Lines of the log, drawn and measured once, however often they are fitted.

    Attributes:
        lines: as they are shown.
        heights: how many lines of the screen each takes.
    """

    lines: Sequence[RenderableType]
    heights: Sequence[int]


class Screen:
    """Draws one game on one console.

    Attributes:
        look: the signs of the console.
        more: asks whether the viewer wants to see more of something long.
    """

    def __init__(
        self, console: Console, cards: Ruleset, names: tuple[str, ...], kinds: tuple[str, ...], reader: Reader
    ) -> None:
        """Draw on this console.

        Args:
            console: where everything is shown.
            cards: the cards of the edition.
            names: the players' names, by seat.
            kinds: by seat, ``human`` or the name of a bot.
            reader: who reads.
        """
        self.look = Look(console, cards, reader)
        self._reader = self.look.reader
        self._console = console
        self._cards = cards
        self._names = names
        self._kinds = kinds
        self.more: Callable[[str], bool] = lambda prompt: True
        self._used = 0
        self._drawn: dict[int, tuple[RenderableType, _Lines]] = {}

    # -- single things -------------------------------------------------------------

    def say(self, line: str = "") -> None:
        """One line or paragraph; if it begins with spaces, all its lines are indented like the first."""
        text = line.lstrip(" ")
        indent = len(line) - len(text)
        self._print(Padding(Text(text), (0, 0, 0, indent), expand=False) if indent else Text(text))

    def begin(self) -> None:
        """Note that everything on the screen has been read and may now scroll out of sight."""
        self._used = 0

    def _print(self, *shapes: RenderableType) -> None:
        """Show something that must stay in sight until the next line is typed."""
        lines = [line for shape in shapes for line in self._lines(shape)]
        self._drawn.clear()
        self._used += len(lines)
        self._console.print(SegmentLines(lines, new_lines=True), end="")

    def echo(self, line: str) -> None:
        """Show what was typed, in case no terminal does."""
        if not self._console.is_terminal:
            self.say(line)

    def log(self, lines: Sequence[Said], with_rule: bool) -> None:
        """Lines of the log."""
        if lines:
            drawn = map(self.look.said, _counted(lines))
            self._print(*([self._since()] if with_rule else []), *drawn)

    def show(self, shape: RenderableType) -> None:
        """Something that may be long; at a terminal, a screen at a time."""
        if not self._console.is_terminal:
            self._print(shape)
            return
        lines = self._console.render_lines(shape, pad=False)
        while lines:
            room = max(1, self._console.height - _PROMPT - self._used)
            self._used += len(lines[:room])
            self._console.print(SegmentLines(lines[:room], new_lines=True), end="")
            lines = lines[room:]
            if lines and not self._goes_on():
                return

    def _goes_on(self) -> bool:
        prompt = self._reader.gettext("(Enter: more, q: enough)")
        return self.more(f"{prompt} > ")

    def table(self, seen: View) -> None:
        """The whole table, however long."""
        self.show(Group(Text(), table(seen, self.look, self._kinds, self._console.width)))

    def clear(self) -> None:
        """Clear the screen, or at least move everything out of sight."""
        self.begin()
        if not self._console.is_terminal:
            self._console.print(Rule())
        elif self._console.is_dumb_terminal:
            self._console.print("\n" * self._console.height)
        else:
            self._console.file.write(CLEAR)
            self._console.file.flush()

    def end(self, seen: View, outcome: Outcome, log: Sequence[Said], kept: str | None) -> None:
        """The last table, the last lines of the viewer's log, who won, and where the game is saved."""
        title, why = outcome_words(outcome, self._names, seen.seat, self._reader)
        won: list[RenderableType] = [Text(), Text(title, style="bold"), self.look.line(why), standings(seen, self.look)]
        won += [] if kept is None else [Text(kept)]
        is_told, said = seen.seat is not None, self._measured_log(log)
        if self._used > self._console.height // 2:  # a game that was watched to its end
            self.begin()
        for above in self._tables(seen):
            room = self._room() - self._height(*above, *won)
            if self._height(*self._told(said, is_told, LOG_BARELY)) <= room:
                break
        self._print(*above, *self._told(said, is_told, room), *won)

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

        Sentences of cards and lines of the log are shown as long as everything stays in sight.

        Args:
            seen: what the seat asked sees.
            ask: the question.
            log: lines that the seat has not seen.
            activator: who activated the effect that asks; None outside effects.
            with_table: whether the table is shown.
            with_sentence: whether the effect that asks is shown.
        """
        sentence = asker(ask, self._names, self._cards, activator, self.look.reader) if with_sentence else None
        told_by = None if sentence is None else self.look.line(sentence)
        asked = self._question(seen, ask)
        drawn = (seen, ask, self._cards, self.look, self._console.width)
        menus = [Menu(*drawn, with_piles=is_lean) for is_lean in (False, True)]
        said = self._measured_log(log)
        above, asking, menu = self._chosen(seen, menus, told_by, asked, said, with_table)
        room = self._room() - self._height(*above, *asking, asked)
        told = self._told(said, with_table)
        texts = self._texts_that_fit(menu, room, self._height(*told))
        options = self._options(menu, texts, room - min(self._height(*told), LOG_BARELY))
        told = self._told(said, with_table, room - self._height(options))
        if texts <= FEW and with_sentence:
            self._add_hint(asked, ask)
        self._print(*above, *told, *asking, asked, options)

    def _chosen(
        self,
        seen: View,
        menus: Sequence[Menu],
        sentence: Text | None,
        asked: Text,
        log: _Log,
        with_table: bool,
    ) -> tuple[list[RenderableType], list[RenderableType], Menu]:
        """The longest table that leaves the whole question in sight, and what goes between it and the options.

        If none is short enough, the sentence of the effect that asks is cut.
        """
        lean, room = self._is_lean(), self._room()
        least = min(self._height(*self._told(log, with_table, kept)) for kept in (LOG_LEAST, LOG_BARELY))
        tables = tee(self._tables(seen) if with_table else [[]])  # each form is drawn once for both lengths
        for at_least, forms in zip((PACKED, BARE), tables, strict=True):
            for number, above in enumerate(forms):
                is_lean = lean or number > 0
                asking = self._asking(sentence, is_apart=not (is_lean and with_table))
                left = room - self._height(*above, *asking, asked, menus[is_lean].drawn(at_least))
                if least <= left:
                    return above, asking, menus[is_lean]
        if self._used and not with_table and self._console.is_terminal:
            self._goes_on()  # anything above may scroll out of sight once it has been read
            return self._chosen(seen, menus, sentence, asked, log, with_table)
        told = self._height(*self._told(log, with_table, LOG_BARELY))
        left = self._room() - self._height(asked, menus[1].drawn(BARE)) - told
        return [], self._asking(None if sentence is None else self._cut(sentence, left), is_apart=False), menus[1]

    def _asking(self, sentence: Text | None, is_apart: bool) -> list[RenderableType]:
        asking: list[RenderableType] = [Text()] if is_apart else []
        return asking if sentence is None else [*asking, sentence]

    def _cut(self, text: Text, height: int) -> Text:
        """As much of a text as fits into this many lines, at least one."""
        lines = text.wrap(self._console, self._console.width)
        if len(lines) <= max(1, height):
            return text
        kept = list(lines[: max(1, height)])
        kept[-1].truncate(self._console.width - 2)
        return Text("\n").join([*kept[:-1], kept[-1].append(" …")])

    def _room(self) -> int:
        """Lines left on the screen."""
        return self._console.height - _PROMPT - self._used

    def _question(self, seen: View, ask: Asked) -> Text:
        several = self._kinds.count(HUMAN) > 1
        title, more = question(seen, ask, several, self.look.reader)
        return Text.assemble((title, "bold"), f"  {more}" if more else "")

    def _is_lean(self) -> bool:
        return is_lean(*self._console.size, len(self._names), self.look)

    def _tables(self, seen: View) -> Iterator[list[RenderableType]]:
        """The forms of the table, longest first; the last one is empty.  Each is drawn only when it is reached."""
        width = self._console.width
        if not self._is_lean():
            yield [Text(), table(seen, self.look, self._kinds, width)]
        for length in LENGTHS:
            yield [lean_table(seen, self.look, width, length)]
        yield []

    def _measured_log(self, log: Sequence[Said]) -> _Log:
        lines = [self.look.said(line) for line in _counted(log)]
        return _Log(lines, [self._height(line) for line in lines])

    def _told(self, log: _Log, with_rule: bool, height: int | None = None) -> list[RenderableType]:
        """The last lines of the log, as many as fit with the rule above them."""
        lines, heights = log.lines, log.heights
        if not lines:
            return []
        if not with_rule and (height is None or sum(heights) <= height):
            return [*lines]
        left_out = 0
        if height is not None:
            while left_out < len(lines) and sum(heights[left_out:]) >= height:
                left_out += 1
        return [self._since(left_out), *lines[left_out:]]

    def _since(self, left_out: int = 0) -> Rule:
        """The rule above what has happened since the viewer's last pick."""
        title = self._reader.gettext("Since your last pick")
        if left_out:
            title = self._reader.ngettext(
                "Since your last pick ({count} line above these: l)",
                "Since your last pick ({count} lines above these: l)",
                left_out,
            ).format(count=left_out)
        return Rule(title, align="left", style="dim")

    def _texts_that_fit(self, menu: Menu, room: int, log: int) -> int:
        """How much of the cards to show: sentences if the whole log has room, otherwise at least the end of the log."""
        for texts, kept in ((ALL, log), (TOPS, log), (FEW, min(log, LOG_LEAST))):
            if menu.least(texts) <= room - kept and self._height(menu.drawn(texts)) <= room - kept:
                return texts
        return PACKED if self._height(menu.drawn(PACKED)) <= room - min(log, LOG_BARELY) else BARE

    def _options(self, menu: Menu, texts: int, room: int) -> RenderableType:
        """The options in a length; of a hand too large for the screen as many cards as fit."""
        options = menu.drawn(texts)
        most = room
        while texts == BARE and self._height(options) > room and most > 1:
            most -= 1
            options = replace(menu, most=most).drawn(texts)
        return options

    def _add_hint(self, question: Text, ask: Asked) -> None:
        """How to look up one of the cards, if a line has room for it."""
        keys = [key for key, option in zip(option_keys(ask), ask.options or (), strict=True) if _has_card(ask, option)]
        hint = self._reader.gettext("(c {key}: the text of card {key})").format(key=keys[-1]) if keys else ""
        if hint and question.cell_len + 2 + cell_len(hint) < self._console.width:
            question.append(f"  {hint}", style="not bold dim")
            self._drawn.pop(id(question), None)

    def _height(self, *shapes: RenderableType) -> int:
        """Lines that shapes take."""
        return sum(len(self._lines(shape)) for shape in shapes)

    def _lines(self, shape: RenderableType) -> _Lines:
        """The lines of a shape, drawn once however often it is measured before it is shown: that takes time here."""
        known = self._drawn.get(id(shape))
        if known is None or known[0] is not shape:
            known = self._drawn[id(shape)] = (shape, self._console.render_lines(shape, pad=False))
        return known[1]


def _has_card(ask: Asked, option: str) -> bool:
    return action_of(option).kind == DOGMA if ask.kind == ACTION else ask.kind in (CARD, OPENING)


def _counted(lines: Sequence[Said]) -> list[Said]:
    """The lines, with a count in place of repetitions."""
    counted = []
    for line, same in groupby(lines):
        times = len(list(same))
        counted.append(line if times == 1 else line._replace(text=f"{line.text}  ({times}x)"))
    return counted
