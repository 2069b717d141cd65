"""Nothing that a seat may not know is ever sent to it: random games, and everything that is sent, searched.

What a card that is hidden *could be* is listed in dialogs, which are left out here: `test_secrecy` compares them, and
everything else, in games that differ only in hidden cards.  Here the cards themselves are searched for.
"""

import asyncio
import html
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from httpx2 import Response

from splay.host import SeatOptions, TableOptions
from splay.host.live_table import LiveTable
from splay.host.secrets import new_secret
from splay.store import TableInfo
from splay.store.rows import FRIENDS, PLAYING
from splay.testing.light import every_card
from splay.testing.twins import light_of
from splay.web.html.cards import slug
from splay.web.table.routes.presence import events
from testing.random_games import GAMES
from web.visitors import Site, Visitor

NAMES: Final = ("Ann", "Bob", "Cyd", "Dan")
SETUPS: Final = [(1, 3), (3, 2), (4, 3), (4, 4)]
"""Edition and players; what is hidden is the same in the two older editions."""
FIRST_SEED: Final = 604_173_829_500
"""So long that it stands nowhere by chance."""
LOOKS: Final = 2 * GAMES
"""Times in a game at which everything is asked for."""
SOME: Final = 4
"""Of the many pages that say little of the game, each time."""
PICKS_BETWEEN: Final = (5, 35)


class Watched:
    """A game whose players, and somebody who looks on, each have a browser and a program."""

    def __init__(self, folder: Path, edition: int, players: int) -> None:
        self.rng = random.Random(edition * 10 + players)
        self.seed = FIRST_SEED + edition * 10 + players
        self.site = Site(folder)
        self.host = self.site.host
        self.secrets = [new_secret() for _ in range(players)]
        seats = tuple(SeatOptions(name) for name in NAMES[:players])
        options = TableOptions(FRIENDS, edition, seats, seed=self.seed, listed=True, talking=True)
        self.id = self.host.desk.make(options, self.secrets[0])
        for seat in range(1, players):
            self.host.desk.join(self.table, seat, NAMES[seat], self.secrets[seat])
        self.browsers: dict[int | None, Visitor] = {None: self.site.visitor()}
        for seat, secret in enumerate(self.secrets):
            self.browsers[seat] = self.site.visitor()
            self.browsers[seat].client.cookies.set("splay", secret)
        self.program = self.site.visitor()

    @property
    def table(self) -> TableInfo:
        return self.host.table(self.id)

    @property
    def live(self) -> LiveTable:
        return self.host.live(self.table)

    @property
    def is_on(self) -> bool:
        return self.table.phase == PLAYING

    def asked(self) -> tuple[int, int, str]:
        """The seat asked, the number of the decision, and one of its options by chance."""
        ask = self.live.game.decision
        assert ask is not None
        return ask.seat, ask.number, self.rng.choice(ask.options)

    def play(self, picks: int) -> None:
        """Play on by chance, without anybody looking."""
        while picks and self.is_on:
            seat, number, option = self.asked()
            self.host.pick(self.table, seat, option, number)
            picks -= 1

    # -- what is secret ------------------------------------------------------------------

    def secret_names(self, seat: int | None) -> set[str]:
        """The cards that have never come to light for the seat, by where they have lain; not by what it was sent.

        The last one of its age is no secret: all others have been seen.
        """
        start = self.live.game_at(0).state
        seen = light_of(start, [pick.option for pick in self.live.picks], seat).faces
        unseen = every_card(start) - seen
        left = Counter(card.age for card in unseen)
        return {card.name for card in unseen if left[card.age] > 1}

    # -- everything that is sent -----------------------------------------------------------

    def looks(self, seat: int | None) -> Iterator[Response]:
        """What a browser can ask for."""
        get, rng, steps = self.browsers[seat].get, self.rng, self.live.steps
        at = f"/t/{self.id}"
        yield get(at)
        yield get(f"{at}/table?at={rng.randint(0, steps)}", **{"hx-request": "true"})
        yield get(f"{at}/steps/{rng.randint(0, steps)}")
        others = (
            f"{at}?skip=true",
            f"{at}/log?before={steps}",
            f"{at}/look/options",
            f"{at}/look/pile/{rng.randrange(len(self.secrets))}/red?at={rng.randint(0, steps)}",
            f"{at}/look/special/Monument",
            *(f"{at}/{page}" for page in ("end", "record", "lobby", "carry", "nowhere")),
            "/games",
            "/?way=friends",
        )
        for address in rng.sample(others, SOME):
            yield get(address)

    def previews(self, seat: int) -> Iterator[Response]:
        """What would follow from an action, shown to who is asked."""
        _, _, option = self.asked()
        yield self.browsers[seat].client.get(f"/t/{self.id}/table", params={"at": self.live.steps, "picked": option})

    def asks(self, seat: int | None) -> Iterator[Response]:
        """What a program can ask for."""
        key = {} if seat is None else {"authorization": f"Bearer {self.secrets[seat]}"}
        at = f"/api/tables/{self.id}"
        for page in ("", "/view", "/events", "/talk", "/record", "/wait?version=0&seconds=0"):
            yield self.program.get(at + page, **key)
        yield self.program.get("/api/tables")

    def refusals(self, seat: int | None) -> Iterator[Response]:
        """Answers to what cannot be."""
        _, number, _ = self.asked()
        browser = self.browsers[seat]
        what, which = self.rng.choice((("Nonsense", number), ("draw", number + 1)))
        yield browser.post(f"/t/{self.id}/picks", option=what, number=which, at=0)
        yield self.pick_in_browser(seat, what, which)
        if seat is not None:
            yield self.pick_by_program(seat, what, which)
        yield browser.post(f"/t/{self.id}/undo")
        yield browser.post(f"/t/{self.id}/rematch")

    def picks(self) -> tuple[int, Response]:
        """A pick in the browser, or by a program: whose, and the answer."""
        seat, number, option = self.asked()
        pick = self.rng.choice((self.pick_in_browser, self.pick_by_program))
        return seat, pick(seat, option, number)

    def pick_in_browser(self, seat: int | None, option: str, number: int) -> Response:
        """Click something."""
        fields = {"option": option, "number": str(number), "at": "0"}
        address = f"/t/{self.id}/picks"
        return self.browsers[seat].client.post(address, data=fields, headers={"hx-request": "true"})

    def pick_by_program(self, seat: int, option: str, number: int) -> Response:
        """Send a pick."""
        key = {"authorization": f"Bearer {self.secrets[seat]}"}
        body = {"option": option, "number": number}
        return self.program.client.post(f"/api/tables/{self.id}/picks", json=body, headers=key)


