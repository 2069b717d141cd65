"""Looking, waiting, picking, undoing, chatting."""

import asyncio
from contextlib import aclosing
from dataclasses import asdict
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse

from splay.bots.hints import Hint
from splay.host import Host
from splay.host.errors import HintRefused, NotPlaying, NotYourSeat
from splay.host.hints import Hints
from splay.host.reviews import Reviews
from splay.host.timekeeper import Timekeeper
from splay.position.decision import words_of
from splay.position.terms import GIVE_UP, PASS
from splay.store import TableInfo
from splay.store.rows import OVER
from splay.views.view import Asked
from splay.web.api.access import OPTIONAL_KEY, LookerThere, PlayerThere, Program
from splay.web.api.bodies import JSON_ALONE
from splay.web.api.models import (
    Agreeing,
    AgreeingToGoOn,
    ChatLine,
    Events,
    GivingUp,
    GoingOn,
    GoneOn,
    HintAsked,
    HintGiven,
    HintOption,
    HintReason,
    HintStep,
    Picking,
    PickingTogether,
    PickTold,
    Rematch,
    Saying,
    TableSeen,
    Together,
    Undoing,
    Undone,
    Version,
    refuses,
)
from splay.web.api.numbers import InAddress
from splay.web.api.reviewed import Reviewed
from splay.web.requests.identity import HostHere
from splay.web.requests.turns import Playing, in_turn
from splay.web.requests.waiting import until_done

router: Final = APIRouter(route_class=Playing, prefix="/tables/{table_id}", tags=["playing"], dependencies=[JSON_ALONE])

LONGEST_WAIT: Final = 25
TALK_KEPT: Final = 100


# -- looking -----------------------------------------------------------------------


@router.get("/view", responses=refuses(403, 404, 409), openapi_extra=OPTIONAL_KEY)
def see(host: HostHere, looker: LookerThere) -> TableSeen:
    """The game as your seat sees it now; without a key, as an onlooker sees it."""
    return _sight(host, looker, looker.table)


@router.get("/events", responses=refuses(403, 404, 409), openapi_extra=OPTIONAL_KEY)
def happened(
    host: HostHere, looker: LookerThere, after: Annotated[InAddress, Query(ge=0, description="Picks you know of.")] = 0
) -> Events:
    """What each pick caused, as far as your seat may know it."""
    live = host.live(looker.table)
    with live.lock:
        told = live.told(looker.seat)
        picks = [
            PickTold(
                pick=number,
                seat=pick.seat,
                auto=pick.auto,
                joined=pick.joined,
                events=[event.to_json() for event in events],
            )
            for number, (pick, events) in enumerate(zip(live.picks, told, strict=True), start=1)
            if number > after
        ]
        return Events(picks=picks, total=len(told), undone=live.undone)


@router.get("/wait", responses=refuses(403, 404), openapi_extra=OPTIONAL_KEY)
async def wait(
    request: Request,
    looker: LookerThere,
    version: Annotated[InAddress, Query(ge=0, description="The version you know.")],
    seconds: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="How long to wait.")] = LONGEST_WAIT,
) -> Version:
    """Respond when the table has changed since a version, or when the time is up."""
    reached = looker.table.version
    if reached != version:
        return Version(version=reached)
    try:
        async with asyncio.timeout(seconds), aclosing(request.app.state.hub.watch(looker.table.id)) as versions:
            async for reached in versions:
                if reached != version:
                    break
    except TimeoutError:
        pass
    return Version(version=reached)


@router.get("/talk", responses=refuses(403, 404), openapi_extra=OPTIONAL_KEY)
def listen(host: HostHere, looker: LookerThere) -> list[ChatLine]:
    """The last lines of the chat."""
    if looker.seat is None and not looker.table.talking:
        raise NotYourSeat("spectators do not hear the talk at this table")
    lines = host.store.talk(looker.table.id, TALK_KEPT)
    return [ChatLine(id=line.id, seat=line.seat, name=line.name, text=line.text, at=line.at) for line in lines]


@router.get(
    "/record",
    response_class=PlainTextResponse,
    responses=refuses(403, 404, 409),
    openapi_extra=OPTIONAL_KEY,
)
def record(host: HostHere, looker: LookerThere) -> str:
    """The record of the game, when it is over."""
    if looker.table.phase != OVER:
        raise NotPlaying("there is no record until the game is over")
    live = host.live(looker.table)
    with live.lock:
        return str(live.record())


@router.get("/review", responses=refuses(401, 403, 404, 409))
def review(request: Request, player: PlayerThere) -> Reviewed:
    """The review of a finished game for your seat.  The first request begins it; ask again until all is done."""
    reviews: Reviews = request.app.state.reviews
    return Reviewed.telling(reviews.of(player.table, _seat(player)))


# -- doing -------------------------------------------------------------------------


@router.post("/picks", responses=refuses(401, 403, 404, 409, 415))
def pick(picking: Picking, host: HostHere, player: PlayerThere) -> TableSeen:
    """Answer the decision.  When the response arrives, the pick is stored."""
    return _sight(host, player, host.pick(player.table, _seat(player), picking.option, picking.number))


