"""Tables made and played through the API, to bring a game to where a test begins."""

import json
import random
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page

import splay
from browser.seats import Seat
from browser.serving import Server
from patience import PATIENCE

Json = dict[str, Any]
ENOUGH = 400


class Game:
    """A table with a key for every seat of a person.

    Attributes:
        id: of the table.
        keys: by seat; each is also what the cookie of a browser may hold.
    """

    def __init__(self, server: Server, names: list[str], seed: int, kind: str = "friends", **more: Any) -> None:
        """Make a table; a name such as ``greedy:Ada`` is a bot's."""
        self.server = server
        self.rng = random.Random(seed)
        self._same = splay.Game.start(4, [each.rpartition(":")[2] for each in names], seed)
        seats = [{"bot": bot or None, "name": name} for bot, _, name in (each.rpartition(":") for each in names)]
        made = self._post("/api/tables", {"kind": kind, "seats": seats, "seed": seed, "edition": 4, **more})
        self.id: str = made["id"]
        self.keys: dict[int, str] = {each["seat"]: each["key"] for each in made["keys"]}
        for each in made["invites"]:
            seat = each["seat"]
            joining = {"name": names[seat], "invite": each["invite"]}
            self.keys[seat] = self._post(f"{self.api}/seats/{seat}", joining)["key"]

    @property
    def api(self) -> str:
        """The address of the table for programs."""
        return f"/api/tables/{self.id}"

    @property
    def url(self) -> str:
        """The address of the table for people."""
        return f"{self.server.url}/t/{self.id}"

    # -- looking -----------------------------------------------------------------------

    def view(self, seat: int | None = None) -> Json:
        """The game as a seat sees it, or whoever looks on."""
        sight: Json = self._ask(Request(f"{self.server.url}{self.api}/view"), seat)
        view: Json = sight["view"]
        return view

    def picks(self) -> list[Json]:
        """Every pick there has been, as everybody may know it."""
        found: list[Json] = self._ask(Request(f"{self.server.url}{self.api}/events"), None)["picks"]
        return found

    def decision(self) -> Json:
        """What is asked, with the options."""
        asked: Json = self.view()["decision"]
        seat: int = asked["seat"]
        return self.view(seat)["decision"] if seat in self.keys else asked

    # -- doing -------------------------------------------------------------------------

    def pick(self, seat: int, option: str, number: int) -> None:
        """Answer what is asked."""
        self._post(f"{self.api}/picks", {"option": option, "number": number}, seat)

    def pick_any(self) -> None:
        """Answer what is asked, by chance."""
        asked = self.decision()
        self.pick(asked["seat"], self.rng.choice(asked["options"]), asked["number"])

    def play_until(self, there: Callable[[Json], bool]) -> Json:
        """Play by chance until such a decision is asked; returns it."""
        asked = self.decision()
        for _ in range(ENOUGH):
            if there(asked):
                return asked
            option = self.rng.choice(asked["options"])
            self.pick(asked["seat"], option, asked["number"])
            asked = self._asked_after(asked["number"], option)
        raise AssertionError("the game never comes to that")

    def _asked_after(self, number: int, option: str) -> Json:
        """What is asked after this pick: of the server only where somebody else has picked, too.

        The same seed deals the same game here, which spares two requests a pick.
        """
        ask = self._same.decision
        if ask is None or ask.number != number:
            return self.decision()
        self._same.pick(option)
        ask = self._same.decision
        if ask is None or ask.seat not in self.keys:
            return self.decision()
        return {"number": ask.number, "seat": ask.seat, "kind": ask.kind, "options": list(ask.options)}

    def sit(self, page: Page, seat: int) -> Seat:
        """Open the table in a browser that holds a seat."""
        page.context.add_cookies([{"name": "splay", "value": self.keys[seat], "domain": "127.0.0.1", "path": "/"}])
        page.goto(self.url)
        return Seat(page)

    # -- talking to the server -----------------------------------------------------------

    def _post(self, address: str, body: Json, seat: int | None = None) -> Any:
        data = json.dumps(body).encode()
        return self._ask(Request(self.server.url + address, data, {"Content-Type": "application/json"}), seat)

    def _ask(self, request: Request, seat: int | None) -> Any:
        if seat is not None:
            request.add_header("Authorization", f"Bearer {self.keys[seat]}")
        with urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)


def at_action(asked: Json) -> bool:
    """Whether an action of a turn is asked for."""
    return bool(asked["kind"] == "action")


def sees(seat: Seat, game: Game) -> None:
    """Wait until the table shows all that has happened."""
    steps = sum(len(pick["events"]) for pick in game.picks())
    seat.page.wait_for_function(f"() => Number(document.querySelector('#table').dataset.step) === {steps}")
