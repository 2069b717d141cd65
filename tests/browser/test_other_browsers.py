"""Other browsers than Chromium: a whole game in Firefox, the first turns in WebKitGTK, by clicking what is lit."""

import time
from pathlib import Path
from typing import Any

import pytest

from browser.firefox import Firefox
from browser.programs import Game
from browser.serving import Server
from browser.webkitgtk import WebKitGTK
from patience import PATIENCE

ENOUGH = 400
TURNS = 20
"""Clicks; half of them may only open what is to be confirmed."""
CHOOSE = """
  const table = document.querySelector("#table"), all = selector => [...document.querySelectorAll(selector)];
  if (window.faults === undefined) {
    window.faults = [];
    addEventListener("error", event => window.faults.push(event.message));
    addEventListener("unhandledrejection", event => window.faults.push(String(event.reason)));
  }
  if (window.faults.length) throw new Error(window.faults.join("; "));
  if (document.readyState !== "complete" || !table || table.matches(".is-moving")) return null;
  if (document.querySelector(".htmx-request, [data-next], #ask .ask--wait")) return null;
  const seen = all("#ask button, #ask a, .is-lit").filter(each => each.checkVisibility());
  const within = selector => seen.filter(each => each.matches(selector));
  const age = card => Number(card.querySelector(".card-age").innerText);
  const highest = cards => cards.reduce((best, card) => best && age(best) >= age(card) ? best : card, undefined);
  const mode = document.querySelector("#ask .ask").className.match(/ask--(\\w+)/)?.[1];
  if (mode === "over") return "over";
  if (mode === "confirm") return within("#ask .ask-do .btn").at(-1);
  if (document.querySelector("#marking")) {
    const confirm = document.querySelector("#marks-do");
    return confirm.ariaDisabled !== "true" ? confirm : within("[data-mark][aria-pressed=false]")[0]
      ?? all("#marking label:has(input:not(:checked))")[0];
  }
  if (mode === "question") return within("#table .is-lit[data-key~='1']")[0] ?? within("#ask .opts [data-key~='1']")[0];
  const own = highest(within("#me .is-lit[data-card]")), held = highest(within("#hand .is-lit[data-card]"));
  const draw = within("#ask .act[data-key~='D']")[0];
  return within("#world .token.is-lit").at(-1)
    ?? (held && age(held) > (own ? age(own) : 0) ? held : own ?? draw);
"""
"""What is to be clicked now; nothing while the table moves, or another player is asked."""


Window = Firefox | WebKitGTK


def sit(window: Window, server: Server) -> Game:
    """Open a table against the computer."""
    game = Game(server, ["Iryna", "random:Ada"], seed=25, kind="computer")
    window.open(game.url, {"splay": game.keys[0], "pace": "off"})
    return game


def play(window: Window, picks: int) -> bool:
    """Play until the game is over, or as long as that; returns whether it is over."""
    for _ in range(picks):
        what = chosen(window)
        if what == "over":
            return True
        window.click(what)
    return False


def chosen(window: Window) -> Any:
    """Wait until something can be clicked; returns it."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        what = window.run(CHOOSE)
        if what is not None:
            return what
        time.sleep(0.02)
    raise AssertionError("the table never comes to rest")


@pytest.mark.long
def test_a_whole_game_in_firefox(tmp_path: Path, server: Server) -> None:
    with Firefox(tmp_path) as window:
        sit(window, server)
        assert play(window, ENOUGH)
        assert "You win" in window.run("return document.querySelector('#ask').innerText")


@pytest.mark.long
@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")  # Selenium's own
def test_the_first_turns_in_webkitgtk(server: Server) -> None:
    with WebKitGTK() as window:
        game = sit(window, server)
        assert not play(window, TURNS)
        assert len(game.picks()) >= TURNS // 2