@router.post("/picks/together", responses=refuses(401, 403, 404, 409, 415))
def pick_together(picking: PickingTogether, host: HostHere, player: PlayerThere) -> TableSeen:
    """Take several cards or colors at once, where `together` says which and how many: all of them, or none.

    It leads to the same as one pick after the other, in whatever order you name them where none counts.
    """
    return _sight(host, player, host.pick_together(player.table, _seat(player), picking.options, picking.number))


@router.post("/hint", responses=refuses(401, 403, 404, 409, 415))
async def advise(request: Request, asking: HintAsked, player: PlayerThere) -> HintGiven:
    """What a strong player would do at your decision: the best options, the chance to win with each, and why.

    It knows no more than your seat.  There are hints in games against the computer and on one device.
    """
    hints: Hints = request.app.state.hints
    job = await in_turn(hints.ask, player.table, _seat(player), asking.number)
    if not await until_done(job, LONGEST_WAIT):
        raise HintRefused("too many players are waiting for hints: ask again later")
    if job.cancelled():
        raise HintRefused("the decision has been made in the meantime")
    if job.exception() is not None:
        raise HintRefused("there is no hint for this decision")
    return _hint(job.result())


def _hint(hint: Hint) -> HintGiven:
    options = [
        HintOption(
            option=each.option,
            chance=each.chance,
            margin=each.margin,
            line=[HintStep(seat=step.seat, action=step.action.option) for step in each.line],
            reasons=[HintReason(**asdict(reason)) for reason in why],
        )
        for each, why in zip(hint.advice.suggestions, hint.reasons, strict=True)
    ]
    return HintGiven(number=hint.advice.number, simulations=hint.advice.simulations, options=options)


@router.post("/undo", responses=refuses(401, 403, 404, 409, 415))
def undo(undoing: Undoing, host: HostHere, player: PlayerThere) -> Undone:
    """Take back your last pick, or ask the others whether you may."""
    return Undone(taken_back=host.undo(player.table, _seat(player), undoing.anyway, undoing.left))


@router.post("/undo/answer", status_code=204, responses=refuses(401, 403, 404, 409, 415))
def answer_undo(agreeing: Agreeing, host: HostHere, player: PlayerThere) -> None:
    """Agree, or not, that another player takes back a pick."""
    host.agree(player.table, _seat(player), agreeing.agrees, agreeing.left)


@router.post("/give-up", responses=refuses(401, 403, 404, 409, 415))
def give_up(giving_up: GivingUp, host: HostHere, player: PlayerThere) -> TableSeen:
    """Leave the game for good (edition 4)."""
    return _sight(host, player, host.pick(player.table, _seat(player), GIVE_UP, giving_up.number))


@router.post("/back", responses=refuses(401, 403, 404, 409, 415))
def come_back(request: Request, host: HostHere, player: PlayerThere) -> TableSeen:
    """Play again, in place of the computer that has stood in.  Answering does so, too."""
    keeper: Timekeeper = request.app.state.timekeeper
    keeper.come_back(player.table, _seat(player))
    return _sight(host, player, host.table(player.table.id))


@router.post("/go-on", responses=refuses(401, 403, 404, 409, 415))
def go_on(request: Request, going_on: GoingOn, player: PlayerThere) -> GoneOn:
    """Go on without the player who is asked, and silent, or ask the others whether they agree."""
    keeper: Timekeeper = request.app.state.timekeeper
    return GoneOn(goes_on=keeper.go_on_without(player.table, _seat(player), going_on.how, going_on.number))


@router.post("/go-on/answer", status_code=204, responses=refuses(401, 403, 404, 409, 415))
def answer_going_on(request: Request, agreeing: AgreeingToGoOn, player: PlayerThere) -> None:
    """Agree, or not, that the game goes on without a player."""
    keeper: Timekeeper = request.app.state.timekeeper
    keeper.answer(player.table, _seat(player), agreeing.agrees, agreeing.number)


@router.post("/talk", status_code=204, responses=refuses(403, 404, 415), openapi_extra=OPTIONAL_KEY)
def say(saying: Saying, host: HostHere, looker: LookerThere) -> None:
    """Say something."""
    table = looker.table
    name = saying.name if looker.seat is None else table.seats[looker.seat].name
    host.say(table, looker.seat, name, saying.text)


@router.post("/rematch", responses=refuses(401, 403, 404, 409, 415))
def rematch(host: HostHere, player: PlayerThere) -> Rematch:
    """The next game of the same people, the same for all who ask."""
    return Rematch(table=host.desk.rematch(player.table, player.key))


def _seat(player: Program) -> int:
    assert player.seat is not None
    return player.seat


def _sight(host: Host, program: Program, table: TableInfo) -> TableSeen:
    live = host.live(table)
    with live.lock:
        seen = live.view(program.seat)
        return TableSeen(
            table=table.id,
            version=table.version,
            picks=len(live.picks),
            seat=program.seat,
            together=_together(seen.asked),
            view=seen.to_json(),
        )


def _together(ask: Asked | None) -> Together | None:
    several = None if ask is None else ask.several
    if ask is None or several is None:
        return None
    return Together(
        options=words_of(ask.kind, several.things),
        least=several.least,
        most=several.most,
        ordered=several.is_ordered,
        declinable=PASS in (ask.options or ()),
    )
