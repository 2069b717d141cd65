"""Pages to read: the cards, the rules, the credits.  They know nothing about games."""

from typing import Final

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.datastructures import QueryParams

from splay.host.secrets import is_table_id
from splay.position.card import Card
from splay.position.editions import EDITIONS, FOURTH
from splay.position.ruleset import Ruleset, ruleset
from splay.position.terms import COLOR_NAMES, ICON_NAMES
from splay.text.terms import RULES, keyword_of, meaning
from splay.web.html.cards import card_face
from splay.web.html.cards import slug as slug_of
from splay.web.html.pages import page, reader_for
from splay.web.library import card_browser as browsing
from splay.web.library.card_browser import BY_NAME, KINDS, Filters
from splay.web.library.guide import guide, icon_about
from splay.web.library.rules import rules_page
from splay.web.requests.turns import Reading

router: Final = APIRouter(route_class=Reading, default_response_class=HTMLResponse, include_in_schema=False)

LONGEST_SEARCH: Final = 100
LATEST: Final = str(FOURTH.number)


@router.get("/cards", name="all cards")
def all_cards(request: Request, edition: str = LATEST) -> HTMLResponse:
    """The card browser in the edition that its form names."""
    return _cards(request, _filters(request.query_params, edition), None)


@router.get("/cards/{edition}", name="cards")
def cards(request: Request, edition: str) -> HTMLResponse:
    """The card browser."""
    return _cards(request, _filters(request.query_params, edition), None)


@router.get("/cards/{edition}/{slug}", name="card")
def card(request: Request, edition: str, slug: str) -> HTMLResponse:
    """The card browser with one card open."""
    filters = _filters(request.query_params, edition)
    found = browsing.card_of_slug(filters.rules, slug)
    if found is None:
        raise HTTPException(404)
    return _cards(request, filters, found)


@router.get("/cards/{edition}/{slug}/face", name="face")
def face(request: Request, edition: str, slug: str) -> HTMLResponse:
    """One large card, and nothing else."""
    found = browsing.card_of_slug(rules_named(edition), slug)
    if found is None:
        raise HTTPException(404)
    answer = page(request, "library/face.html", face=card_face(found, reader_for(request)))
    answer.headers["Cache-Control"] = "private, max-age=3600"
    return answer


@router.get("/rules", name="latest rules")
def latest_rules() -> RedirectResponse:
    """The rules of the latest edition."""
    return RedirectResponse(f"/rules/{LATEST}", 307)


@router.get("/rules/guide", name="guide")
def guide_page(request: Request) -> HTMLResponse:
    """A guide to the game, to learn from and to print."""
    reader = reader_for(request)
    shown = guide(reader)
    known = rules_named(LATEST).by_name
    cards = [(card_face(known[name], reader), share) for name, share in shown.strategy[FOURTH.number]["cards"]]
    return page(request, "library/guide.html", guide=shown, icons=icon_about(reader), cards=cards)


@router.get("/rules/{edition}", name="rules")
def rules(request: Request, edition: str, table: str = "") -> HTMLResponse:
    """The rules of an edition, with the way back to the table where they are needed."""
    shown = rules_page(rules_named(edition), reader_for(request))
    back = table if is_table_id(table) else ""
    return page(request, "library/rules.html", rules=shown, table=back, only="", address="")


@router.get("/rules/{edition}/term/{term}", name="term")
def term_of_rules(request: Request, edition: str, term: str, table: str = "") -> HTMLResponse:
    """What a term means, for the bubble that explains it where it stands."""
    known = rules_named(edition)
    if term not in RULES and term not in known.special_achievements:
        raise HTTPException(404)
    answer = page(
        request,
        "library/term.html",
        meaning=meaning(term, known, reader_for(request)),
        keyword=keyword_of(term),
        edition=known.number,
        table=table if is_table_id(table) else "",
    )
    answer.headers["Cache-Control"] = "private, max-age=3600"
    return answer


@router.get("/credits", name="credits")
def credits_page(request: Request) -> HTMLResponse:
    """The work of others that Splay is built on."""
    return page(request, "library/credits.html")


def _cards(request: Request, filters: Filters, chosen: Card | None) -> HTMLResponse:
    """The whole page, or the part of it that htmx requests."""
    reader = reader_for(request)
    part = request.headers.get("hx-target", "").rpartition("#")[2]
    groups = browsing.find(filters, reader) if part != "detail" else ()
    shown = chosen
    if shown is None and groups:
        shown = filters.rules.by_name[groups[0].cards[0].english]
    template = f"library/cards_{part}.html" if part in ("results", "detail") else "library/cards.html"
    answer = page(
        request,
        template,
        filters=filters,
        editions=tuple(EDITIONS),
        last_age=filters.rules.last_age,
        icons=ICON_NAMES[: filters.rules.icons],
        groups=groups,
        found=sum(len(group.cards) for group in groups),
        total=len(filters.rules.cards),
        chosen=slug_of(chosen.name) if chosen else "",
        detail=browsing.detail(shown, reader) if shown else None,
    )
    if part and chosen is None:
        answer.headers["HX-Replace-Url"] = filters.href
    return answer


def _filters(params: QueryParams, edition: str) -> Filters:
    """The contents of the form; impossible values are ignored."""
    known = rules_named(edition)
    ages = params.getlist("age")
    return Filters(
        rules=known,
        words=params.get("q", "")[:LONGEST_SEARCH],
        ages=frozenset(age for age in range(1, known.last_age + 1) if str(age) in ages),
        colors=frozenset(COLOR_NAMES).intersection(params.getlist("color")),
        icons=frozenset(ICON_NAMES).intersection(params.getlist("icon")),
        kinds=frozenset(KINDS).intersection(params.getlist("kind")),
        by_name=params.get("sort") == BY_NAME,
    )


def rules_named(number: str) -> Ruleset:
    """The rules of an edition by its number in an address; what is none has no page."""
    known = {str(each): each for each in EDITIONS}
    if number not in known:
        raise HTTPException(404)
    return ruleset(known[number])
