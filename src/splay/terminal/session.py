"""One game at one terminal: asks the people, lets the bots pick, shows what happens."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import pairwise

from rich.console import Console

from splay.bots import Bot
from splay.catalogue import ENGLISH, catalogue
from splay.decision import ACTION, OPENING
from splay.errors import PickError
from splay.game import Game
from splay.parley import PAY
from splay.terminal.answers import matches, refusal
from splay.terminal.greeting import greeting
from splay.terminal.journal import Journal, Reader
from splay.terminal.keeper import Keeper
from splay.terminal.leaving import Watch, if_given_up, is_yes, yes_word
from splay.terminal.letters import readings
from splay.terminal.lines import Leave, Lines
from splay.terminal.lookup import Lookup
from splay.terminal.screen import Screen
from splay.terminal.store import RecordFile
from splay.terminal.table import HUMAN
from splay.terminal.undo import Memory, why_not
from splay.terminal.words import option_text
from splay.terms import GIVE_UP
from splay.view import Asked, View, view
from splay.wording.faults import fault_words


class Session:
    """A game, who plays it, and the terminal it is played at.

    Attributes:
        game: the game.
        kinds: by seat, `HUMAN` or the name of a bot.
        people: the seats of people.
    """

    def __init__(
        self,
        steps: Sequence[Game],
        kinds: tuple[str, ...],
        bots: Mapping[int, Bot],
        console: Console,
        file: RecordFile | None = None,
        read: Callable[[str], str] = input,
        forget_typed: Callable[[], None] = lambda: None,
        language: str = ENGLISH,
        arguments: Sequence[str] = (),
    ) -> None:
        """Begin or resume a game.

        Args:
            steps: the game alone, or when resuming also clones of it after each pick so far.
            kinds: by seat.
            bots: for every seat that is not a person's.
            console: where everything is shown.
            file: where the record is kept, if anywhere.
            read: gives one line; raises EOFError when there is no more.
            forget_typed: makes the terminal forget the lines typed so far and the keys not read yet.
            language: spoken at the terminal.
            arguments: what else to type for going on with the game when it is resumed.
        """
        self.game = steps[-1]
        self.kinds = kinds
        self.people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self._bots = bots
        self._forget_typed = forget_typed
        self._language = language
        self._words = catalogue(language)
        table_of = self.game.state.table
        self._names = table_of.names
        self._screen = Screen(console, table_of.card_set, self._names, kinds, language)
        self._lookup = Lookup(console, table_of.card_set, self._screen.look, table_of.edition.number)
        self._keeper = Keeper(file, kinds, language, arguments)
        self._lines = Lines(read, self._screen, self._keeper, lambda: self.game)
        readers: list[Reader] = [*self.people]
        if len(self.people) != 1:
            readers.append(None)
        self._journals = {reader: Journal(reader, self._names, table_of.card_set, language) for reader in readers}
        self._memories: list[Memory] = []
        self._reader: Reader = self.people[0] if len(self.people) == 1 else None
        self._holder = self._reader
        self._watch = Watch(self._screen.say, self._lines.read, self._show_table, self._words)
        self._stale = dict.fromkeys(self.people, True)
        self._read_effect: tuple[object, ...] | None = None
        for before, after in pairwise(steps):
            self._note(after, before.decision is not None and before.decision.kind == ACTION)
        for journal in self._journals.values():
            journal.untold()

    # -- playing -----------------------------------------------------------------

    def play(self) -> bool:
        """Play to the end, or until somebody leaves or everything else fails.

        The game is kept before anything goes on, whatever ended it.

        Returns:
            whether it is kept, is over or was not begun.
        """
        try:
            return self._play()
        except KeyboardInterrupt:  # it may come while the game is being kept, too, but not twice
            return self._rescue()

    def _play(self) -> bool:
        try:
            file = self._keeper.file
            for line in greeting(self.game, self.kinds, None if file is None else file.path, self._language):
                self._screen.say(line)
            while self.game.decision is not None:
                self._next(self.game.decision.seat)
            return self._end()
        except Leave:
            return self._keeper.has(self.game)
        except EOFError:
            return self._rescue()
        except KeyboardInterrupt:
            raise
        except BaseException:
            self._rescue()
            raise

    def _next(self, seat: int) -> None:
        if seat in self._bots:
            if self.people and self._nobody_plays():
                self._watch.wait(self.game.state.turn)
            seen = view(self.game, seat)
            assert seen.asked is not None
            self._pick(self._bots[seat].choose(seen, seen.asked))
            if self._nobody_plays():
                self._tell(self._reader)
            return
        self._curtain(seat)
        seen = view(self.game, seat)
        assert seen.asked is not None
        option = self._ask(seen, seen.asked)
        if option is None:
            return
        memory = Memory.of(self.game, self._journals, seen.asked, option)
        for journal in self._journals.values():
            if journal.reader is None:
                journal.untold()
        self._pick(option)
        self._memories.append(memory)
        self._stale[seat] = False

    def _nobody_plays(self) -> bool:
        """Whether bots are left alone: nobody else sits here, or all have lost or given up."""
        return all(seat in self.game.state.table.out for seat in self.people)

    def _show_table(self) -> None:
        self._screen.table(view(self.game, self._reader))

    def _pick(self, option: str) -> None:
        ask = self.game.decision
        assert ask is not None
        self.game.pick(option)
        self._follow()
        if ask.kind == ACTION:
            self._read_effect = None
        self._note(self.game, ask.kind == ACTION)
        for seat in self._stale:
            if seat != ask.seat:
                self._stale[seat] = True

    def _note(self, game: Game, was_action: bool) -> None:
        for journal in self._journals.values():
            journal.note(game, was_action)

    # -- asking ------------------------------------------------------------------

    def _ask(self, seen: View, ask: Asked) -> str | None:
        """Ask a person until there is an answer; None if the question has changed."""
        self._show_question(seen, ask)
        hint = self._words.gettext("? for help")
        prompt = f"({hint}) > "
        game, decision = self.game, self.game.decision
        while self.game is game and self.game.decision is decision:
            typed = self._lines.line(prompt)
            option = self._answer(typed, seen, ask) if typed else None
            if option is not None:
                return option
        return None

    def _answer(self, typed: str, seen: View, ask: Asked) -> str | None:
        """Carry out a command, or refuse what is no answer; else gives the option."""
        refused: list[str] = []
        for reading in readings(typed):
            if self._lines.leaves_or_saves(reading) or self._command(reading, seen, ask):
                return None
            found = matches(ask, reading, self._language)
            if len(found) == 1:
                return found[0]
            refused = refused or found
        self._screen.say(refusal(ask, typed, refused, self._language))
        return None

    def _show_question(self, seen: View, ask: Asked) -> None:
        journal = self._journals[ask.seat]
        activator = journal.activator
        effect = (ask.seat, activator, ask.card, ask.effect, ask.verb.startswith(PAY))
        with_table = self._stale[ask.seat] or ask.kind in (ACTION, OPENING)
        with_sentence = ask.card is None or effect != self._read_effect
        self._screen.question(seen, ask, journal.untold(), activator, with_table, with_sentence)
        self._read_effect = effect
        self._stale[ask.seat] = False

    def _command(self, typed: str, seen: View, ask: Asked) -> bool:
        """Carry out a command; says whether it was one."""
        word, _, rest = typed.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word in ("t", "table") and not rest:
            self._screen.table(seen)
            self._read_effect = None
            self._show_question(seen, ask)
        elif word in ("l", "log"):
            self._lookup.log(self._journals[ask.seat].lines, rest == "all")
        elif word in ("u", "undo") and not rest:
            self._undo()
        elif typed.lower().split() == GIVE_UP.split():
            self._give_up(ask.seat)
        else:
            return self._lookup.command(word, rest, seen, ask)
        return True

    def _give_up(self, seat: int) -> None:
        """Let the player asked leave the game for good, if sure."""
        try:
            for line in if_given_up(self.game, seat, self._language):
                self._screen.say(line)
        except PickError as error:
            self._screen.say(f"{fault_words(error, self._language)}.")
            self._screen.say(self._words.gettext("q quits; the game is kept, and you can go on later."))
            return
        prompt = self._words.gettext("Type “{yes}” to give up for good, anything else to play on")
        if not is_yes(self._lines.read(f"{prompt.format(yes=yes_word(self._words))} > "), self._words):
            self._screen.say(self._words.gettext("You play on."))
            return
        self._memories.clear()
        self._pick(GIVE_UP)

    def _undo(self) -> None:
        refused = why_not(self._memories, self.game, self._journals, self.people, self._language)
        if refused is not None:
            self._screen.say(refused)
            return
        memory = self._memories.pop()
        self.game = memory.game
        self._journals = {reader: each.back_to(memory.marks[reader]) for reader, each in self._journals.items()}
        self._stale[memory.seat] = True
        self._read_effect = None
        self._follow()
        option = option_text(memory.ask, memory.option, self._language)
        self._screen.say(self._words.gettext("Taken back: {option}").format(option=option))

    # -- showing -----------------------------------------------------------------

    def _tell(self, reader: Reader) -> None:
        """Show the log lines that this reader has not seen."""
        self._screen.log(self._journals[reader].untold(), with_rule=not self._nobody_plays())

    def _curtain(self, seat: int) -> None:
        """Hand the device over: nobody sees what only the other may see, or types ahead for the other."""
        if self._holder == seat:
            return
        name = self._names[seat]
        if self._holder is not None:
            self._tell(self._holder)
            self._forget_typed()
            hide = self._words.gettext("{who} is next. Press Enter to clear the screen.")
            self._lines.read(hide.format(who=name))
        self._clear()
        curtain = self._words.gettext("Pass the device to {who}. {who}, press Enter when only you can see the screen.")
        self._lines.read(curtain.format(who=name))
        self._clear()
        self._holder = seat
        self._stale[seat] = True
        self._read_effect = None

    def _clear(self) -> None:
        self._forget_typed()
        self._screen.clear()

    # -- ending ------------------------------------------------------------------

    def _end(self) -> bool:
        outcome = self.game.outcome
        assert outcome is not None
        if len(self.people) > 1:
            self._clear()
        reader = self._reader
        self._screen.end(view(self.game, reader), outcome, self._journals[reader].untold())
        if self._keeper.file is None:
            return True
        if not self._keeper.has(self.game):
            return self._rescue()
        told = self._words.gettext("The record of the game is in {file}.")
        self._screen.say(told.format(file=self._keeper.file.path))
        return True

    def _follow(self) -> None:
        failed = self._keeper.follow(self.game)
        if failed is not None:
            self._screen.say(failed)

    def _rescue(self) -> bool:
        """Keep the game first and say where afterwards: perhaps nobody reads it any more."""
        said = self._keeper.rescue(self.game)
        with suppress(OSError, SystemExit):
            self._screen.say()
            self._screen.say(said)
        return self._keeper.has(self.game)
