"""A person's preferences, kept in cookies: light or dark, pace, language, name.  Works without scripts."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Final
from urllib.parse import quote, unquote

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse, Response

from splay.bots import LEVELS, BotSpec, opponent
from splay.errors import SetupError
from splay.position.setup import MOST_PLAYERS
from splay.text.catalogue import LANGUAGES
from splay.web.html.addresses import HOME, here, is_local
from splay.web.html.coach_memory import told_to
from splay.web.html.names import name_of, remember_name
from splay.web.html.themes import THEMES, theme_of
from splay.web.requests.identity import YEAR, remember
from splay.web.requests.turns import Reading

router: Final = APIRouter(route_class=Reading)

PACES: Final = ("calm", "swift", "step", "off")
"""The values of the cookie `pace`: how cards moved by others are animated."""
SWITCH: Final = ("on", "off")
THEME_COOKIE: Final = "theme"
PACE_COOKIE: Final = "pace"
LANGUAGE_COOKIE: Final = "lang"
CONFIRM_COOKIE: Final = "confirm"
KEYS_COOKIE: Final = "keys"
COACH_COOKIE: Final = "coach"
OPPONENTS_COOKIE: Final = "opponents"


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person prefers.

    Attributes:
        theme: one of `themes.THEMES`.
        pace: one of `PACES`.
        confirm: whether to show the consequences of an action before it is done.
        keys: whether keys are shortcuts.
        coach: whether what happens for the first time is explained; unless something was chosen, to newcomers.
        name: the name to sit down with; empty if none was ever given.
        find_here: finds the current page, which takes a while, and most answers do not ask for it.
    """

    theme: str
    pace: str
    confirm: bool
    keys: bool
    coach: bool
    name: str
    find_here: Callable[[], str]

    @property
    def here(self) -> str:
        """The current page."""
        return self.find_here()


def preferences_of(request: Request) -> Preferences:
    """The preferences in the cookies of a request, with defaults for the rest; found out once."""
    known: Preferences | None = getattr(request.state, "preferences", None)
    if known is None:
        known = request.state.preferences = _preferences_of(request)
    return known


def _preferences_of(request: Request) -> Preferences:
    cookies = request.cookies
    pace = cookies.get(PACE_COOKIE, "")
    return Preferences(
        theme=theme_of(cookies.get(THEME_COOKIE)),
        pace=pace if pace in PACES else PACES[0],
        confirm=cookies.get(CONFIRM_COOKIE) != "off",
        keys=cookies.get(KEYS_COOKIE) != "off",
        coach=_wants_coach(request),
        name=name_of(request),
        find_here=partial(here, request),
    )


def _wants_coach(request: Request) -> bool:
    said = request.cookies.get(COACH_COOKIE)
    return said == "on" or (said != "off" and told_to(request).is_newcomer())


def opponents_of(request: Request) -> tuple[BotSpec, ...]:
    """The levels and characters this person last played against, by seat; empty if there are none, or no longer."""
    said = unquote(request.cookies.get(OPPONENTS_COOKIE, ""))
    try:
        found = tuple(opponent(each) for each in said.split(",")[: MOST_PLAYERS - 1])
    except SetupError:
        return ()
    return found if all(each.name in LEVELS for each in found) else ()


def remember_opponents(request: Request, response: Response, bots: Iterable[str]) -> None:
    """Remember whom this person plays against, for the next table."""
    remember(request, response, OPPONENTS_COOKIE, quote(",".join(bots)))


@router.post("/preferences", include_in_schema=False)
def prefer(
    request: Request,
    theme: Annotated[str, Form(max_length=10)] = "",
    pace: Annotated[str, Form(max_length=10)] = "",
    language: Annotated[str, Form(max_length=10)] = "",
    confirm: Annotated[str, Form(max_length=10)] = "",
    keys: Annotated[str, Form(max_length=10)] = "",
    coach: Annotated[str, Form(max_length=10)] = "",
    name: Annotated[str, Form(max_length=100)] = "",
    back: Annotated[str, Form()] = HOME,
) -> Response:
    """Save preferences and go back; invalid or missing ones stay as they were."""
    response = RedirectResponse(back if is_local(back) else HOME, 303)
    secure = request.app.state.settings.secure_cookies
    chosen = (
        (PACE_COOKIE, pace, PACES),
        (LANGUAGE_COOKIE, language, LANGUAGES),
        (CONFIRM_COOKIE, confirm, SWITCH),
        (KEYS_COOKIE, keys, SWITCH),
        (COACH_COOKIE, coach, SWITCH),
    )
    for cookie, value, allowed in chosen:
        if value in allowed:
            remember(request, response, cookie, value)
    if theme in THEMES:
        # The light/dark button is a script, which must be able to change this one.
        response.set_cookie(THEME_COOKIE, theme, max_age=YEAR, samesite="lax", secure=secure, path="/")
    remember_name(request, response, name)
    return response
