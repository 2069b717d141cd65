"""A server in this process, and people who visit it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from anyio.from_thread import start_blocking_portal
from fastapi.testclient import TestClient

from splay.text.reader import reader_of
from splay.web.html import pages
from web.visitors import Site, Visitor


@pytest.fixture(scope="session", autouse=True)
def one_loop() -> Iterator[None]:
    """One loop answers all requests, as in a server: starting one for each would take longer than most answers."""
    with start_blocking_portal() as portal:
        TestClient.portal = portal
        yield
        TestClient.portal = None


@pytest.fixture(scope="package", autouse=True)
def plain_spaces() -> Iterator[None]:
    """Pages with plain spaces, so that tests can quote them; `test_typography` looks at the others."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "tied_reader", reader_of)
        yield


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path)


@pytest.fixture
def ann(site: Site) -> Visitor:
    return site.visitor()


@pytest.fixture
def bob(site: Site) -> Visitor:
    return site.visitor()
