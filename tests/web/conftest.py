"""A server in this process, and people who visit it."""

from pathlib import Path

import pytest

from web.visitors import Site, Visitor


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path)


@pytest.fixture
def ann(site: Site) -> Visitor:
    return site.visitor()


@pytest.fixture
def bob(site: Site) -> Visitor:
    return site.visitor()
