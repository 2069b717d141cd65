"""Looking back after the end of a game."""

from splay.bots.reviewer import SIMULATIONS, review_game
from splay.game.game import Game
from splay.terminal.autosave import Keeper
from splay.terminal.letters import readings
from splay.terminal.log import Journal
from splay.terminal.lookup import Lookup
from splay.terminal.prompt import QUIT, SAVE, Lines
from splay.terminal.review import BLOCKS, can_write, review_lines
from splay.terminal.screen import Screen
from splay.views.view import View


class LookBack:
    """Shows log, tables, cards and a review of a finished game, until the viewer leaves."""

    def __init__(self, lines: Lines, screen: Screen, lookup: Lookup, keeper: Keeper, journal: Journal) -> None:
        """Look back at a terminal.

        Args:
            lines: reads what is typed.
            screen: shows the table.
            lookup: shows cards, piles and the log.
            keeper: saves the game under a name.
            journal: the viewer's log.
        """
        self._lines, self._screen, self._lookup = lines, screen, lookup
        self._keeper, self._journal = keeper, journal
        self._reader = screen.look.reader

    def wait(self, game: Game, seen: View) -> None:
        """Answer what is typed, until the viewer leaves or the input ends."""
        prompt = self._reader.gettext("(l: the log, t: the table, r: review, q: leave, ? for help)")
        while True:
            try:
                typed = self._lines.line(f"{prompt} > ")
                if any(reading.lower() in QUIT for reading in readings(typed)):
                    return
                if typed and not any(self._carry_out(reading, game, seen) for reading in readings(typed)):
                    self._screen.say(self._reader.gettext("The game is over; q leaves."))
            except (EOFError, KeyboardInterrupt):
                self._screen.say()
                return

    def _carry_out(self, typed: str, game: Game, seen: View) -> bool:
        """Carry out a command; returns whether it was one."""
        word, _, rest = typed.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word in ("t", "table") and not rest:
            self._screen.table(seen)
        elif word in ("r", "review") and rest in ("", *(str(seat + 1) for seat in range(len(seen.players)))):
            self._review(game, int(rest) - 1 if rest else seen.seat or 0)
        elif word in ("l", "log"):
            self._lookup.log(self._journal.lines, rest == "all")
        elif word in SAVE:
            self._screen.say(self._keeper.save_as(rest, game))
        else:
            return self._lookup.command(word, rest, seen, None)
        return True

    def _review(self, game: Game, seat: int) -> None:
        self._screen.say(self._reader.gettext("The review takes a few seconds."))
        review = review_game(game, seat, simulations=SIMULATIONS)
        for line in review_lines(game, review, self._reader, has_blocks=can_write(BLOCKS)):
            self._screen.say(line)
