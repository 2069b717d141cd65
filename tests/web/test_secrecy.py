"""The law of hidden information at the server: nothing that it sends can tell apart games that a viewer cannot."""

import hashlib
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from fastapi import Request
from httpx2 import Response
from starlette.responses import Response as Answer

from splay import Event, Game, Memory, View, view
from splay.host.live_table import LiveTable
from splay.position.card import Card
from splay.testing.broken import LawBroken
from splay.testing.secrecy import check_secrecy
from splay.web.requests.hub import Hub
from splay.web.table.page.content import Frame
from splay.web.table.preview import consequences
from splay.web.table.preview import outcomes as preview
from testing.random_games import Setup, game_at
from web.serving_twins import EVERYTHING, Looked, ServedGame, dialogs, eye_for, interface, pages, previews, stream

Place = tuple[Setup, int, int, int | None]
PLACES: Final[list[Place]] = [
    *((Setup(3, 2), 4, 11, 1), (Setup(4, 3), 6, 30, 2), (Setup(1, 3), 2, 60, None), (Setup(4, 4), 7, 70, 1)),
]
"""Table, seed, picks before, and viewer."""
WITH_LEAKS: Final[list[Place]] = [(Setup(3, 2), 5, picks, seat) for picks in (16, 22, 28, 34) for seat in (0, 1)]
"""More of them, for leaks that do not show everywhere."""


def check(folder: Path, place: Place, *looked: Looked) -> Counter[str]:
    """The law at one place."""
    setup, seed, picks, seat = place
    return check_secrecy(game_at(setup, seed, picks), random.Random(seed), seat, [eye_for(folder, *looked)])


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_nothing_that_is_sent_gives_a_hidden_card_away(tmp_path: Path, place: Place) -> None:
    assert check(tmp_path, place, *EVERYTHING)["picks"] > 0


# -- it notices ------------------------------------------------------------------------


def caught(folder: Path, *looked: Looked) -> str:
    """What the law says against a leak, which it must find."""

    def hunt() -> None:
        for place in WITH_LEAKS:
            check(folder, place, *looked)

    with pytest.raises(LawBroken, match="can tell hidden cards apart") as broken:
        hunt()
    return str(broken.value)


def next_card(game: Game) -> Card:
    """The first of those that nobody has seen."""
    return next(deck[0] for deck in game.state.decks if deck)


def show_the_next_card(game: Game, seat: int | None) -> View:
    """A view as if the seat had drawn already."""
    seen = view(game, seat)
    players = [
        replace(each, hand=(*each.hand, next_card(game))) if each.seat == seat else each for each in seen.players
    ]
    return replace(seen, players=tuple(players))


def test_a_hand_with_one_card_too_many_on_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.host.live_table.view", show_the_next_card)
    assert "served" in caught(tmp_path, pages)


def everything(live: LiveTable, seat: int | None) -> list[list[Event]]:
    """The events of every pick, as nobody has filtered them."""
    return [list(pick.events) for pick in live.picks]


@pytest.mark.parametrize("looked", [pages, interface])
def test_events_that_nobody_has_filtered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: Looked) -> None:
    """In the log of the page, and in the JSON for programs."""
    monkeypatch.setattr(LiveTable, "told", everything)
    caught(tmp_path, looked)


def test_a_data_attribute_that_depends_on_a_hidden_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    current = followed(monkeypatch)
    monkeypatch.setattr(Frame, "edition", property(lambda frame: 10 + next_card(current[0].game).color))
    assert "data-edition" in caught(tmp_path, pages)


def test_a_dialog_with_what_a_seat_does_not_remember(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def remembered(live: LiveTable, seat: int | None) -> Memory:
        memory = Memory(view(live.game_at(0), seat))
        for events in everything(live, seat):
            memory.see(events)
        return memory

    def hands(served: ServedGame) -> list[Response | bytes]:
        return [served.get(f"/look/hand/{seat}", is_part=True) for seat in (0, 1)]

    monkeypatch.setattr(LiveTable, "memory", remembered)
    caught(tmp_path, hands)


def test_a_preview_that_counts_what_is_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    current, right = followed(monkeypatch), preview.dogma_preview

    def previewed(seen: View, card: Card, rng: random.Random) -> preview.Preview:
        made = right(seen, card, rng)
        more = next_card(current[0].game).color
        return replace(
            made, player_effects=tuple(replace(each, count=each.count + more) for each in made.player_effects)
        )

    monkeypatch.setattr(consequences, "dogma_preview", previewed)
    assert "fate-words" in caught(tmp_path, previews)


def test_a_header_made_from_the_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = ServedGame.__init__

    def marking(served: ServedGame, *args: Any) -> None:
        made(served, *args)

        @served.site.app.middleware("http")
        async def mark(request: Request, go_on: Callable[[Request], Awaitable[Answer]]) -> Answer:
            answer = await go_on(request)
            answer.headers["etag"] = hashlib.sha256(json.dumps(served.game.save()).encode()).hexdigest()
            return answer

    monkeypatch.setattr(ServedGame, "__init__", marking)
    assert "['etag']" in caught(tmp_path, interface)


def test_a_message_of_the_stream_that_depends_on_a_hidden_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    current, watch = followed(monkeypatch), Hub.watch

    async def watching(hub: Hub, table: str) -> Any:
        async for version in watch(hub, table):
            yield version * 10 + next_card(current[0].game).color

    monkeypatch.setattr(Hub, "watch", watching)
    assert "event: changed" in caught(tmp_path, stream)


def test_a_dialog_about_a_hand_with_one_card_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.host.live_table.view", show_the_next_card)
    caught(tmp_path, dialogs)


def followed(monkeypatch: pytest.MonkeyPatch) -> list[ServedGame]:
    """The game that is being looked at, as the only one of a list: what a leak can get hold of."""
    current: list[ServedGame] = []
    follow = ServedGame.follow

    def following(served: ServedGame) -> None:
        current[:] = [served]
        follow(served)

    monkeypatch.setattr(ServedGame, "follow", following)
    return current
