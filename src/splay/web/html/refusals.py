"""Why something was refused, in words: what happened, why, and what to do now."""

from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException

from splay.errors import (
    GameOver,
    NotOffered,
    NotYourDecision,
    PositionError,
    RecordError,
    SetupError,
    SplayError,
    StaleDecision,
)
from splay.host.errors import (
    GameTooLong,
    HintRefused,
    LostByTime,
    Meanwhile,
    NoSuchTable,
    NothingToReport,
    NotPlaying,
    NotYourSeat,
    OutOfGame,
    SeatTaken,
    SignInRefused,
    StillThere,
    TooManyComputers,
    TooManyListed,
    TooManyReports,
    TooManyTables,
    TooMuchStored,
    UndoRefused,
)
from splay.notices.errors import BadEndpoint
from splay.store import Conflict
from splay.text.catalogue import N_
from splay.text.reader import IN_ENGLISH, Reader
from splay.text.refusals import fault_words
from splay.web.requests.bans import Banned
from splay.web.requests.identity import NoCookies
from splay.web.requests.limits import TooFast
from splay.web.requests.turns import TooBusy


class Forged(SplayError):
    """A page of another site tried to act on a person's behalf."""


class NoKey(SplayError):
    """A program acted at a table without saying which seat it holds."""


class NotJson(SplayError):
    """A program sent something without saying that it is JSON."""


class TooLarge(SplayError):
    """A request that is larger than any sensible one."""


