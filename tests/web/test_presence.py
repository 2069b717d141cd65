"""Who is at a table: those whose browsers follow it, unless they have touched nothing for a while."""

import asyncio
import json
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

from fastapi.sse import ServerSentEvent

from splay.game.game import Game
from splay.web.requests.identity import Looker
from splay.web.requests.presence import Attendance
from splay.web.table.presence_routes import live
from web.dealt import looker, table_of


def test_a_seat_is_here_as_long_as_one_of_its_connections_lasts() -> None:
    heard: list[str] = []
    presence = Attendance(heard.append)
    with presence.staying("t", (0,)):
        with presence.staying("t", (0,)), presence.staying("t", (1,)), presence.staying("t", ()):
            assert presence.here("t") == {0, 1}
            assert presence.here("another") == frozenset()
        assert presence.here("t") == {0}
    assert presence.here("t") == frozenset()
    assert heard == ["t"] * 4, "a second connection of a seat, and an onlooker, change nothing"


def test_who_touches_nothing_is_away_until_back_or_gone() -> None:
    presence = Attendance(lambda _: None)
    with presence.staying("t", (0,)):
        presence.rests("t", (0,), True)
        presence.rests("t", (1,), True)
        assert presence.here("t") == frozenset()
        presence.rests("t", (0,), False)
        assert presence.here("t") == {0}
        presence.rests("t", (0,), True)
    with presence.staying("t", (0,)), presence.staying("t", (1,)):
        assert presence.here("t") == {0, 1}
    presence.rests("t", (0,), False)
    assert presence.here("t") == frozenset()


class _Hub:
    """Wakes whoever watches as often as it is told to."""

    async def watch(self, _: str) -> AsyncIterator[int]:
        while True:
            yield 1


def stream(
    presence: Attendance, who: Looker, kind: str = "friends", shown: bool = True
) -> AsyncIterator[ServerSentEvent]:
    state = SimpleNamespace(presence=presence, hub=_Hub(), settings=SimpleNamespace(presence=shown))
    request: Any = SimpleNamespace(app=SimpleNamespace(state=state))
    return live(request, table_of(Game.start(3, ["ann", "bob"], 1), kind), who)


async def first_news(events: AsyncIterator[ServerSentEvent], most: int = 4) -> list[int] | None:
    """Who is said to be here; None if nothing is said of it."""
    for _ in range(most):
        event = await anext(events)
        if event.event == "presence":
            found: list[int] = json.loads(event.raw_data or "null")
            return found
    return None


def test_players_among_friends_hear_who_is_here_and_nobody_else_does() -> None:
    async def story() -> None:
        presence = Attendance(lambda _: None)
        ann = stream(presence, looker(0))
        assert await first_news(ann) == [0]
        with presence.staying("t", (1,)):
            assert await first_news(ann) == [0, 1]
            assert await first_news(ann) is None, "nothing has changed"
            assert await first_news(stream(presence, looker(None))) is None
            assert await first_news(stream(presence, looker(1), "device")) is None
            assert await first_news(stream(presence, looker(1), shown=False)) is None

    asyncio.run(story())
