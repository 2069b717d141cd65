"""What programs are told of people: of their own person, and of those on the public list."""

import re
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request, Security
from fastapi.security import HTTPAuthorizationCredentials
from pydantic import BaseModel, Field

from splay.host import Host
from splay.host.errors import SignInRefused
from splay.host.secrets import hash_of
from splay.position.editions import EDITIONS
from splay.position.setup import MOST_PLAYERS
from splay.store.ratings import PlayerRating, points_of, range_of
from splay.store.results import Counted
from splay.web.api.access import bearer
from splay.web.api.models import refuses
from splay.web.api.numbers import InAddress
from splay.web.html.refusals import NoKey
from splay.web.people.public import ranked
from splay.web.requests.identity import HostHere
from splay.web.requests.turns import Playing, turned

router: Final = APIRouter(route_class=Playing, tags=["people"])

MOST: Final = 100
"""The most games told at once."""
_PLACE: Final = re.compile(r"[0-9]{1,12}(\.[0-9]{1,9})?")


class RatingInfo(BaseModel):
    """How strong a player is."""

    edition: int
    players: int = Field(description="How many play.")
    rating: int = Field(description="In points; a newcomer has 1500.")
    give_or_take: int = Field(description="Two standard deviations: nineteen times in twenty the truth lies within.")
    games: int = Field(description="How many have counted.")

    @classmethod
    def of(cls, rating: PlayerRating) -> "RatingInfo":
        """A rating as it is stored."""
        return cls(
            edition=rating.edition,
            players=rating.players,
            rating=rating.points,
            give_or_take=rating.give_or_take,
            games=rating.games,
        )


class Me(BaseModel):
    """The person whose key was sent."""

    name: str | None = Field(description="Null without an account.")
    since: float | None = Field(description="When the account was made, in seconds since 1970; null without one.")
    public: str | None = Field(description="The path of the public page; null unless this person is on the list.")
    running: int = Field(description="How many games are not over.")
    finished: int = Field(description="How many games are over.")
    ratings: list[RatingInfo]


class GameResult(BaseModel):
    """How a finished game went for a seat of this person."""

    table: str = Field(description="The id of the table.")
    seat: int
    ended: float = Field(description="When, in seconds since 1970.")
    edition: int
    players: int = Field(description="How many played.")
    kind: str = Field(description="As for a table.")
    team: str | None
    place: int = Field(description="1 for the winners, or for all if nobody won; others share the place after them.")
    won: bool
    tied: bool = Field(description="Whether the first place is shared by several sides.")
    reason: str = Field(description="As in the outcome of a view.")
    turns: int
    cards: dict[str, int] = Field(description="How often this seat activated which cards.")
    unrated: str | None = Field(
        description="Why it does not count for ratings: `arranged`, `device`, `hint`, `undo`, `stand-in`, `alone`, "
        "`merged` or `late`; null if it does."
    )
    rating: int | None = Field(description="In points, after this game.")
    give_or_take: int | None

    @classmethod
    def of(cls, result: Counted) -> "GameResult":
        """A result as it is stored."""
        same = (
            "seat",
            "ended",
            "edition",
            "players",
            "kind",
            "team",
            "place",
            "won",
            "tied",
            "reason",
            "turns",
            "cards",
        )
        return cls(
            table=result.table_id,
            unrated=result.unrated,
            rating=None if result.mu is None else points_of(result.mu),
            give_or_take=None if result.sigma is None else range_of(result.sigma),
            **{name: getattr(result, name) for name in same},
        )


class GameResults(BaseModel):
    """Finished games, the latest first."""

    games: list[GameResult]
    next: str | None = Field(description="What to send as `after` for earlier ones; null if these are all.")


class Ranked(BaseModel):
    """Somebody on the public list, or a computer."""

    name: str | None = Field(description="Null for a computer.")
    page: str | None = Field(description="The path of the public page; null for a computer.")
    bot: str | None = Field(description="As in an order for a table; null for a person.")
    rating: RatingInfo


def _secret(host: HostHere, sent: Annotated[HTTPAuthorizationCredentials | None, Security(bearer)]) -> str:
    """The key that was sent, if it is anybody's.

    Raises:
        NoKey: none was sent.
        SignInRefused: it is nobody's.
    """
    if sent is None:
        raise NoKey("send a key of yours: Authorization: Bearer KEY")
    key = sent.credentials
    if host.people.account_of(key) is None and host.store.seat_of_key(hash_of(key)) is None:
        raise SignInRefused("this key is nobody's")
    return key


KeyThere = Annotated[str, Depends(turned(_secret))]


@router.get("/me", responses=refuses(401, 403))
def me(host: HostHere, key: KeyThere) -> Me:
    """Who you are: the person whose key you send, or a seat's holder without an account."""
    account = host.people.account_of(key)
    running, finished = host.store.count_games(hash_of(key))
    return Me(
        name=None if account is None else account.name,
        since=None if account is None else account.made,
        public=f"/players/{account.public}" if account is not None and account.public else None,
        running=running,
        finished=finished,
        ratings=[RatingInfo.of(each) for each in host.store.ratings_of([host.people.owner_of(key)])],
    )


@router.get("/me/games", responses=refuses(401, 403))
def my_games(
    host: HostHere,
    key: KeyThere,
    after: Annotated[str, Query(max_length=60, description="`next` of the answer before; empty: the latest.")] = "",
) -> GameResults:
    """Your finished games, and how they went."""
    place = _read(after)
    found = host.store.results_of(host.people.owner_of(key), MOST + 1, place)
    last = found[MOST - 1] if len(found) > MOST else None
    told = None if last is None else f"{last.ended!r}-{last.seat}-{last.table_id}"
    return GameResults(games=[GameResult.of(each) for each in found[:MOST]], next=told)


@router.get("/players", responses=refuses())
def players(
    request: Request,
    edition: Annotated[InAddress, Query(ge=min(EDITIONS), le=max(EDITIONS), description="As in /editions.")],
    players: Annotated[InAddress, Query(ge=2, le=MOST_PLAYERS, description="How many play.")],
) -> list[Ranked]:
    """The public list: those who wish to be on it and the computers, the strongest first."""
    host: Host = request.app.state.host
    return [
        Ranked(
            name=name if public else None,
            page=f"/players/{public}" if public else None,
            bot=None if public else name,
            rating=RatingInfo.of(rating),
        )
        for public, name, rating in ranked(host, edition, players)
    ]


def _read(after: str) -> tuple[float, str, int] | None:
    """Where the answer before ended; None for the first one, and for what nobody was told."""
    ended, _, rest = after.partition("-")
    seat, _, table = rest.partition("-")
    if not _PLACE.fullmatch(ended) or not (seat.isascii() and seat.isdigit()) or len(seat) > 1 or not table.isascii():
        return None
    return float(ended), table, int(seat)