def betrayed(text: str, names: set[str]) -> list[str]:
    """Those of the cards that a text names: as its reader sees it, or in its addresses and ids."""
    read = html.unescape(text).replace("\xad", "")
    said = set(re.findall(r"(?:data-card=\"|\bcard-|/cards/\d+/)([a-z0-9-]+)", read))
    # Whether a name is there at all is soon known; few are, as parts of other words.
    return [
        name for name in names if slug(name) in said or (name in read and re.search(rf"\b{re.escape(name)}\b", read))
    ]


def assert_keeps_secrets(game: Watched, seat: int | None, answers: Iterator[Response], secret: set[str]) -> None:
    for answer in answers:
        where = f"{answer.request.method} {answer.request.url} to seat {seat}: {answer.status_code}"
        assert answer.status_code < 500, where
        sent = answer.text + str(dict(answer.headers))
        assert betrayed(sent, secret) == [], where
        assert str(game.seed) not in sent, where


@pytest.mark.parametrize(("edition", "players"), SETUPS)
def test_no_card_that_is_hidden_from_a_seat_is_ever_named_to_it(tmp_path: Path, edition: int, players: int) -> None:
    game = Watched(tmp_path, edition, players)
    for _ in range(LOOKS):
        for seat in (None, *range(players)):
            secret = game.secret_names(seat)
            assert secret
            for answers in (game.looks(seat), game.asks(seat), game.refusals(seat)):
                assert_keeps_secrets(game, seat, answers, secret)
            if seat == game.asked()[0]:
                assert_keeps_secrets(game, seat, game.previews(seat), secret)
        seat, answer = game.picks()
        assert answer.status_code == 200
        assert_keeps_secrets(game, seat, iter([answer]), game.secret_names(seat))
        game.play(game.rng.randint(*PICKS_BETWEEN))
        if not game.is_on:
            break


@pytest.mark.parametrize("edition", [1, 3, 4])
def test_a_refusal_does_not_say_whether_a_guess_was_right(tmp_path: Path, edition: int) -> None:
    game = Watched(tmp_path, edition, 2)
    for _ in range(LOOKS):
        game.play(game.rng.randint(*PICKS_BETWEEN))
        asked, number, right = game.asked()
        for pick in (game.pick_in_browser, game.pick_by_program):
            told = [why(pick(1 - asked, guess, number), guess) for guess in (right, "Nonsense")]
            assert told[0] == told[1]


def why(answer: Response, guess: str) -> str:
    """What a refusal says, without what was guessed, and without the table that comes with it."""
    assert answer.status_code == 409
    return answer.text.partition("</hx-partial>")[0].replace(f"'{guess}'", "?")


def test_an_event_that_names_a_hidden_card_does_not_excuse_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Watched(tmp_path, 3, 2)
    game.play(40)
    assert_keeps_secrets(game, 0, game.asks(0), game.secret_names(0))
    monkeypatch.setattr(LiveTable, "told", lambda live, _: [list(pick.events) for pick in live.picks])
    with pytest.raises(AssertionError, match="/events"):
        assert_keeps_secrets(game, 0, game.asks(0), game.secret_names(0))


def test_a_secret_that_is_sent_would_be_found() -> None:
    assert betrayed("<p>Ann melds Oars</p>", {"Oars", "Sailing"}) == ["Oars"]
    assert betrayed('<a href="/cards/4/code-of-laws">', {"Code of Laws"}) == ["Code of Laws"]
    assert betrayed('<i style="view-transition-name:card-oars">', {"Oars"}) == ["Oars"]
    assert betrayed('{"card": "The Wheel"}', {"The Wheel"}) == ["The Wheel"]
    assert betrayed("<nav id='tools'>Boars</nav>", {"Tools", "Oars"}) == []


def test_the_end_tells_the_seed_in_the_record_and_nowhere_else(tmp_path: Path) -> None:
    game = Watched(tmp_path, 3, 2)
    game.play(10_000)
    assert not game.is_on
    for seat in (None, 0, 1):
        get = game.browsers[seat].get
        assert str(game.seed) in get(f"/t/{game.id}/record").text
        for page in ("", "?skip=true", "/end", "/steps/0"):
            assert str(game.seed) not in get(f"/t/{game.id}{page}").text


def test_whoever_waits_for_news_is_told_a_number(tmp_path: Path) -> None:
    game = Watched(tmp_path, 4, 2)
    state = game.site.app.state

    async def first() -> bytes:
        news = events(state.hub, state.presence, game.id, ())
        told = await anext(news)
        await news.aclose()  # type: ignore[attr-defined]
        return told

    assert asyncio.run(first()) == b"event: changed\ndata: %d\n\n" % game.table.version
