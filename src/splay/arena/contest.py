"""Which bots meet in the arena, and at which tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from splay.arena.errors import BadContest
from splay.arena.programs import BUDGET, COMMAND, command_line
from splay.arena.seatings import balanced, sides_of
from splay.arena.series import Series, check_table
from splay.bots import bot_spec, make_bot
from splay.bots.base import RulesBound
from splay.game.returns import TURN_LIMIT
from splay.position.ruleset import Ruleset, ruleset


@dataclass(frozen=True)
class Contest:
    """Which bots meet, and at which tables.

    Attributes:
        bots: as they are named for a seat.
        tables: the series of games; if every pair meets by itself, one for each pair.
        budget: milliseconds that a program is told to have for each answer.
    """

    bots: tuple[str, ...]
    tables: tuple[Series, ...]
    budget: int = BUDGET

    @classmethod
    def of(
        cls,
        edition: int,
        bots: Sequence[str],
        players: int,
        *,
        pairs: bool = False,
        seed: int = 0,
        teams: str = "",
        parley: bool | None = None,
        turn_limit: int = TURN_LIMIT,
        budget: int = BUDGET,
    ) -> "Contest":
        """Let bots meet.

        Args:
            edition: 1, 3 or 4.
            bots: by name and options, or programs: their command lines with `COMMAND` before them.
            players: how many at a table; fewer bots have several seats each.
            pairs: whether only two of the bots sit at a table, so that every pair meets by itself.
            seed: of the first set; the next ones count up.
            teams: a letter for each seat, or empty; partners are the same bot.
            parley: as for `Setup`.
            turn_limit: a game that goes on after this turn is drawn.
            budget: milliseconds that a program is told to have for each answer.

        Raises:
            BadContest: fewer than two are named, more than fit, one of them twice, or a program is not there.
            SetupError: there is no such bot or table, or a bot was made for another edition.
        """
        rules = ruleset(edition)
        named = tuple(checked_bot(bot, rules) for bot in bots)
        check_table(edition, players, seed, teams, parley)
        sides = len(sides_of(players, teams))
        if len(named) < 2:
            raise BadContest("an arena is for two bots or more, not {count}", count=len(named))
        if len(set(named)) < len(named):
            raise BadContest("one bot is named twice: {bots}", bots=", ".join(named))
        if len(named) > sides and not pairs:
            raise BadContest(
                "{count} bots are named for {sides} sides: name fewer, or let every pair meet by itself",
                count=len(named),
                sides=sides,
            )
        groups = list(combinations(named, 2)) if pairs else [named]
        tables = tuple(
            Series(
                edition,
                group,
                balanced(len(group), players, teams),
                seed,
                teams,
                parley,
                is_mirrored=True,
                turn_limit=turn_limit,
            )
            for group in groups
        )
        return cls(named, tables, budget)

    @property
    def set_size(self) -> int:
        """Games in a set."""
        return len(self.tables[0].seatings)

    def sets_for(self, games: int) -> int:
        """How many sets are needed for this many games at each table."""
        return -(-games // self.set_size)

    def told(self) -> dict[str, Any]:
        """What makes two runs the same, as JSON."""
        table = self.tables[0]
        return {
            "edition": table.edition,
            "bots": list(self.bots),
            "players": len(table.seatings[0]),
            "tables": len(self.tables),
            "seed": table.seed,
            "teams": table.teams,
            "parley": table.parley,
            "turns": table.turn_limit,
            "ms": self.budget if any(bot.startswith(COMMAND) for bot in self.bots) else None,
        }


def checked_bot(kind: str, rules: Ruleset) -> str:
    """A bot as it is named for a seat, written in the usual way.

    Raises:
        BadContest: it is a program that is not there.
        SetupError: there is no such bot, or it was made for another edition.
    """
    kind = kind.strip()
    if kind.startswith(COMMAND):
        command_line(kind)
        return kind
    bot = make_bot(kind, 0)
    if isinstance(bot, RulesBound):
        bot.check_rules(rules)
    return str(bot_spec(kind))
