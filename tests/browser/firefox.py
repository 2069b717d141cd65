"""Debian's Firefox, driven by the standard commands (WebDriver BiDi) that it understands without a program between."""

import json
import re
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Final, cast

from selenium.webdriver.remote.websocket_connection import WebSocketConnection

from patience import PATIENCE

PROGRAM: Final = "/usr/bin/firefox-esr" if Path("/usr/bin/firefox-esr").exists() else "/usr/bin/firefox"
NODE: Final = "sharedId"
PREFERENCES: Final = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.startup.page": 0,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.ipc.processPrelaunch.enabled": False,
    "extensions.systemAddon.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "ui.prefersReducedMotion": 1,
}
"""Pages without movement, as in the tests with Chromium, and nothing done beside them."""
GONE: Final = ("move target out of bounds", "no such node")
"""What is said of an element that the table has replaced since it was found."""


class Firefox:
    """A window without a screen, of a profile of its own."""

    def __init__(self, folder: Path) -> None:
        """Start it.

        Args:
            folder: where its profile and its log may lie.
        """
        self._log = folder / "firefox.log"
        profile = folder / "profile"
        profile.mkdir()
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
        (profile / "user.js").write_text("".join(lines), encoding="utf-8")
        command = [PROGRAM, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile)]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        self._talk = cast(Any, WebSocketConnection)(self._address() + "/session", PATIENCE, 0.005)
        self._do("session.new", capabilities={})
        self._context = self._do("browsingContext.getTree")["contexts"][0]["context"]

    def _address(self) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            said = self._log.read_text(encoding="utf-8", errors="replace")
            if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", said):
                return found[1]
            assert self._process.poll() is None, said
            time.sleep(0.05)
        raise AssertionError("Firefox does not start")

    def open(self, url: str, cookies: dict[str, str]) -> None:
        """Show a page of 127.0.0.1, with these cookies."""
        for name, value in cookies.items():
            worth = {"type": "string", "value": value}
            self._do("storage.setCookie", cookie={"name": name, "value": worth, "domain": "127.0.0.1", "path": "/"})
        self._do("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, script: str) -> Any:
        """Call a function in the page; returns text, or an element for `click`, or nothing."""
        answer = self._do(
            "script.callFunction",
            functionDeclaration=f"() => {{{script}}}",
            awaitPromise=False,
            target={"context": self._context},
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        result = answer["result"]
        return result if result["type"] == "node" else result.get("value")

    def click(self, element: Any) -> None:
        """Scroll to an element and press its middle, as a mouse would: whatever lies there gets the click.

        Nothing is pressed if the element has gone meanwhile.
        """
        scroll = "element => element.scrollIntoView({block: 'nearest', inline: 'nearest'})"
        target, origin = {"context": self._context}, {NODE: element[NODE]}
        self._do(
            "script.callFunction", functionDeclaration=scroll, awaitPromise=False, target=target, arguments=[origin]
        )
        there = {"type": "pointerMove", "x": 0, "y": 0, "origin": {"type": "element", "element": origin}}
        press = [there, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "actions": press}
        self._do("input.performActions", context=self._context, actions=[mouse])

    def _do(self, command: str, **parameters: Any) -> Any:
        reply = self._talk.send_cmd(command, parameters)
        assert "result" in reply or reply["error"] in GONE, reply
        return reply.get("result")

    def __enter__(self) -> "Firefox":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._talk.close()
        self._process.terminate()
        self._process.wait(PATIENCE)
