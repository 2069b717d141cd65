"""One game at one terminal: asks the people, lets the bots pick, shows what happens."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import pairwise

from rich.console import Console

from splay.bots import Bot
from splay.errors import PickError
from splay.game.game import Game
from splay.game.together import pick_together
from splay.position.decision import ACTION, OPENING
from splay.position.terms import GIVE_UP
from splay.terminal.answers import matches, numbered, refusal, with_all_options
from splay.terminal.autosave import Keeper
from splay.terminal.departures import Watch, if_given_up, is_yes, yes_word
from splay.terminal.greeting import greeting
from splay.terminal.hint import hint_lines
from splay.terminal.history import LookBack
from splay.terminal.letters import readings
from splay.terminal.log import Journal, Viewer
from splay.terminal.lookup import Lookup
from splay.terminal.prompt import Leave, Lines
from splay.terminal.record_file import RecordFile
from splay.terminal.screen import Screen
from splay.terminal.table import HUMAN
from splay.terminal.undo import PickToUndo, last_of, warning
from splay.text.reader import IN_ENGLISH, Reader
from splay.text.refusals import fault_words
from splay.views.view import Asked, View, view


class Session:
    """A game, who plays it, and the terminal it is played at.

    Attributes:
        game: the game.
        kinds: by seat, `HUMAN` or the name of a bot.
        people: the seats of people.
        hint_simulations: how many continuations a hint rests on; 0 for as many as there is time for.
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
        reader: Reader = IN_ENGLISH,
        arguments: Sequence[str] = (),
        looks_back: bool = True,
    ) -> None:
        """Begin or resume a game.

        Args:
            steps: the game; when resuming, also clones of it after each pick so far.
            kinds: by seat.
            bots: for every seat that is not a person's.
            console: where everything is shown.
            file: where the record is saved, if anywhere.
            read: returns one line; raises EOFError when there are no more.
            forget_typed: makes the terminal forget lines typed so far and keys not read yet.
            reader: the reader at the terminal.
            arguments: what else to type to resume the game.
            looks_back: whether a player may look back at a finished game for as long as they like, which takes
                a terminal.
        """
        self.game = steps[-1]
        self.hint_simulations = 0
        self.kinds = kinds
        self.people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self._bots = bots
        self._forget_typed = forget_typed
        self._reader = reader
        rules = self.game.rules
        self._names = self.game.names
        self._screen = Screen(console, rules, self._names, kinds, reader)
        self._lookup = Lookup(console, rules, self._screen.look, self._screen.show)
        self._keeper = Keeper(file, kinds, reader, arguments)
        self._lines = Lines(read, self._screen, self._keeper, lambda: self.game)
        viewers: list[Viewer] = [*self.people]
        if len(self.people) != 1:
            viewers.append(None)
        self._journals = {viewer: Journal(viewer, self._names, rules, reader) for viewer in viewers}
        self._memories: list[PickToUndo] = []
        self._looks_back = looks_back and console.is_terminal
        self._viewer: Viewer = self.people[0] if len(self.people) == 1 else None
        self._holder = self._viewer
        self._screen.more = self._lines.more
        self._watch = Watch(self._screen.say, self._lines.read, self._show_table, self._reader)
        self._stale = dict.fromkeys(self.people, True)
        self._read_effect: tuple[object, ...] | None = None
        for before, after in pairwise(steps):
            self._note(after, before.decision.kind if before.decision is not None else None)
        for journal in self._journals.values():
            journal.untold()

    # -- playing -----------------------------------------------------------------

    def play(self) -> bool:
        """Play to the end, or until a player leaves or everything else fails.

        The game is saved before anything else, whatever ended it.

        Returns:
            Whether it is saved, is over or was never begun.
        """
        try:
            return self._play()
        except KeyboardInterrupt:  # it may also come while the game is being saved, but not twice
            return self._rescue()

    def _play(self) -> bool:
        try:
            file = self._keeper.file
            for line in greeting(self.game, self.kinds, None if file is None else file.path, self._reader):
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
                self._watch.wait(self.game.turn)
            seen = view(self.game, seat)
            assert seen.asked is not None
            self._pick(self._bots[seat].choose(seen, seen.asked))
            if self._nobody_plays():
                self._tell(self._viewer)
            return
        self._curtain(seat)
        seen = view(self.game, seat)
        assert seen.asked is not None
        options = self._ask(seen, with_all_options(seen.asked))
        if options is None:
            return
        memory = PickToUndo.of(self.game, self._journals, seen.asked, options)
        for journal in self._journals.values():
            if journal.viewer is None:
                journal.untold()
        for option in options:
            self._pick(option)
        self._memories.append(memory)
        self._stale[seat] = False

    def _nobody_plays(self) -> bool:
        """Whether only bots are left, because no people play or all have lost or given up."""
        return all(seat in self.game.out for seat in self.people)

    def _show_table(self) -> None:
        self._screen.table(view(self.game, self._viewer))

    def _pick(self, option: str) -> None:
        ask = self.game.decision
        assert ask is not None
        self.game.pick(option)
        self._follow()
        if ask.kind == ACTION:
            self._read_effect = None
        self._note(self.game, ask.kind)
        for seat in self._stale:
            if seat != ask.seat:
                self._stale[seat] = True

    def _note(self, game: Game, kind: str | None) -> None:
        for journal in self._journals.values():
            journal.note(game, kind)

    # -- asking ------------------------------------------------------------------

    def _ask(self, seen: View, ask: Asked) -> list[str] | None:
        """Ask a person until there is an answer, as picks; None if the question has changed."""
        self._show_question(seen, ask)
        hint = self._reader.gettext("? for help")
        prompt = f"({hint}) > "
        game, decision = self.game, self.game.decision
        while self.game is game and self.game.decision is decision:
            typed = self._lines.line(prompt)
            options = self._answer(typed, seen, ask) if typed else None
            if options is not None:
                return options
        return None

    def _answer(self, typed: str, seen: View, ask: Asked) -> list[str] | None:
        """Carry out a command, or refuse what is not an answer; otherwise returns the picks."""
        together = numbered(ask, typed)
        if together is not None:
            return self._together(together)
        refused: list[str] = []
        for reading in readings(typed):
            if self._lines.leaves_or_saves(reading) or self._command(reading, seen, ask):
                return None
            found = matches(ask, reading, self._reader)
            if len(found) == 1:
                return found if self._is_offered(found[0]) else None
            refused = refused or found
        self._screen.say(refusal(ask, typed, refused, self._reader))
        return None

    def _together(self, options: list[str]) -> list[str] | None:
        """The picks that take these options at once; None if that cannot be, which is said."""
        try:
            return pick_together(self.game.clone(), options)
        except PickError as error:
            self._screen.say(f"{fault_words(error, self._reader)}.")
            return None

    def _is_offered(self, option: str) -> bool:
        """Whether this can be picked alone; of several things, some can only be named together with others."""
        ask = self.game.decision
        if ask is None or option in ask.options:
            return True
        self._screen.say(self._reader.gettext("Type the numbers of all of them together, such as: 1 3"))
        return False

    def _show_question(self, seen: View, ask: Asked, with_table: bool = True) -> None:
        journal = self._journals[ask.seat]
        activator = journal.activator
        effect = (ask.seat, activator, ask.card, ask.effect, bool(ask.verb.buys))
        with_table = with_table and (self._stale[ask.seat] or ask.kind in (ACTION, OPENING))
        with_sentence = ask.card is None or effect != self._read_effect
        self._screen.question(seen, ask, journal.untold(), activator, with_table, with_sentence)
        self._read_effect = effect
        self._stale[ask.seat] = False

    def _command(self, typed: str, seen: View, ask: Asked) -> bool:
        """Carry out a command; returns whether it was one."""
        word, _, rest = typed.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word in ("t", "table") and not rest:
            self._screen.table(seen)
            self._read_effect = None
            self._show_question(seen, ask, with_table=False)
        elif word in ("l", "log"):
            self._lookup.log(self._journals[ask.seat].lines, rest == "all")
        elif word in ("h", "hint") and not rest:
            self._hint(seen, ask)
        elif word in ("u", "undo") and not rest:
            self._undo(ask.seat)
        elif typed.lower().split() == GIVE_UP.split():
            self._give_up(ask.seat)
        else:
            return self._lookup.command(word, rest, seen, ask)
        return True

    def _hint(self, seen: View, ask: Asked) -> None:
        """Show what a strong player would do."""
        for line in hint_lines(seen, ask, self._names, self._reader, self.hint_simulations):
            self._screen.say(line)

    def _give_up(self, seat: int) -> None:
        """Let the player asked leave the game for good, after confirming."""
        try:
            for line in if_given_up(self.game, seat, self._reader):
                self._screen.say(line)
        except PickError as error:
            self._screen.say(f"{fault_words(error, self._reader)}.")
            self._screen.say(self._reader.gettext("q quits; the game is kept, and you can go on later."))
            return
        if not self._is_sure(self._reader.gettext("Type “{yes}” to give up for good, anything else to play on")):
            return
        self._memories.clear()
        self._pick(GIVE_UP)

    def _is_sure(self, prompt: str) -> bool:
        """Whether a person says yes to this; if not, say so."""
        if is_yes(self._lines.read(f"{prompt.format(yes=yes_word(self._reader))} > "), self._reader):
            return True
        self._screen.say(self._reader.gettext("You play on."))
        return False

    def _undo(self, seat: int) -> None:
        """Take back the last pick of the player asked, after confirming if something was learned since."""
        last = last_of(self._memories, seat)
        if last is None:
            self._screen.say(self._reader.gettext("You have no pick to take back."))
            return
        memory = self._memories[last]
        warned = warning(memory, self.game, self._journals, self.people, self._reader)
        if warned is not None:
            self._screen.say(warned)
            if not self._is_sure(self._reader.gettext("Type “{yes}” to take it back anyway, anything else to play on")):
                return
        del self._memories[last:]
        self.game = memory.game
        self._journals = {viewer: each.back_to(memory.marks[viewer]) for viewer, each in self._journals.items()}
        self._stale = dict.fromkeys(self.people, True)
        self._read_effect = None
        self._follow()
        option = memory.words(self._reader)
        self._screen.say(self._reader.gettext("Taken back: {option}").format(option=option))

    # -- showing -----------------------------------------------------------------

    def _tell(self, viewer: Viewer) -> None:
        """Show the log lines that this viewer has not seen."""
        self._screen.log(self._journals[viewer].untold(), with_rule=not self._nobody_plays())

    def _curtain(self, seat: int) -> None:
        """Hand over the device, so that no one sees what only the other may see, or types ahead for them."""
        if self._holder == seat:
            return
        name = self._names[seat]
        if self._holder is not None:
            self._tell(self._holder)
            self._forget_typed()
            hide = self._reader.gettext("{who} is next. Press Enter to clear the screen.")
            self._lines.read(hide.format(who=name))
        self._clear()
        curtain = self._reader.gettext("Pass the device to {who}. {who}, press Enter when only you can see the screen.")
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
        viewer = self._viewer
        seen = view(self.game, viewer)
        kept = self._keeper.finish(self.game) if self.people or self._keeper.file is not None else None
        self._screen.end(seen, outcome, self._journals[viewer].untold(), kept)
        if self.people and self._looks_back:
            back = LookBack(self._lines, self._screen, self._lookup, self._keeper, self._journals[viewer])
            back.wait(self.game, seen)
        return self._keeper.file is None or self._keeper.has(self.game)

    def _follow(self) -> None:
        failed = self._keeper.follow(self.game)
        if failed is not None:
            self._screen.say(failed)

    def _rescue(self) -> bool:
        """Save the game first and say where afterward, since perhaps no one is reading any more."""
        said = self._keeper.rescue(self.game)
        with suppress(OSError, SystemExit):
            self._screen.say()
            self._screen.say(said)
        return self._keeper.has(self.game)
