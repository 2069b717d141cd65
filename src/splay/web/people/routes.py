"""A person's own page: name, ratings, devices, signing in and out, being forgotten."""

import json
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Form, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from pydantic import BaseModel, Field

from splay.errors import SetupError
from splay.host.errors import SignInRefused
from splay.host.people import new_code, new_owner, proper_name
from splay.host.sanitize import as_name, plain
from splay.host.secrets import hash_of, new_secret
from splay.store.rows import Account
from splay.text.refusals import fault_words
from splay.web.html.names import name_of, remember_name
from splay.web.html.pages import page, reader_for
from splay.web.html.preferences import preferences_of
from splay.web.people import content, passkeys
from splay.web.people.devices import device_of
from splay.web.requests.identity import NAME_COOKIE, HostHere, Person, PersonHere, become, host_of, person_of
from splay.web.requests.limits import check_code, count_wrong_code
from splay.web.requests.turns import Playing, turned


def _no_program(person: PersonHere, host: HostHere) -> None:
    """Refuse the key of a program in the place of a browser's secret: whoever finds one must not take the account."""
    if host.people.is_program(person.secret):
        raise SignInRefused("the key of a program cannot change an account")


router: Final = APIRouter(
    route_class=Playing,
    default_response_class=HTMLResponse,
    include_in_schema=False,
    dependencies=[Depends(turned(_no_program))],
)

ME: Final = "/me"
LONGEST_DEVICE: Final = 40
Name = Annotated[str, Form(max_length=200)]
Key = Annotated[str, Form(max_length=64, pattern=r"^[0-9a-f]*$")]
"""A hash.  PostgreSQL takes no text with a NUL, so what goes to the database unseen has only the signs it may have."""


class PasskeyWanted(BaseModel):
    """A passkey that is to be made: the name of a new account, and what the passkey is called."""

    name: str = Field("", max_length=200)
    label: str = Field("", max_length=200)


class Made(PasskeyWanted):
    """The same once it is made, with what the browser says of it."""

    answer: str = Field(max_length=passkeys.LONGEST)


class Signed(BaseModel):
    """What the browser says that has signed with a passkey."""

    answer: str = Field(max_length=passkeys.LONGEST)


# -- the page ------------------------------------------------------------------------


@router.get(ME, name="me")
def show_me(request: Request, person: PersonHere, host: HostHere) -> Response:
    """The page of the person asking, with an account or without."""
    account = host.people.account_of(person.secret)
    response = _me(request, account)
    if account is not None and account.name != name_of(request):
        remember_name(request, response, account.name)
    return response


def _me(request: Request, account: Account | None, status: int = 200, **faults: str) -> HTMLResponse:
    host, person = host_of(request), person_of(request)
    host.people.count_late(person.secret)
    if account is not None:
        host.store.note_seen(hash_of(person.secret))
    shown = content.person(host, person.secret, account, name_of(request), reader_for(request))
    party = passkeys.party_of(request)
    return page(
        request,
        "people/me.html",
        status,
        me=shown.name,
        p=shown,
        party=party,
        prefs=preferences_of(request),
        faults=faults,
    )


def _account(request: Request, person: Person) -> Account:
    """The account of who asks; raises SignInRefused if there is none."""
    account = host_of(request).people.account_of(person.secret)
    if account is None:
        raise SignInRefused("you are not signed in")
    return account


def _back() -> Response:
    return RedirectResponse(ME, 303)


# -- making an account, and signing in -------------------------------------------------


@router.post(f"{ME}/account")
def make_account(request: Request, person: PersonHere, host: HostHere, name: Name = "") -> Response:
    """Make an account that one signs in to with a recovery code alone."""
    code = new_code()
    try:
        account = host.people.make(person.secret, name, _device(request), code=code)
    except SetupError as error:
        return _me(request, None, 422, name=fault_words(error, reader_for(request)))
    _renew(request)
    return _shown_once(request, account, code)


