"""Looking back after the end of a game."""

from splay.bots.reviewer import SIMULATIONS, review_game
from splay.game.game import Game
from splay.terminal.autosave import Keeper
from splay.terminal.letters import readings
from splay.terminal.log import Journal
from splay.terminal.lookup import Lookup
from splay.terminal.prompt import QUIT, SAVE, Lines
from splay.terminal.review import BLOCKS, ReviewText, can_write
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
        self._reviews: dict[int, ReviewText] = {}
        self._reviewed: int | None = None

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
        elif word in ("r", "review") and rest.isdecimal():
            self._turned(game, seen, int(rest))
        elif word in ("r", "review") and rest.casefold() in (names := ["", *_names(seen)]):
            self._review(game, names.index(rest.casefold()) - 1 if rest else seen.seat or 0)
        elif word in ("l", "log"):
            self._lookup.log(self._journal.lines, rest == "all")
        elif word in SAVE:
            self._screen.say(self._keeper.save_as(rest, game))
        else:
            return self._lookup.command(word, rest, seen, None)
        return True

    def _review(self, game: Game, seat: int) -> None:
        """Show the review of a seat."""
        for line in self._made(game, seat).lines(can_write(BLOCKS)):
            self._screen.say(line)
        said = self._reader.gettext("r 1 shows the table at the first turning point, r {name} another player’s review.")
        name = next(name for number, name in enumerate(game.setup.players) if number != seat)
        self._screen.say(said.format(name=name))

    def _turned(self, game: Game, seen: View, number: int) -> None:
        """Show the table at a turning point of the review that was shown last, and what is said of it."""
        review = self._made(game, (seen.seat or 0) if self._reviewed is None else self._reviewed)
        if not 1 <= number <= len(review.review.turning):
            self._screen.say(self._reader.gettext("There is no turning point {number}.").format(number=number))
            return
        self._screen.table(review.seen(number))
        for line in review.moment(number):
            self._screen.say(line)

    def _made(self, game: Game, seat: int) -> ReviewText:
        """The review of a seat, which is made only once."""
        self._reviewed = seat
        if seat not in self._reviews:
            self._screen.say(self._reader.gettext("The review takes a few seconds."))
            self._reviews[seat] = ReviewText(game, review_game(game, seat, simulations=SIMULATIONS), self._reader)
        return self._reviews[seat]


def _names(seen: View) -> list[str]:
    """The players' names as they may be typed."""
    return [player.name.casefold() for player in seen.players]
