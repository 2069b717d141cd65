"""What somebody likes, kept in cookies: light or dark, pace, language, name.  Works without a script."""

from dataclasses import dataclass
from typing import Annotated, Final
from urllib.parse import quote, unquote

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse, Response

from splay.position.setup import NAME_LENGTH
from splay.text.catalogue import LANGUAGES
from splay.web.html.addresses import HOME, here, is_local
from splay.web.html.pages import THEMES, theme_of
from splay.web.requests.identity import NAME_COOKIE, YEAR, remember

router: Final = APIRouter()

PACES: Final = ("calm", "swift", "step", "off")
"""What the cookie `pace` may say: how cards move that others have moved."""
SWITCH: Final = ("on", "off")
THEME_COOKIE: Final = "theme"
PACE_COOKIE: Final = "pace"
LANGUAGE_COOKIE: Final = "lang"
CONFIRM_COOKIE: Final = "confirm"
KEYS_COOKIE: Final = "keys"


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person prefers.

    Attributes:
        theme: one of `pages.THEMES`.
        pace: one of `PACES`.
        confirm: whether an action is shown with its consequences before it is done.
        keys: whether keys are shortcuts.
        name: to sit down with; empty where none was ever given.
        here: the page it is asked on.
    """

    theme: str
    pace: str
    confirm: bool
    keys: bool
    name: str
    here: str


def preferences_of(request: Request) -> Preferences:
    """What the cookies of a request say; where they say nothing, the default."""
    cookies = request.cookies
    pace = cookies.get(PACE_COOKIE, "")
    return Preferences(
        theme=theme_of(cookies.get(THEME_COOKIE)),
        pace=pace if pace in PACES else PACES[0],
        confirm=cookies.get(CONFIRM_COOKIE) != "off",
        keys=cookies.get(KEYS_COOKIE) != "off",
        name=name_of(request),
        here=here(request),
    )


def name_of(request: Request) -> str:
    """The name somebody sat down with last; empty if there is none."""
    return tidy_name(unquote(request.cookies.get(NAME_COOKIE, "")))


def tidy_name(name: str) -> str:
    """A name without spaces too many, cut where it is too long."""
    return " ".join(name.split())[:NAME_LENGTH].strip()


def remember_name(request: Request, response: Response, name: str) -> None:
    """Keep a name for the next table; an empty one is no news."""
    tidied = tidy_name(name)
    if tidied:
        remember(request, response, NAME_COOKIE, quote(tidied), request.app.state.settings.secure_cookies)


@router.post("/preferences", include_in_schema=False)
def prefer(
    request: Request,
    theme: Annotated[str, Form(max_length=10)] = "",
    pace: Annotated[str, Form(max_length=10)] = "",
    language: Annotated[str, Form(max_length=10)] = "",
    confirm: Annotated[str, Form(max_length=10)] = "",
    keys: Annotated[str, Form(max_length=10)] = "",
    name: Annotated[str, Form(max_length=100)] = "",
    back: Annotated[str, Form()] = HOME,
) -> Response:
    """Keep what is liked, and go back; what cannot be, and what is not said, stays as it was."""
    response = RedirectResponse(back if is_local(back) else HOME, 303)
    secure = request.app.state.settings.secure_cookies
    chosen = (
        (PACE_COOKIE, pace, PACES),
        (LANGUAGE_COOKIE, language, LANGUAGES),
        (CONFIRM_COOKIE, confirm, SWITCH),
        (KEYS_COOKIE, keys, SWITCH),
    )
    for cookie, value, allowed in chosen:
        if value in allowed:
            remember(request, response, cookie, value, secure)
    if theme in THEMES:
        # The button for light or dark is a script: it must be able to change this one.
        response.set_cookie(THEME_COOKIE, theme, max_age=YEAR, samesite="lax", secure=secure, path="/")
    remember_name(request, response, name)
    return response
