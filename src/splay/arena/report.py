"""The standings of a contest in words and as data."""

from collections.abc import Iterator, Sequence
from math import inf
from typing import Any

from splay.arena.contest import Contest
from splay.arena.intervals import FEW, Share
from splay.arena.ratings import Rating
from splay.arena.standings import BotStanding, Standings

TURN_LIMIT = "turn limit"
"""How a game ended that was broken off, among its reasons."""


def report_json(contest: Contest, standings: Standings) -> dict[str, Any]:
    """Everything as plain data; of the same games it is the same but for the times."""
    return {
        **contest.told(),
        "games": standings.games,
        "sets": standings.sets,
        "set_size": contest.set_size,
        "even_share": round(standings.even_share, 4),
        "endings": endings(standings),
        "standings": [standing.to_json() for standing in standings.bots],
        "pairs": [pairing.to_json() for pairing in standings.pairings],
    }


def endings(standings: Standings) -> dict[str, int]:
    """How the games ended, and how often, the most frequent first."""
    return {TURN_LIMIT if reason is None else reason: count for reason, count in standings.endings.most_common()}


def title(contest: Contest) -> str:
    """What was played."""
    table = contest.tables[0]
    teams = f", teams {table.teams}" if table.teams else ""
    return f"edition {table.edition}, {len(table.seatings[0])} players{teams}"


def report(contest: Contest, standings: Standings) -> Iterator[str]:
    """Everything for people, line by line."""
    yield (
        f"{standings.games} games of {title(contest)}, in sets of {contest.set_size} "
        "with the same shuffle and every bot in every seat"
    )
    yield "ended by " + ", ".join(f"{reason} {count}" for reason, count in endings(standings).items())
    yield ""
    yield from columns([("", "games", "wins", "draws", "cut", "victories", "Elo"), *_rows(standings)])
    yield f"Equally strong bots would win {100 * standings.even_share:.1f} % each; intervals hold with 95 % certainty."
    if any(bot.rating is not None and not bot.rating.is_bounded for bot in standings.bots):
        yield "Elo: whoever has never won may be any distance below; one drawn game more is counted for each pair."
    if standings.sets < FEW:
        yield f"Intervals are rough with fewer than {FEW} sets."
    if len(contest.bots) > 2:
        yield ""
        yield from columns([("", "wins", "losses", "even", "points"), *_pair_rows(standings)])
    yield ""
    yield from columns([("", "decisions", "ms", "95 in 100", "illegal", "failed"), *map(_times, standings.bots)])
    for bot in standings.bots:
        for why, count in bot.reasons.most_common():
            yield f"{bot.bot} {why}: {counted(count, 'game')} lost"


def _rows(standings: Standings) -> Iterator[tuple[str, ...]]:
    for bot in standings.bots:
        counts = map(str, (bot.games, bot.wins, bot.draws, bot.cut))
        yield (bot.bot, *counts, share_words(bot.rate), _rating(bot.rating))


def _pair_rows(standings: Standings) -> Iterator[tuple[str, ...]]:
    for pair in standings.pairings:
        counts = map(str, (pair.wins, pair.losses, pair.even))
        yield (f"{pair.one} : {pair.other}", *counts, share_words(pair.rate))


def _times(bot: BotStanding) -> tuple[str, ...]:
    times = bot.times
    counts = (str(bot.illegal), str(bot.failed))
    return (bot.bot, str(times.count), f"{times.mean:.2f}", f"{times.percentile(0.95):.2f}", *counts)


def counted(count: int, noun: str) -> str:
    """A number of things.

    >>> counted(1, "game"), counted(2, "game")
    ('1 game', '2 games')
    """
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def share_words(share: Share) -> str:
    """A share with its interval.

    >>> share_words(Share(0.5, 0.404, 0.596))
    '50.0 % (40.4–59.6)'
    """
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def _rating(rating: Rating | None) -> str:
    if rating is None:
        return "–"
    if rating.low == rating.high:
        return f"{rating.points:.0f}"
    if not rating.is_bounded:
        return minus(range_words(rating.low, rating.high))
    return minus(f"{rating.points:+.0f} ({range_words(rating.low, rating.high)})")


def range_words(low: float, high: float) -> str:
    """A range of points of Elo, either end of which may be infinite.

    >>> range_words(12.3, float("inf")), range_words(-45.6, 7.8)
    ('+12 or more', '-46 to +8')
    """
    if low == -inf:
        return "unknown" if high == inf else f"{high:+.0f} or less"
    return f"{low:+.0f} or more" if high == inf else f"{low:+.0f} to {high:+.0f}"


def minus(words: str) -> str:
    """Numbers with the sign that is as wide as a plus."""
    return words.replace("-", "−")


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows with their cells below one another: the first column to the left, the others to the right."""
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        yield "  ".join([first.ljust(widths[0]), *cells])
