"""Debian's WebKitGTK, driven through its own driver."""

import os
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from selenium.webdriver import WebKitGTK as Driver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

DRIVER: Final = "/usr/bin/WebKitWebDriver"
PROGRAM: Final = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), Path("MiniBrowser"))


class WebKitGTK:
    """A window on a screen of its own that nobody sees."""

    def __init__(self) -> None:
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1440x900x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._screen.stdout is not None
        display = ":" + self._screen.stdout.readline().strip()
        options = Options()
        options.binary_location = str(PROGRAM)
        options.add_argument("--automation")
        self._driver = Driver(options=options, service=Service(DRIVER, env={**os.environ, "DISPLAY": display}))

    def open(self, url: str, cookies: dict[str, str]) -> None:
        """Show a page, with these cookies."""
        self._driver.get(url)  # cookies can only be set for a site that is open
        for name, value in cookies.items():
            self._driver.add_cookie({"name": name, "value": value, "path": "/"})
        self._driver.get(url)

    def run(self, script: str) -> Any:
        """Run the body of a function in the page; returns text, or an element for `click`, or nothing."""
        return self._driver.execute_script(script)

    def click(self, element: Any) -> None:
        """Click an element as a mouse would; refused where something lies over it."""
        element.click()

    def __enter__(self) -> "WebKitGTK":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._driver.quit()
        self._screen.terminate()
        self._screen.communicate()
