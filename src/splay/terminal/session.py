"""One game at one terminal: asks the people, lets the bots pick, shows what happens."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from splay import text_help as words
from splay.bots import Bot
from splay.decision import ACTION, OPENING
from splay.errors import RecordError
from splay.game import Game
from splay.terminal.ending import standings
from splay.terminal.journal import Journal, Reader
from splay.terminal.lookup import Lookup
from splay.terminal.menu import ALL, FEW, TOPS, matches, menu, question_line, refusal
from splay.terminal.store import free_path, write_record
from splay.terminal.style import Look
from splay.terminal.table import HUMAN, seat_words, table
from splay.terminal.undo import Memory
from splay.text import asker_words, describe_outcome
from splay.text_log import Narrator
from splay.view import Asked, View, view

ROOMY_WIDTH: Final = 110
SPARE_LINES: Final = 4
SHORT: Final = 30
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"


class Leave(Exception):
    """Raised when somebody leaves the game before its end."""


class Session:
    """A game, who plays it, and the terminal it is played at.

    Attributes:
        game: the game.
        kinds: by seat, `HUMAN` or the name of a bot.
        people: the seats of people.
        path: the file that holds the record; None: it is written only when somebody leaves.
    """

    def __init__(
        self,
        steps: Sequence[Game],
        kinds: tuple[str, ...],
        bots: Mapping[int, Bot],
        console: Console,
        path: Path | None = None,
        read: Callable[[str], str] = input,
        forget_typed: Callable[[], None] = lambda: None,
    ) -> None:
        """Begin or resume a game.

        Args:
            steps: the game alone, or when resuming also clones of it after each pick so far.
            kinds: by seat.
            bots: for every seat that is not a person's.
            console: where everything is shown.
            path: where the record is kept, if anywhere.
            read: gives one line; raises EOFError when there is no more.
            forget_typed: makes the terminal forget the lines typed so far.
        """
        self.game = steps[-1]
        self.kinds = kinds
        self.path = path
        self.people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self._bots = bots
        self._console = console
        self._read_line = read
        self._forget_typed = forget_typed
        table_of = self.game.state.table
        self._names = table_of.names
        self._cards = table_of.card_set
        self._look = Look(console, self._cards)
        self._lookup = Lookup(console, self._cards, self._look, table_of.edition.number)
        readers: list[Reader] = [*self.people]
        if len(self.people) != 1:
            readers.append(None)
        self._journals = {reader: Journal(reader, Narrator(self._names, self._cards)) for reader in readers}
        self._memories: list[Memory] = []
        self._holder: int | None = self.people[0] if len(self.people) == 1 else None
        self._stale = dict.fromkeys(self.people, True)
        for before, after in pairwise(steps):
            self._note(after, before.decision is not None and before.decision.kind == ACTION)
        for journal in self._journals.values():
            journal.untold()

    # -- playing -----------------------------------------------------------------

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        self._greet()
        try:
            while self.game.decision is not None:
                self._next(self.game.decision.seat)
            self._end()
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()

    def _next(self, seat: int) -> None:
        if seat in self._bots:
            seen = view(self.game, seat)
            assert seen.asked is not None
            self._pick(self._bots[seat].choose(seen, seen.asked))
            if not self.people:
                self._tell(None)
            return
        self._curtain(seat)
        option = self._ask(seat)
        if option is None:
            return
        memory = Memory.of(self.game, self._journals, seat, option)
        for journal in self._journals.values():
            if journal.reader is None:
                journal.untold()
        self._pick(option)
        self._memories.append(memory)
        self._stale[seat] = False

    def _pick(self, option: str) -> None:
        ask = self.game.decision
        assert ask is not None
        self.game.pick(option)
        if self.path is not None:
            self._save(self.path)
        self._note(self.game, ask.kind == ACTION)
        for seat in self._stale:
            if seat != ask.seat:
                self._stale[seat] = True

    def _note(self, game: Game, was_action: bool) -> None:
        for journal in self._journals.values():
            journal.note(game, was_action)

    # -- asking ------------------------------------------------------------------

    def _ask(self, seat: int) -> str | None:
        """Ask a person until there is an answer; None if the question has changed."""
        seen = view(self.game, seat)
        ask = seen.asked
        assert ask is not None
        self._tell(seat)
        if self._stale[seat] or ask.kind in (ACTION, OPENING):
            self._show_table(seen)
            self._stale[seat] = False
        self._show_question(seen, ask)
        while True:
            typed = self._read(words.ANSWER).strip()
            if not typed:
                continue
            game = self.game
            if self._command(typed, seen, ask):
                if self.game is not game:
                    return None
                continue
            found = matches(ask, typed)
            if len(found) == 1:
                return found[0]
            self._say(refusal(ask, typed, found))

    def _show_question(self, seen: View, ask: Asked) -> None:
        asker = asker_words(ask, self._names, self._cards, self._journals[ask.seat].narrator.activator)
        self._console.print()
        if asker is not None:
            self._console.print(self._look.line(asker))
        self._console.print(Text(question_line(seen, ask), style="bold"))
        self._console.print(self._fitting_menu(seen, ask))

    def _fitting_menu(self, seen: View, ask: Asked) -> RenderableType:
        """The options with as many sentences of cards as leave the table above them in sight."""
        console = self._console
        if console.width >= ROOMY_WIDTH:
            left = console.height - SPARE_LINES - len(console.render_lines(self._table(seen), pad=False))
            for texts in (ALL, TOPS):
                options = menu(seen, ask, self._cards, self._look, texts, console.width)
                if len(console.render_lines(options, pad=False)) <= left:
                    return options
        return menu(seen, ask, self._cards, self._look, FEW, console.width)

    def _command(self, typed: str, seen: View, ask: Asked) -> bool:
        """Carry out a command; says whether it was one."""
        word, _, rest = typed.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word in ("q", "quit", "exit"):
            raise Leave
        if word in ("t", "table") and not rest:
            self._show_table(seen)
            self._show_question(seen, ask)
        elif word in ("l", "log"):
            self._lookup.log(self._journals[ask.seat].lines, rest == "all")
        elif word in ("u", "undo") and not rest:
            self._undo()
        elif word in ("s", "save"):
            self._save_as(rest)
        else:
            return self._lookup.command(word, rest, seen, ask)
        return True

    def _save_as(self, name: str) -> None:
        if not name:
            self._say(words.SAVE_WHERE)
        elif self._save(Path(name)):
            self._say(words.SAVED.format(file=name))

    def _undo(self) -> None:
        if len(self.people) > 1:
            self._say(words.NO_UNDO_PEOPLE)
            return
        if not self._memories:
            self._say(words.NO_UNDO_YET)
            return
        memory = self._memories[-1]
        learned = memory.learned(self._journals[memory.seat])
        if learned:
            self._say(words.NO_UNDO_SEEN.format(cards=", ".join(learned)))
            return
        self._memories.pop()
        self.game = memory.game
        self._journals = memory.journals
        self._stale[memory.seat] = True
        if self.path is not None:
            self._save(self.path)
        self._say(words.UNDONE.format(option=memory.option))

    def _read(self, prompt: str) -> str:
        line = self._read_line(prompt)
        if not self._console.is_terminal:
            self._console.print(Text(line))
        return line

    # -- showing -----------------------------------------------------------------

    def _say(self, line: str) -> None:
        self._console.print(Text(line))

    def _greet(self) -> None:
        edition, seed = self.game.state.table.edition.number, self.game.seed
        self._say(words.GREETING.format(edition=edition, seed="-" if seed is None else seed))
        if self.game.picks and self.path is not None:
            self._say(words.RESUMED.format(file=self.path, picks=len(self.game.picks)))
        seats = ", ".join(map(seat_words, self._names, self.kinds))
        self._say(words.SEATS.format(seats=seats))

    def _tell(self, reader: Reader) -> None:
        """Show the log lines that this reader has not seen."""
        lines = self._journals[reader].untold()
        if lines and self.people:
            self._console.print(Rule(words.LABELS["since"], align="left", style="dim"))
        name = None if reader is None else self._names[reader]
        for line in lines:
            self._console.print(self._look.line(line, name))

    def _show_table(self, seen: View) -> None:
        self._console.print()
        self._console.print(self._table(seen))

    def _table(self, seen: View) -> RenderableType:
        width, height = self._console.size
        return table(seen, self._look, self.kinds, width, height < SHORT)

    def _curtain(self, seat: int) -> None:
        """Hand the device over: nobody sees what only the other may see."""
        if self._holder == seat:
            return
        name = self._names[seat]
        if self._holder is not None:
            self._tell(self._holder)
            self._read(words.CURTAIN_HIDE.format(name=name))
        self._clear()
        self._read(words.CURTAIN.format(name=name))
        self._clear()
        self._holder = seat
        self._stale[seat] = True

    def _clear(self) -> None:
        self._forget_typed()
        if self._console.is_terminal:
            self._console.file.write(CLEAR)
            self._console.file.flush()
        else:
            self._console.print(Rule())

    # -- ending ------------------------------------------------------------------

    def _end(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        several = len(self.people) != 1
        if len(self.people) > 1:
            self._clear()
        reader = None if several else self.people[0]
        self._tell(reader)
        seen = view(self.game, reader)
        self._show_table(seen)
        self._console.print()
        self._console.print(Text(describe_outcome(outcome, self._names), style="bold"))
        self._console.print(standings(seen))
        if self.path is not None:
            self._say(words.ENDED_SAVED.format(file=self.path))

    def _save(self, path: Path) -> bool:
        try:
            write_record(path, self.game, self.kinds)
        except RecordError as error:
            self._say(words.NOT_SAVED.format(reason=error))
            return False
        return True

    def _leave(self) -> None:
        self._console.print()
        path = self.path
        if path is None:
            if not self.game.picks:
                self._say(words.LEFT_EMPTY)
                return
            path = free_path(self.game.seed)
        if self._save(path):
            self._say(words.LEFT_SAVED.format(file=path))