@router.post(f"{ME}/passkeys/options")
def passkey_options(request: Request, person: PersonHere, host: HostHere, wanted: PasskeyWanted) -> Response:
    """What a browser needs to make a passkey, for an account that exists or a new one."""
    account = host.people.account_of(person.secret)
    try:
        name = account.name if account is not None else proper_name(wanted.name)
        others = [] if account is None else host.store.passkeys(account.owner)
        party = _party(request)
        return JSONResponse(passkeys.options_to_make(host.store, party, person.secret, name, others))
    except (SetupError, SignInRefused) as error:
        return _why(request, error)


@router.post(f"{ME}/passkeys")
def make_passkey(request: Request, person: PersonHere, host: HostHere, made: Made) -> Response:
    """Keep a passkey that was made; without an account, that makes one."""
    account = host.people.account_of(person.secret)
    label = plain(made.label)[:LONGEST_DEVICE] or _device(request) or reader_for(request).gettext("Passkey")
    try:
        owner = account.owner if account is not None else new_owner()
        passkey = passkeys.made(host.store, _party(request), person.secret, made.answer, owner, label)
        if account is not None:
            host.people.add_passkey(passkey)
        else:
            account = host.people.make(person.secret, made.name, _device(request), passkey)
            _renew(request)
    except (SetupError, SignInRefused) as error:
        return _why(request, error)
    response = JSONResponse({"next": ME})
    remember_name(request, response, account.name)
    return response


@router.post(f"{ME}/sign-in/options")
def sign_in_options(request: Request, person: PersonHere, host: HostHere) -> Response:
    """What a browser needs to sign in with a passkey."""
    try:
        return JSONResponse(passkeys.options_to_sign_in(host.store, _party(request), person.secret))
    except SignInRefused as error:
        return _why(request, error)


@router.post(f"{ME}/sign-in")
def sign_in(request: Request, person: PersonHere, host: HostHere, signed: Signed) -> Response:
    """Sign in with a passkey."""
    try:
        passkey, uses = passkeys.signed(host.store, _party(request), person.secret, signed.answer)
        host.people.sign_in_by_passkey(person.secret, passkey, uses, _device(request))
    except SignInRefused as error:
        return _why(request, error)
    _renew(request)
    return JSONResponse({"next": ME})


@router.post(f"{ME}/sign-in/code")
def sign_in_by_code(
    request: Request, person: PersonHere, host: HostHere, code: Annotated[str, Form(max_length=100)] = ""
) -> Response:
    """Sign in with a recovery code."""
    check_code(request)
    if host.people.sign_in_by_code(person.secret, code, _device(request)):
        _renew(request)
        return _back()
    count_wrong_code(request)
    fault = reader_for(request).gettext("No account has this recovery code. Is it complete?")
    return _me(request, host.people.account_of(person.secret), 403, code=fault)


def _renew(request: Request) -> None:
    """Give the browser that has signed in another secret: somebody who used it before may know the one it had."""
    become(request, host_of(request).people.renew(person_of(request).secret))


def _party(request: Request) -> passkeys.RelyingParty:
    party = passkeys.party_of(request)
    if not party.has_name:
        raise SignInRefused("there are no passkeys for an address of numbers")
    return party


def _why(request: Request, error: SetupError | SignInRefused) -> Response:
    status = 422 if isinstance(error, SetupError) else 403
    return JSONResponse({"why": fault_words(error, reader_for(request))}, status)


def _device(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))[:LONGEST_DEVICE]


# -- passkeys, the recovery code, keys for programs ------------------------------------


@router.post(f"{ME}/passkeys/remove")
def remove_passkey(
    request: Request,
    person: PersonHere,
    host: HostHere,
    key: Annotated[str, Form(max_length=1400, pattern=r"^[A-Za-z0-9_-]*$")],
) -> Response:
    """Remove a passkey, unless nobody could sign in any more."""
    host.people.remove_passkey(_account(request, person), key)
    return _back()


