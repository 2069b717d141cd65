"""The page on which people say how they wish to be told that it is their turn, and the links in what they are sent."""

import re
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from splay.host.secrets import hash_of
from splay.notices import Notifier
from splay.notices.errors import BadAddress
from splay.notices.mail import checked_address
from splay.notices.quiet import zones
from splay.store.rows import TEST_NOTICE
from splay.web.html.pages import page, reader_for
from splay.web.html.preferences import preferences_of
from splay.web.notices.content import NoticesPanel, notices_panel
from splay.web.requests.identity import Person, PersonHere, host_of
from splay.web.requests.limits import check_letters
from splay.web.requests.turns import Playing

router: Final = APIRouter(
    route_class=Playing, prefix="/notices", default_response_class=HTMLResponse, include_in_schema=False
)

HERE: Final = "/notices"
_TIME: Final = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")
_BROWSERS: Final = ("Edg", "OPR", "SamsungBrowser", "Firefox", "Chrome", "Safari")
"""As they call themselves; those that also claim to be another one come first."""
_SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux")
_NAMES: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
}


def notifier_of(request: Request) -> Notifier:
    """Who tells people."""
    notifier: Notifier = request.app.state.notifier
    return notifier


def panel_for(request: Request, person: Person) -> NoticesPanel:
    """The panel of whoever sends a request, for any page that includes `notices/panel.html` as ``notices``."""
    return notices_panel(notifier_of(request), owner_of(request, person), reader_for(request))


def owner_of(request: Request, person: Person) -> str:
    """The owner of a person's seats."""
    return host_of(request).store.owner(hash_of(person.secret))


@router.get("")
def show(request: Request, person: PersonHere) -> Response:
    """The page."""
    return _page(request, person)


@router.post("")
def save(
    request: Request,
    person: PersonHere,
    quiet: Annotated[str, Form(max_length=5)] = "",
    begins: Annotated[str, Form(max_length=8)] = "",
    ends: Annotated[str, Form(max_length=8)] = "",
    zone: Annotated[str, Form(max_length=64)] = "",
    last_hour: Annotated[str, Form(max_length=5)] = "",
    mail: Annotated[str, Form(max_length=5)] = "",
) -> Response:
    """Save what was chosen; what makes no sense stays as it was."""
    store, owner = notifier_of(request).store, owner_of(request, person)
    values: dict[str, Any] = {"quiet": quiet == "on", "last_hour": last_hour == "on", "language": _language(request)}
    for name, time in (("quiet_from", begins), ("quiet_to", ends)):
        found = _TIME.fullmatch(time)
        if found:
            values[name] = 60 * int(found[1]) + int(found[2])
    if zone in zones():
        values["zone"] = zone
    if store.settings(owner).mail is not None:
        values["mail_on"] = mail == "on"
    store.change_settings(owner, **values)
    return RedirectResponse(HERE, 303)


@router.post("/push")
def subscribe(request: Request, person: PersonHere, told: Annotated[dict[str, Any], Body()]) -> Response:
    """Tell this browser from now on."""
    notifier, owner = notifier_of(request), owner_of(request, person)
    browser = browser_of(request.headers.get("user-agent", ""))
    key, now = hash_of(person.secret), notifier.store.now()
    notifier.store.subscribe(notifier.push.subscription(told, owner, browser, now, key))
    zone = told.get("zone")
    known = {"zone": zone} if zone in zones() and not notifier.store.settings(owner).quiet else {}
    notifier.store.change_settings(owner, language=_language(request), **known)
    return Response(status_code=204)


@router.post("/push/end")
def unsubscribe(
    request: Request, person: PersonHere, browser: Annotated[str, Form(max_length=64, pattern=r"^[0-9a-f]*$")]
) -> Response:
    """Tell a browser of this person no more."""
    notifier_of(request).store.unsubscribe(browser, owner_of(request, person))
    return RedirectResponse(HERE, 303)


@router.post("/mail")
def want_mail(request: Request, person: PersonHere, address: Annotated[str, Form(max_length=300)]) -> Response:
    """Ask at an address whether it is this person's."""
    notifier, reader = notifier_of(request), reader_for(request)
    if notifier.mail is None:
        return RedirectResponse(HERE, 303)
    try:
        found = checked_address(address)
    except BadAddress:
        return _page(request, person, 422, fault=reader.gettext("This is not an e-mail address."), typed=address)
    check_letters(request, found, is_stranger=True)
    notifier.want_mail(owner_of(request, person), found, _language(request))
    return RedirectResponse(HERE, 303)


@router.post("/mail/again")
def send_again(request: Request, person: PersonHere) -> Response:
    """Send another letter to the address that waits for its link to be opened; the link before leads nowhere then."""
    notifier, owner = notifier_of(request), owner_of(request, person)
    wanted = notifier.store.settings(owner).wanted_mail
    if notifier.mail is not None and wanted is not None:
        check_letters(request, wanted, is_stranger=True)
        notifier.want_mail(owner, wanted, _language(request))
    return RedirectResponse(HERE, 303)


@router.post("/mail/end")
def forget_mail(request: Request, person: PersonHere) -> Response:
    """Forget the address of this person."""
    gone = {"mail": None, "mail_on": False, "wanted_mail": None, "wanted_until": None, "confirm": None, "stop": None}
    notifier_of(request).store.change_settings(owner_of(request, person), **gone)
    return RedirectResponse(HERE, 303)


@router.post("/test")
def test(request: Request, person: PersonHere) -> Response:
    """Send a test notice in every way that is chosen."""
    store, owner = notifier_of(request).store, owner_of(request, person)
    check_letters(request, owner)
    store.change_settings(owner, language=_language(request))
    store.add(TEST_NOTICE, owner)
    return RedirectResponse(f"{HERE}?sent=1", 303)


# -- links in letters: to look at one changes nothing, since programs look at all of them ---------------


@router.get("/confirm/{secret}")
def ask_to_confirm(request: Request, secret: str) -> Response:
    """Whether the address is one's own."""
    return page(request, "notices/link.html", what="confirm", secret=secret[:100])


@router.post("/confirm/{secret}")
def confirm(request: Request, secret: str) -> Response:
    """The address is one's own."""
    done = notifier_of(request).confirm(secret) is not None
    return page(request, "notices/link.html", 200 if done else 404, what="confirmed" if done else "stale", secret="")


@router.get("/stop/{secret}")
def ask_to_stop(request: Request, secret: str) -> Response:
    """Whether to send no more e-mail."""
    return page(request, "notices/link.html", what="stop", secret=secret[:100])


@router.post("/stop/{secret}")
def stop(request: Request, secret: str) -> Response:
    """Send no more e-mail; mail programs do this with one click (RFC 8058)."""
    done = notifier_of(request).stop(secret)
    return page(request, "notices/link.html", 200 if done else 404, what="stopped" if done else "stale", secret="")


def _page(request: Request, person: Person, status: int = 200, fault: str = "", typed: str = "") -> Response:
    more = {"fault": fault, "typed": typed, "is_sent": "sent" in request.query_params}
    return page(
        request,
        "notices/page.html",
        status,
        prefs=preferences_of(request),
        notices=panel_for(request, person),
        **more,
    )


def _language(request: Request) -> str:
    return reader_for(request).language


def browser_of(agent: str) -> str:
    """A browser in a word or two, as it calls itself.

    >>> browser_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = (next((each for each in names if each in agent), "") for names in (_BROWSERS, _SYSTEMS))
    return ", ".join(_NAMES.get(each, each) for each in found if each)