@dataclass(frozen=True, slots=True)
class RefusalKind:
    """One kind of refusal.

    Attributes:
        status: of HTTP.
        code: a word for programs.
        title, why, advice: for people; in English, translated where they are shown.
        told: whether the error's own message says more.
    """

    status: int
    code: str
    title: str
    why: str
    advice: str = ""
    told: bool = False


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refusal in the reader's language.

    Attributes:
        status: of HTTP.
        code: a word for programs.
        title, why, advice: what happened, why, what to do now; the last may be empty.
        detail: what exactly was wrong, if known; may be empty.
    """

    status: int
    code: str
    title: str
    why: str
    advice: str
    detail: str


LOOK_AGAIN: Final = N_("Look at the table as it is now, and pick again.")
KINDS: Final[dict[type[Exception], RefusalKind]] = {
    NoSuchTable: RefusalKind(
        404,
        "unknown-table",
        N_("There is no such table"),
        N_("No game has this address. Perhaps a letter is missing at the end of the link."),
        N_("Ask whoever sent it for the whole link, or start a game of your own."),
    ),
    BadEndpoint: RefusalKind(
        422,
        "bad-endpoint",
        N_("This browser cannot get notices"),
        N_("Notices are sent only to public addresses, over HTTPS."),
    ),
    NotYourSeat: RefusalKind(
        403,
        "foreign-seat",
        N_("This seat is not yours"),
        N_(
            "Each seat belongs to the browser that took it, and that was not this one; or spectators are not "
            "allowed here."
        ),
        N_("If you sat down on another device, bring your seat along with the link in the menu of the table there."),
    ),
    SeatTaken: RefusalKind(
        409,
        "seat-taken",
        N_("The seat is taken"),
        N_("Somebody sat down there first, or you already sit at this table."),
        N_("Look at the table: another seat may be free."),
    ),
    NotPlaying: RefusalKind(
        409,
        "not-playing",
        N_("Not now"),
        N_("The game has not begun yet, or it is over already."),
        N_("Look at the table to see how things stand."),
    ),
    TooManyListed: RefusalKind(
        409,
        "too-many-listed",
        N_("Enough of your tables are listed"),
        N_("Three tables of yours already wait for others. A table is listed for a day, or until it begins."),
        N_("Wait until one of them begins, leave one, or invite friends by link."),
    ),
    TooManyTables: RefusalKind(
        409,
        "too-many-tables",
        N_("You have too many unfinished games"),
        N_("One person can have only so many here."),
        N_("Finish some of them. Games left alone for 30 days no longer count."),
        told=True,
    ),
    TooManyComputers: RefusalKind(
        409,
        "too-many-computers",
        N_("Too many computers play against you"),
        N_("They share the server with everybody else."),
        N_("Finish some of these games. Games left alone for 30 days no longer count."),
        told=True,
    ),
    TooMuchStored: RefusalKind(
        409,
        "too-much-stored",
        N_("Your games take too much space"),
        N_("One person can store only so much here."),
        N_("Download the records of the games you want to keep, and ask whoever runs the server to delete some."),
        told=True,
    ),
    NothingToReport: RefusalKind(
        409, "nothing-to-report", N_("There is nobody to report"), N_("Nobody else can sit at this table.")
    ),
    TooManyReports: RefusalKind(
        429,
        "too-many-reports",
        N_("Enough reported for now"),
        N_("Your reports will be read."),
        N_("If something else happens, report it tomorrow."),
    ),
    GameTooLong: RefusalKind(
        409,
        "game-too-long",
        N_("This game is too long"),
        N_("It has as many picks as a game can have here, several times those of a long game."),
        N_("Please start a new game."),
    ),
    UndoRefused: RefusalKind(
        409,
        "undo-refused",
        N_("This cannot be taken back"),
        N_("A pick can be taken back until something hidden was revealed or another person has picked."),
    ),
    HintRefused: RefusalKind(
        409,
        "no-hint",
        N_("No hint available"),
        N_("You can ask for hints at your own decisions, in games against the computer and on one device."),
        told=True,
    ),
    StillThere: RefusalKind(
        409,
        "still-there",
        N_("The game cannot go on without this player"),
        N_("Nobody has been silent for long enough, or the rules of the edition do not let a player leave."),
        LOOK_AGAIN,
    ),
    LostByTime: RefusalKind(
        409,
        "lost-by-time",
        N_("Your time was up"),
        N_("At this table that loses the game; a computer plays on in your seat."),
    ),
    OutOfGame: RefusalKind(
        409,
        "out-of-game",
        N_("That cannot be done"),
        N_("You are out of the game; the others play on."),
    ),
    SignInRefused: RefusalKind(
        403,
        "sign-in-refused",
        N_("Signing in did not work"),
        N_("It could not be shown whose account this is, or nobody could sign in to it any more."),
        N_("Try again, or use your recovery code."),
        told=True,
    ),
    Meanwhile: RefusalKind(
        409, "meanwhile", N_("Somebody was faster"), N_("Something else was done at the table just before."), LOOK_AGAIN
    ),
    Conflict: RefusalKind(
        409, "meanwhile", N_("Somebody was faster"), N_("Something else was done at the table just before."), LOOK_AGAIN
    ),
    GameOver: RefusalKind(
        409,
        "game-over",
        N_("The game is over"),
        N_("No more choices are asked for."),
        N_("See how it ended, or play again."),
    ),
    NotYourDecision: RefusalKind(
        409, "not-your-decision", N_("It is not your turn to pick"), N_("Somebody else is asked now."), LOOK_AGAIN
    ),
    StaleDecision: RefusalKind(
        409,
        "stale-decision",
        N_("That question has passed"),
        N_("Your pick answers a question that has already been answered, here or on another page."),
        LOOK_AGAIN,
    ),
    NotOffered: RefusalKind(
        422,
        "not-offered",
        N_("That cannot be picked"),
        N_("It is not among the options of the question now asked."),
        N_("What is lit on the table can be picked."),
        told=True,
    ),
    RecordError: RefusalKind(
        422,
        "bad-record",
        N_("This record cannot be read"),
        N_("This is not a Splay record, or the game in it could not have happened."),
        N_("Check that the file is whole, as it was downloaded."),
        told=True,
    ),
    PositionError: RefusalKind(
        422,
        "bad-position",
        N_("There is no such position"),
        N_("The position described is impossible."),
        told=True,
    ),
    SetupError: RefusalKind(
        422,
        "impossible",
        N_("That is not possible"),
        N_("These settings cannot be combined."),
        N_("Go back, change it and try again."),
        told=True,
    ),
    Forged: RefusalKind(
        403,
        "cross-site",
        N_("This came from another site"),
        N_("The browser says that a page on another site sent this request, so nothing was done."),
        N_("Open the table here and do it again."),
    ),
    NoCookies: RefusalKind(
        403,
        "no-cookies",
        N_("Your browser keeps no cookies"),
        N_("A cookie tells this site which seat is yours. Without it you could only watch."),
        N_("Allow cookies for this site in the settings of your browser, then go back and try again."),
    ),
    Banned: RefusalKind(
        403,
        "banned",
        N_("You cannot play here"),
        N_("Whoever runs this server has banned you or the network you come from."),
        N_("You can still read the rules and the cards. If you think this is a mistake, ask whoever runs the server."),
    ),
    NoKey: RefusalKind(
        401,
        "no-key",
        N_("Which seat do you hold?"),
        N_("Send the key of your seat in the header Authorization, after the word Bearer."),
    ),
    NotJson: RefusalKind(
        415,
        "not-json",
        N_("This is not sent as JSON"),
        N_("What is sent must be JSON, and the header Content-Type must say so: application/json."),
    ),
    TooLarge: RefusalKind(
        413, "too-large", N_("That is too much"), N_("The request is larger than anything needed here.")
    ),
    TooFast: RefusalKind(
        429,
        "too-many",
        N_("Too fast"),
        N_("Too many requests."),
        N_("Wait a moment, then go on."),
    ),
    RequestValidationError: RefusalKind(
        422,
        "invalid",
        N_("Something is missing or wrong"),
        N_("The request does not say all that is needed, or says something that cannot be understood."),
        N_("Go back, look the form over and send it again."),
    ),
    OperationalError: RefusalKind(
        503,
        "unavailable",
        N_("Out of order for a moment"),
        N_("The server cannot reach the place where games are kept. Every pick that was confirmed is safe."),
        N_("Try again in a moment."),
    ),
    TooBusy: RefusalKind(
        503,
        "busy",
        N_("Too much is going on"),
        N_("The server has not come to this request in time. Every pick that was confirmed is safe."),
        N_("Try again in a moment."),
    ),
    SplayError: RefusalKind(
        400, "refused", N_("That cannot be done"), N_("The request makes no sense here."), told=True
    ),
    Exception: RefusalKind(
        500,
        "failure",
        N_("Something went wrong here"),
        N_("This is a fault of the server, not yours; it has been logged. Every confirmed pick is safe."),
        N_("Try again. If it happens again, start from the table or the first page."),
    ),
}
"""Refusals by error; the nearest listed class of an error applies."""
KINDS[PoolTimeout] = KINDS[OperationalError]

STATUSES: Final[dict[int, RefusalKind]] = {
    400: RefusalKind(
        400,
        "bad-request",
        N_("That was not understood"),
        N_("The request is broken: it cannot be read."),
        N_("Go back and try again."),
    ),
    404: RefusalKind(
        404,
        "unknown-page",
        N_("There is nothing here"),
        N_("No page has this address. Perhaps it is mistyped, or the page has moved."),
    ),
    405: RefusalKind(
        405,
        "wrong-method",
        N_("That does not work here"),
        N_("This address cannot be opened this way."),
    ),
    413: KINDS[TooLarge],
    429: KINDS[TooFast],
}


def kind_of(error: Exception) -> RefusalKind:
    """The kind of refusal for this error."""
    if isinstance(error, HTTPException):
        return STATUSES.get(error.status_code) or _other(error.status_code)
    return next(KINDS[each] for each in type(error).__mro__ if each in KINDS)


def explain(error: Exception, reader: Reader = IN_ENGLISH) -> Refusal:
    """An error in the words of a language."""
    kind = kind_of(error)
    say: Callable[[str], str] = reader.gettext
    advice = say(kind.advice) if kind.advice else ""
    detail = fault_words(error, reader) if kind.told and isinstance(error, SplayError) else ""
    return Refusal(kind.status, kind.code, say(kind.title), say(kind.why), advice, detail)


def _other(status: int) -> RefusalKind:
    phrase = HTTPStatus(status).phrase
    return RefusalKind(status, phrase.lower().replace(" ", "-"), N_("That cannot be done"), phrase)
