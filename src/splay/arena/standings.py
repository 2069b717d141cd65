"""What a contest has shown: how often each bot has won, against whom, how strong it is, and how long it thinks."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from math import isfinite
from typing import Any

from splay.arena.contest import Contest
from splay.arena.intervals import Share, share_of
from splay.arena.ratings import Rating, Sides, ratings
from splay.arena.seatings import sides_of
from splay.arena.sets import Played, PlayedSet
from splay.arena.times import Times


@dataclass(slots=True)
class BotStanding:
    """How one bot did.

    Attributes:
        bot: which.
        games: that it took part in.
        wins: games won from one of its seats; a shared victory is one for all who share it.
        draws: games without a winner, `cut` among them.
        cut: games that were broken off at the turn limit.
        hits: of each set with the same shuffle, the games that it won, and all.
        times: how long it took to decide.
        illegal: games it lost because it picked what was not offered.
        failed: games it lost because it failed to answer.
        reasons: why it lost them.
        rating: its strength; None if it cannot be compared.
    """

    bot: str
    games: int = 0
    wins: int = 0
    draws: int = 0
    cut: int = 0
    hits: list[tuple[float, int]] = field(default_factory=list)
    times: Times = field(default_factory=Times)
    illegal: int = 0
    failed: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    rating: Rating | None = None

    @property
    def rate(self) -> Share:
        """The share of the games that it won."""
        return share_of(self.hits)

    def to_json(self) -> dict[str, Any]:
        """The standing as plain data."""
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "cut": self.cut,
            "rate": share_to_json(self.rate),
            "ms": {"mean": round(self.times.mean, 3), "percentile_95": round(self.times.percentile(0.95), 3)},
            "decisions": self.times.count,
            "illegal": self.illegal,
            "failed": self.failed,
            "reasons": dict(self.reasons.most_common()),
            "rating": self.rating and _rating_to_json(self.rating),
        }


@dataclass(frozen=True, slots=True)
class Pairing:
    """How one bot did against another.

    Attributes:
        one, other: the two.
        wins: how often the one has won and the other not.
        losses: the other way round.
        even: how often both have won, or nobody has.
        rate: the share of the points of the one: 1 for a win, ½ where they were even.
    """

    one: str
    other: str
    wins: int
    losses: int
    even: int
    rate: Share

    def to_json(self) -> dict[str, Any]:
        """The pairing as plain data."""
        return {**asdict(self), "rate": share_to_json(self.rate)}


@dataclass(frozen=True, slots=True)
class Standings:
    """What a contest has shown.

    Attributes:
        bots: how each did, in the order in which they were named.
        pairings: how each two did against each other.
        games: how many were played.
        sets: how many sets of mirrored games.
        even_share: how often each bot would win if all were equally strong and no victory were shared.
        endings: how the games ended, and how often; None stands for the turn limit.
    """

    bots: tuple[BotStanding, ...]
    pairings: tuple[Pairing, ...]
    games: int
    sets: int
    even_share: float
    endings: Counter[str | None]


Duel = tuple[str, str, float]
"""Two bots of one game, and the points of the first: 1, ½ or 0."""


def standings_of(contest: Contest, tables: Sequence[Sequence[PlayedSet]]) -> Standings:
    """What the games of a contest have shown, given by table and set."""
    standings = {kind: BotStanding(kind) for kind in contest.bots}
    duels: list[list[Duel]] = []
    victories: list[dict[tuple[Sides, int], float]] = []
    endings: Counter[str | None] = Counter()
    series = contest.tables[0]
    sides = sides_of(len(series.seatings[0]), series.teams)
    for same_shuffle in zip(*tables, strict=True):
        wins, games = Counter[str](), Counter[str]()
        duels.append([])
        victories.append({})
        for table, played in zip(contest.tables, same_shuffle, strict=True):
            for game in played:
                endings[game.result.reason] += 1
                for place, kind in enumerate(table.bots):
                    _count(standings[kind], game, place)
                    wins[kind] += _has_won(game, place)
                    games[kind] += 1
                duels[-1] += _duels(game, table.bots, sides)
                _add_victory(victories[-1], list(_sides(game, table.bots, sides)), contest.bots)
        for kind in contest.bots:
            standings[kind].hits.append((wins[kind], games[kind]))
    for standing, rating in zip(standings.values(), ratings(len(contest.bots), victories), strict=False):
        standing.rating = rating
    pairings = tuple(_pairing(one, other, duels) for one, other in combinations(contest.bots, 2))
    return Standings(
        bots=tuple(standings.values()),
        pairings=pairings,
        games=endings.total(),
        sets=sum(map(len, tables)),
        even_share=1 / len(series.bots),
        endings=endings,
    )


def _count(standing: BotStanding, game: Played, place: int) -> None:
    """Add a game to the standing of the bot at this place of the series."""
    standing.games += 1
    standing.wins += _has_won(game, place)
    standing.draws += not game.result.winners
    standing.cut += game.result.reason is None
    standing.times += game.times[place]
    if game.failure is not None and game.failure.place == place:
        standing.illegal += game.failure.is_illegal
        standing.failed += not game.failure.is_illegal
        standing.reasons[game.failure.why] += 1


def _has_won(game: Played, place: int) -> bool:
    return any(game.result.places[seat] == place for seat in game.result.winners)


def _sides(game: Played, bots: Sequence[str], sides: Sequence[Sequence[int]]) -> Iterator[tuple[str, bool]]:
    """The bot of each side, and whether it has won."""
    for side in sides:
        yield bots[game.result.places[side[0]]], side[0] in game.result.winners


def _duels(game: Played, bots: Sequence[str], sides: Sequence[Sequence[int]]) -> Iterator[Duel]:
    """Every two sides with different bots; nothing is told by two that lost to a third."""
    for (one, won), (other, lost) in combinations(_sides(game, bots, sides), 2):
        if one != other and (won or lost or not game.result.winners):
            yield one, other, 0.5 if won == lost else float(won)


def _add_victory(
    victories: dict[tuple[Sides, int], float], results: Sequence[tuple[str, bool]], kinds: Sequence[str]
) -> None:
    """Add a game, given the bot of each side and whether it has won; a drawn game is everybody's in equal parts."""
    sides = tuple(sorted(kinds.index(bot) for bot, _ in results))
    winners = [bot for bot, has_won in results if has_won] or [bot for bot, _ in results]
    for bot in winners:
        key = sides, kinds.index(bot)
        victories[key] = victories.get(key, 0.0) + 1 / len(winners)


def _pairing(one: str, other: str, duels: Sequence[Sequence[Duel]]) -> Pairing:
    found: Counter[float] = Counter()
    hits: list[tuple[float, int]] = []
    for each in duels:
        points = [score for a, b, score in each if (a, b) == (one, other)]
        points += [1 - score for a, b, score in each if (b, a) == (one, other)]
        found.update(points)
        hits.append((sum(points), len(points)))
    return Pairing(one, other, found[1.0], found[0.0], found[0.5], share_of(hits))


def share_to_json(share: Share) -> dict[str, float]:
    """A share and its interval as plain data."""
    return {name: round(value, 4) for name, value in share._asdict().items()}


def _rating_to_json(rating: Rating) -> dict[str, float | bool | None]:
    told = {name: round(value, 1) if isfinite(value) else None for name, value in asdict(rating).items()}
    return {**told, "is_bounded": rating.is_bounded}
