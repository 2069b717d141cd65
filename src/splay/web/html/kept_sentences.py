"""Sentences with numbers and names in them, as templates ask for them: built once, not at every use."""

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from splay.text.reader import Reader
from splay.web.html.badges import beside

SENTENCES: Final = 4000
"""How many sentences with numbers and names in them are kept per language."""


# Jinja's own functions for sentences do the same, but build every sentence each time.  The cache is typed, because
# a name and its `Markup` are equal but not the same.
def said_in(reader: Reader) -> Callable[..., Markup]:
    """What ``_()`` does in templates."""

    @lru_cache(SENTENCES, typed=True)
    def said(text: str, /, **values: Hashable) -> Markup:
        return Markup(beside(reader.gettext(text), "%({})s", values)) % values

    return said


def counted_in(reader: Reader) -> Callable[..., Markup]:
    """What ``ngettext()`` does in templates."""

    @lru_cache(SENTENCES, typed=True)
    def counted(one: str, many: str, num: int, /, **values: Hashable) -> Markup:
        return Markup(beside(reader.ngettext(one, many, num), "%({})s", values)) % {"num": num, **values}

    return counted
