"""The JSON API, with which programs play at a table as a seat: a separate application, mounted at ``/api``."""

from typing import Any, Final

from fastapi import FastAPI
from starlette.datastructures import State

from splay.web.api import game, pages, people, tables
from splay.web.api.models import PROBLEM_SCHEMA
from splay.web.html import errors
from splay.web.requests.limits import ANYTHING, ANYTHING_THERE, BODY_LIMIT, PICKS

VERSION: Final = "1"
_PICKS: Final = round(1 / PICKS.every)
_REQUESTS: Final = round(1 / ANYTHING.every)
_THERE: Final = round(1 / ANYTHING_THERE.every)
ABOUT: Final = f"""\
Play Innovation at a table as a seat, from any program.

Make a table or join one; either gives you the key of your seat. Send it as `Authorization: Bearer KEY`.
Then wait until `decision` in your view asks your seat, and pick one of its options, with its number.
A pick is stored when the answer arrives. Whatever is refused changes nothing and is answered as problem
details (RFC 9457), the same refusals that people get in a browser, in the language of `Accept-Language`.

What is sent is JSON, at most {BODY_LIMIT} bytes, with the header `Content-Type: application/json`. A key may send
{_PICKS} picks a second and {_REQUESTS} requests in all, an address {_THERE}; who is faster for long is refused with
429, and `Retry-After` says for how many seconds to wait. Instead of asking again and again, use `wait`. Answers may get
more fields in later versions.

Whoever has an account makes a key for programs at `/me`; it holds all their seats, and tells `/me` who they are.

The types at the end of this page say what views and events are made of. `docs/reference/protocol.md` in the sources
shows them in examples: the engine speaks of games in the same words.
"""


def create_api(state: State) -> FastAPI:
    """The API.

    Args:
        state: the state of the surrounding application, for its `host`, `hub` and `settings`.
    """
    api = FastAPI(title="Splay", version=VERSION, description=ABOUT, docs_url=None, redoc_url=None)
    api.state = state
    for router in (pages.router, tables.router, game.router, people.router):
        api.include_router(router)
    plain = api.openapi

    def described() -> dict[str, Any]:
        schema = plain()
        schema["components"]["schemas"]["Problem"] = PROBLEM_SCHEMA
        return schema

    api.openapi = described  # type: ignore[method-assign]
    errors.install(api)
    return api


__all__ = ["create_api"]
