"""What is told of how somebody's games went, on their own page and on their public one."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from splay.bots import LEVELS
from splay.cards.library import card_of
from splay.store import Store
from splay.store.ratings import PlayerRating, points_of, range_of
from splay.store.results import Counted
from splay.text.reader import Reader
from splay.text.results import reason_words, unrated_words
from splay.web.html.cards import CardFace, card_face
from splay.web.people.chart import NARROW, WIDE, RatingChart, chart

AXIS: Final = (1200, 1800)
"""The ends of the axis on which ratings are drawn."""
GAMES_TOLD: Final = 1000
"""So many of the latest games are told of."""
STEPS_TOLD: Final = 100
"""So many of the latest steps of a rating are drawn."""
SQUARES: Final = 40
"""The most squares drawn in a row; with more games one square stands for several."""
FAVORITES: Final = 4


@dataclass(frozen=True, slots=True)
class RatingLine:
    """A rating; `dot`, `begin` and `width` are percentages of the axis."""

    edition: str
    players: str
    points: int
    give_or_take: int
    games: int
    dot: float
    begin: float
    width: float


@dataclass(frozen=True, slots=True)
class EndLine:
    """How some games ended: words, how many, and how many squares are drawn."""

    words: str
    count: int
    squares: int


@dataclass(frozen=True, slots=True)
class WonLine:
    """How many games of an edition and a number of players were won."""

    edition: str
    players: str
    won: int
    games: int


@dataclass(frozen=True, slots=True)
class Favorite:
    """A card that was activated often: how often, and how many of a hundred games with it were won."""

    face: CardFace
    times: int
    won: int


@dataclass(frozen=True, slots=True)
class Unrated:
    """Why some games do not count for ratings, and how many."""

    words: str
    count: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """How somebody's games went.

    Attributes:
        ratings: by edition and number of players, that with the most games first.
        chart, narrow: the first of them over time, for a desktop and for a phone; None with fewer than two games.
        won, lost: how games ended that were won, and those that were not.
        won_count: how many were won.
        per_square: how many games a square stands for.
        by_size: wins by edition and number of players.
        favorites: the cards activated most.
        unrated: games that do not count for ratings.
        games: how many are told of.
    """

    ratings: tuple[RatingLine, ...]
    chart: RatingChart | None
    narrow: RatingChart | None
    won: tuple[EndLine, ...]
    lost: tuple[EndLine, ...]
    won_count: int
    per_square: int
    by_size: tuple[WonLine, ...]
    favorites: tuple[Favorite, ...]
    unrated: tuple[Unrated, ...]
    games: int


def statistics(store: Store, owner: str, reader: Reader) -> Statistics:
    """How the games of an owner went."""
    games = store.results_of(owner, GAMES_TOLD)
    ratings = sorted(store.ratings_of([owner]), key=lambda each: (-each.games, each.edition, each.players))
    wide, narrow = _charts(store, games, ratings[0], reader) if ratings else (None, None)
    won = [each for each in games if each.won]
    per_square = max(1, -(-len(games) // (2 * SQUARES)))
    return Statistics(
        ratings=tuple(rating_line(each, reader) for each in ratings),
        chart=wide,
        narrow=narrow,
        won=_ends(won, per_square, reader),
        lost=_losses([each for each in games if not each.won], per_square, reader),
        won_count=len(won),
        per_square=per_square,
        by_size=_by_size(games, reader),
        favorites=_favorites(games, reader),
        unrated=_unrated(games, reader),
        games=len(games),
    )


def rating_line(rating: PlayerRating, reader: Reader) -> RatingLine:
    """A rating as it is drawn."""
    low, high = AXIS

    def along(points: float) -> float:
        return round(100 * (min(max(points, low), high) - low) / (high - low), 1)

    begin, end = along(rating.points - rating.give_or_take), along(rating.points + rating.give_or_take)
    return RatingLine(
        edition=reader.edition_title(rating.edition),
        players=players_words(rating.players, reader),
        points=rating.points,
        give_or_take=rating.give_or_take,
        games=rating.games,
        dot=along(rating.points),
        begin=begin,
        width=round(end - begin, 1),
    )


def players_words(players: int, reader: Reader) -> str:
    """How many play."""
    return reader.ngettext("{count} player", "{count} players", players).format(count=players)


def _charts(
    store: Store, games: Sequence[Counted], rating: PlayerRating, reader: Reader
) -> tuple[RatingChart | None, RatingChart | None]:
    steps = [
        (points_of(each.mu), range_of(each.sigma))
        for each in reversed(games)
        if (each.edition, each.players) == (rating.edition, rating.players)
        and each.mu is not None
        and each.sigma is not None
    ][-STEPS_TOLD:]
    if len(steps) < 2:
        return None, None
    first = rating.games - len(steps) + 1
    levels = [
        (reader.level(each.player), each.points)
        for each in store.ratings_of(list(LEVELS))
        if (each.edition, each.players) == (rating.edition, rating.players)
    ]
    return chart(steps, first, levels, WIDE), chart(steps, first, levels, NARROW)


def _ends(won: Sequence[Counted], per_square: int, reader: Reader) -> tuple[EndLine, ...]:
    counts = Counter(each.reason for each in won)
    return tuple(
        EndLine(reason_words(reason, reader), count, -(-count // per_square)) for reason, count in counts.most_common()
    )


def _losses(others: Sequence[Counted], per_square: int, reader: Reader) -> tuple[EndLine, ...]:
    tied = sum(each.tied for each in others)
    counts = ((reader.gettext("Lost"), len(others) - tied), (reader.gettext("Nobody won"), tied))
    return tuple(EndLine(words, count, -(-count // per_square)) for words, count in counts if count)


def _unrated(games: Sequence[Counted], reader: Reader) -> tuple[Unrated, ...]:
    counts = Counter(each.unrated for each in games if each.unrated)
    return tuple(Unrated(unrated_words(why, reader), count) for why, count in counts.most_common())


def _by_size(games: Sequence[Counted], reader: Reader) -> tuple[WonLine, ...]:
    played = Counter((each.edition, each.players) for each in games)
    won = Counter((each.edition, each.players) for each in games if each.won)
    return tuple(
        WonLine(reader.edition_title(edition), players_words(players, reader), won[edition, players], count)
        for (edition, players), count in sorted(played.items(), key=lambda each: (-each[0][0], each[0][1]))
    )


def _favorites(games: Sequence[Counted], reader: Reader) -> tuple[Favorite, ...]:
    times, won, within = Counter[str](), Counter[str](), Counter[str]()
    edition: dict[str, int] = {}
    for game in games:
        for card, count in game.cards.items():
            times[card] += count
            within[card] += 1
            won[card] += game.won
            edition.setdefault(card, game.edition)
    most = sorted(times, key=lambda card: (-times[card], card))[:FAVORITES]
    return tuple(
        Favorite(card_face(card_of(edition[card], card), reader), times[card], round(100 * won[card] / within[card]))
        for card in most
    )
