"""Putting a card on a prepared board to try it out."""

from typing import Annotated, Final

from fastapi import APIRouter, Form, HTTPException, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from splay.host.tryout_table import make_tryout
from splay.web.html.names import name_of
from splay.web.html.pages import reader_for
from splay.web.library.card_browser import card_of_slug
from splay.web.library.routes import rules_named
from splay.web.requests.addresses import table_url
from splay.web.requests.identity import HostHere, PersonToSeat
from splay.web.requests.turns import Playing

router: Final = APIRouter(route_class=Playing, default_response_class=HTMLResponse, include_in_schema=False)


@router.post("/cards/{edition}/{slug}/try", name="try a card")
def try_card(
    request: Request,
    person: PersonToSeat,
    host: HostHere,
    edition: str,
    slug: str,
    case: Annotated[str, Form(max_length=20)],
) -> Response:
    """Make the table at which a card is tried out and go there; the one that the person had before is given up."""
    card = card_of_slug(rules_named(edition), slug)
    if card is None:
        raise HTTPException(404)
    name = name_of(request) or reader_for(request).pgettext("somebody without a name", "You")
    return RedirectResponse(table_url(make_tryout(host.tables, card, case, person.secret, name)), 303)


@router.get("/cards/{edition}/{slug}/try")
def show_card(edition: str, slug: str) -> Response:
    """The page of the card, from which it is tried out: an address typed in makes no table."""
    card = card_of_slug(rules_named(edition), slug)
    if card is None:
        raise HTTPException(404)
    return RedirectResponse(f"/cards/{card.edition}/{slug}", 307)
