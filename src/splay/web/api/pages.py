"""What can be read without a table: the server, the editions, the cards, the API."""

from importlib.metadata import version
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import HTMLResponse

from splay.bots import BOTS, LEVELS, STYLES
from splay.position.editions import EDITIONS
from splay.position.ruleset import ruleset
from splay.text.catalogue import negotiate
from splay.text.reader import reader_of
from splay.web.api.models import EditionInfo, ServerInfo, refuses
from splay.web.api.numbers import InAddress
from splay.web.api.operations import kinds, marked, operations
from splay.web.api.seen import CARDS
from splay.web.html.languages import tag_of
from splay.web.html.pages import page
from splay.web.html.refusals import KINDS, STATUSES
from splay.web.requests.turns import Reading

router: Final = APIRouter(route_class=Reading, tags=["reading"])

EXAMPLE: Final = """\
curl {api}/tables --json '{{"kind": "computer", "edition": 4, "seats": [{{}}, {{"bot": "scholar:style=raider"}}]}}'
curl {api}/tables/ID/view -H 'Authorization: Bearer KEY'
curl -X POST {api}/tables/ID/picks -H 'Authorization: Bearer KEY' --json '{{"option": "draw", "number": 2}}'
curl '{api}/tables/ID/wait?version=7'"""


@router.get("/server", responses=refuses())
def server(request: Request) -> ServerInfo:
    """Which server this is."""
    return ServerInfo(version=version("splay"), id=request.app.state.settings.id)


@router.get("/editions", responses=refuses())
def editions() -> list[EditionInfo]:
    """The editions that can be played."""
    return [
        EditionInfo(
            number=each.number,
            players=list(each.players),
            needed=each.needed,
            team_needed=each.team_needed,
            last_age=each.last_age,
            levels=list(LEVELS),
            styles=list(STYLES),
            bots=list(BOTS),
        )
        for each in EDITIONS.values()
    ]


@router.get("/cards/{edition}", responses=refuses(404))  # 404: an address that is none, as with a line break
def cards(
    request: Request, response: Response, edition: Annotated[InAddress, Path(description="As in /editions.")]
) -> Annotated[list[dict[str, Any]], CARDS]:
    """Every card of an edition: facts; title, sentences and rulings in the language of Accept-Language."""
    reader = reader_of(negotiate(request.headers.get("accept-language")))
    response.headers.update({"Content-Language": tag_of(reader.language), "Vary": "Accept-Language"})
    return [reader.card_in_words(card) for card in ruleset(edition).cards]


@router.get("/docs", include_in_schema=False)
def docs(request: Request) -> HTMLResponse:
    """The documentation of this API."""
    schema = request.app.openapi()
    problems = {kind.code: kind for kind in (*KINDS.values(), *STATUSES.values())}
    return page(
        request,
        "api/page.html",
        about=[marked(paragraph) for paragraph in schema["info"]["description"].split("\n\n")],
        example=EXAMPLE.format(api=f"{request.scope['scheme']}://{request.headers.get('host', 'HOST')}/api"),
        groups=operations(schema),
        kinds=kinds(schema),
        problems=sorted(problems.values(), key=lambda kind: (kind.status, kind.code)),
    )