@router.post(f"{ME}/code")
def renew_code(request: Request, person: PersonHere, host: HostHere) -> Response:
    """Make a new recovery code, and show it this once."""
    account = _account(request, person)
    return _shown_once(request, account, host.people.new_code(account))


@router.post(f"{ME}/key")
def make_key(request: Request, person: PersonHere, host: HostHere) -> Response:
    """Make a key for a program, and show it this once."""
    account = _account(request, person)
    return _shown_once(request, account, host.people.new_program(account, ""), is_code=False)


def _shown_once(request: Request, account: Account, secret: str, is_code: bool = True) -> Response:
    prefs = preferences_of(request)
    response = page(request, "people/secret.html", me=account.name, prefs=prefs, secret=secret, is_code=is_code)
    remember_name(request, response, account.name)
    return response


# -- devices ---------------------------------------------------------------------------


@router.post(f"{ME}/sign-out")
def sign_out(request: Request, person: PersonHere, host: HostHere, key: Key = "") -> Response:
    """Sign out this browser, or something else that is signed in."""
    here = hash_of(person.secret)
    host.store.end_session(_account(request, person).owner, key or here)
    response = _back()
    if key in ("", here):
        response.delete_cookie(NAME_COOKIE, path="/")  # who comes next to this browser may be somebody else
    return response


@router.post(f"{ME}/sign-out/others")
def sign_out_others(request: Request, person: PersonHere, host: HostHere) -> Response:
    """Sign out everything but this browser, and end every link and device that holds a seat of this person."""
    account = _account(request, person)
    host.store.end_other_sessions(account.owner, hash_of(person.secret))
    return _back()


@router.post(f"{ME}/carried/end")
def end_carried(
    person: PersonHere,
    host: HostHere,
    table: Annotated[str, Form(max_length=24)],
    seat: Annotated[int, Form(ge=0, le=9)],
    key: Key,
) -> Response:
    """Take a seat away from a link or device that it was carried to."""
    host.desk.revoke(host.table(table), seat, person.secret, key)
    return _back()


# -- name, list, data, forgetting --------------------------------------------------------


@router.post(f"{ME}/name")
def rename(request: Request, person: PersonHere, host: HostHere, name: Name = "") -> Response:
    """Take another name for games to come."""
    account = host.people.account_of(person.secret)
    try:
        proper = proper_name(name) if account is None else host.people.rename(account, name)
    except SetupError as error:
        return _me(request, account, 422, name=fault_words(error, reader_for(request)))
    response = _back()
    remember_name(request, response, proper)
    return response


@router.post(f"{ME}/listed")
def publish(
    request: Request, person: PersonHere, host: HostHere, listed: Annotated[str, Form(max_length=3)] = ""
) -> Response:
    """Be on the public list, or not."""
    host.people.publish(_account(request, person), listed == "yes")
    return _back()


@router.get(f"{ME}/data")
def download(person: PersonHere, host: HostHere) -> Response:
    """Everything that is stored about the person asking."""
    text = json.dumps(host.people.data(person.secret), ensure_ascii=False, indent=1)
    headers = {"Content-Disposition": 'attachment; filename="splay-my-data.json"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


@router.post(f"{ME}/forget")
def forget(request: Request, person: PersonHere, host: HostHere, name: Name = "") -> Response:
    """Forget this person, if their name was typed."""
    account = host.people.account_of(person.secret)
    known = account.name if account is not None else name_of(request)
    if as_name(plain(name)) != known:
        fault = reader_for(request).gettext("Please type your name as it stands above.")
        return _me(request, account, 422, forget=fault)
    host.people.forget(person.secret)
    response = page(request, "people/forgotten.html", me="", prefs=preferences_of(request))
    become(request, new_secret())
    response.delete_cookie(NAME_COOKIE, path="/")
    return response
