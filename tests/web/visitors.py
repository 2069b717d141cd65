"""People who visit a whole server, each with a browser of their own, for tests of the ways to a game."""

import html
import re
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from httpx2 import Response

from databases import prepared_file
from splay.host import Host
from splay.store import TableInfo
from splay.web.server.app import create_app
from splay.web.server.settings import Settings
from web.thinking import BRIEFLY, thinking_here

FROM_OUR_PAGE = {"sec-fetch-site": "same-origin"}
"""What a browser says of a form on one of our pages."""
_TAG = re.compile(r"<[^>]+>")
_FIELD = re.compile(r'<input class="input" id="link-(any|\d)" value="([^"]*)"')


class Site:
    """A server with a database of its own; no bots pick there."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(prepared_file(folder), bot_processes=0, rate_limit=False, **BRIEFLY)
        self.app = create_app(settings, thinking=thinking_here())
        self.host: Host = self.app.state.host

    def visitor(self) -> "Visitor":
        """Somebody who was never here."""
        return Visitor(self)

    def table(self, address: str) -> TableInfo:
        """The table at an address."""
        return self.host.table(address.rpartition("/t/")[2].partition("/")[0])


class Visitor:
    """One browser, with its cookies."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.client = TestClient(site.app, headers=FROM_OUR_PAGE, follow_redirects=False)

    def get(self, address: str, **headers: str) -> Response:
        """Look at a page."""
        return self.client.get(address, headers=headers)

    def post(self, address: str, **fields: Any) -> Response:
        """Send a form, and once more where that is asked for, as browsers do by themselves."""
        answer = self.client.post(address, data=fields)
        again = answer.headers["location"] if answer.status_code == 307 else None
        return answer if again is None else self.client.post(again, data=fields)

    def make(self, **fields: Any) -> str:
        """Make a table; its address."""
        answer = self.post("/tables", **fields)
        assert answer.status_code == 303, said(answer)
        return answer.headers["location"]

    def links(self, table: str) -> dict[str, str]:
        """The invitations in a lobby: to ``any`` seat, and by the number of a seat."""
        found = _FIELD.findall(self.get(table).text)
        return {name: address.removeprefix("http://testserver") for name, address in found}


def said(answer: Response) -> str:
    """The words of a page."""
    return " ".join(html.unescape(_TAG.sub(" ", answer.text)).split())
