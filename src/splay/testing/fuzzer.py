"""Random games that check the laws, in one process or several."""

import random
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any, Final, Unpack

from splay.arena.series import CEILING
from splay.game.game import Game
from splay.game.record import Record
from splay.position.decision import ACTION, OPENING, Decision
from splay.position.options import Options
from splay.position.ruleset import ruleset
from splay.position.setup import Setup
from splay.position.verbs import GIVE_UP
from splay.testing.coverage import Coverage, phase_of
from splay.testing.invariants import check_decision, check_deeply, check_events, check_position, may_give_up
from splay.testing.tables import Table, tables_of

DEEP: Final = 0.02
CHUNK: Final = 50
MOST_CHUNKS: Final = 2000
WITH_DEPARTURES: Final = 0.15
"""Share of games in which players give up, in editions where they can."""
TEAMS_WITH_DEPARTURES: Final = 0.5
"""The same where there are teams: partners are asked then, so there is more to go wrong, at many shapes of team."""
DEPARTURE: Final = 0.02
"""How likely a player is to give up at each decision of such a game."""
EARLY_DEPARTURE: Final = 0.1
"""The same while first cards are chosen or a partner is asked whether to give up too, because such questions are few:
measured over a round of the tables of edition 4, both are met then, and most games still begin."""

__all__ = ["CEILING", "DEEP", "Report", "departure", "fuzz_games"]


@dataclass
class Report:
    """The results of fuzzing.

    Attributes:
        games, unfinished, decisions, deep_checks, seconds: how much was done.
        ran, changed: effects, as "Card 1", that were carried out or that changed something.
        never_ran, never_changed: all others of the edition.
        seen: how often each rare event of edition 4 happened, by name; see `coverage.RARE`.
        twins: pairs of games that differ in hidden cards, by how they ended; see `secrecy.check_secrecy`.
        failure: what went wrong first, or None.
        record: the record of that game.
    """

    games: int = 0
    unfinished: int = 0
    decisions: int = 0
    deep_checks: int = 0
    seconds: float = 0.0
    ran: set[str] = field(default_factory=set)
    changed: set[str] = field(default_factory=set)
    never_ran: list[str] = field(default_factory=list)
    never_changed: list[str] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    twins: Counter[str] = field(default_factory=Counter)
    failure: str | None = None
    record: str = ""

    def add(self, other: "Report") -> None:
        """Take in the report of further games."""
        self.games += other.games
        self.unfinished += other.unfinished
        self.decisions += other.decisions
        self.deep_checks += other.deep_checks
        self.ran |= other.ran
        self.changed |= other.changed
        self.seen.update(other.seen)
        self.twins.update(other.twins)
        if self.failure is None:
            self.failure, self.record = other.failure, other.record

    def to_json(self) -> dict[str, Any]:
        """The report as plain data."""
        data = asdict(self)
        del data["ran"], data["changed"]
        data["seen"], data["twins"] = dict(self.seen), dict(self.twins)  # asdict garbles a Counter
        return data


def fuzz_games(
    edition: int,
    players: int,
    games: int,
    seed: int = 0,
    teams: str = "",
    ceiling: int = CEILING,
    deep: float = DEEP,
    jobs: int = 1,
    tell: Callable[[int], None] | None = None,
    **options: Unpack[Options],
) -> Report:
    """Play random games with the seeds `seed`, `seed` + 1, ... until a law is broken.

    Args:
        edition: 1, 3 or 4.
        players: how many; 0 for every table of the edition in turn, see `tables_of`, or for as many as `teams` has.
        games: how many.
        seed: the seed of the first game.
        teams: a letter for each seat, the same for partners; empty if everyone plays alone, or for tables in turn.
        ceiling: picks after which a game is left unfinished.
        deep: share of decisions at which the costly laws run.
        jobs: processes.
        tell: called with the number of games done.
        options: as in `Setup`; ``parley=False`` turns parley off even where the edition has it, and ``sets`` adds sets
            of cards.
    """
    rules = ruleset(edition)
    tables = ((players or len(teams), teams),) if players or teams else tables_of(rules.edition)
    began = perf_counter()
    setup = Setup(edition, _names(tables[0][0]), seed, teams, **options)  # refuses an impossible table
    size = max(CHUNK, games // MOST_CHUNKS)
    chunks = [
        (edition, tables, range(first, min(first + size, seed + games)), options, ceiling, deep)
        for first in range(seed, seed + games, size)
    ]
    report = Report(seen=Counter(dict.fromkeys(Coverage.rare(rules.edition), 0)))
    for part in _reports(chunks, jobs):
        report.add(part)
        if tell is not None:
            tell(report.games)
        if report.failure is not None:
            break
    effects = [f"{card.name} {each.number}" for card in setup.rules.cards for each in card.all_effects]
    report.never_ran = [name for name in effects if name not in report.ran]
    report.never_changed = [name for name in effects if name in report.ran - report.changed]
    report.seconds = round(perf_counter() - began, 3)
    return report


def departure(ask: Decision) -> float:
    """How likely a player is to give up at this question of a game in which players do."""
    return EARLY_DEPARTURE if ask.kind == OPENING or ask.verb is GIVE_UP else DEPARTURE


def _names(players: int) -> list[str]:
    return [f"p{seat}" for seat in range(players)]


Chunk = tuple[int, tuple[Table, ...], range, Options, int, float]


def _reports(chunks: list[Chunk], jobs: int) -> Iterable[Report]:
    if jobs == 1:
        yield from map(_fuzz_chunk, chunks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_fuzz_chunk, chunks)  # if closed early, cancels what has not begun


def _fuzz_chunk(chunk: Chunk) -> Report:
    edition, tables, seeds, options, ceiling, deep = chunk
    report = Report()
    for seed in seeds:
        players, teams = tables[seed % len(tables)]
        game = Game.start(edition, _names(players), seed, teams, **options)
        try:
            _fuzz_game(game, random.Random(seed), ceiling, deep, report)
        except Exception as error:  # anything that goes wrong is a finding, and the record shows it
            report.failure = f"seed {seed}: {type(error).__name__}: {error}"
            report.record = str(Record.of(game))
            break
        report.games += 1
        report.unfinished += game.outcome is None
    return report


def _fuzz_game(game: Game, rng: random.Random, ceiling: int, deep: float, report: Report) -> None:
    seating = game.state.seating
    coverage = Coverage(seating.edition, report.ran, report.changed, report.seen)
    share = TEAMS_WITH_DEPARTURES if seating.setup.teams else WITH_DEPARTURES
    players_leave = seating.edition.players_leave and rng.random() < share
    picks = 0
    has_left = False
    while (ask := game.decision) is not None and picks < ceiling:
        check_decision(game)
        is_deep = has_left or ask.verb is GIVE_UP or rng.random() < deep
        if is_deep or ask.kind in (ACTION, OPENING):
            check_position(game)
        if is_deep:
            report.twins.update(check_deeply(game, rng))
            report.deep_checks += 1
        has_left = players_leave and rng.random() < departure(ask) and bool(seats := may_give_up(game))
        before = game.state.copy() if is_deep or has_left or ask.kind == OPENING else None
        if has_left:
            seat = seats[int(rng.random() * len(seats))]
            coverage.seen[phase_of(ask, seat)] += 1
            game.give_up(seat, ask.number)
        else:
            game.pick(ask.options[int(rng.random() * len(ask.options))], ask.seat, ask.number)
        picks += 1
        if before is not None:
            check_events(before, game)
        coverage.note(game.events, began=ask.kind == ACTION)
    check_decision(game)
    check_position(game)
    report.decisions += picks
