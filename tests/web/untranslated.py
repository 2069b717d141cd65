"""Finds words on a page that are not from the catalogue, by way of the pseudo-language."""

import re
from collections.abc import Collection
from html.parser import HTMLParser
from typing import Final

OTHER_WORDS: Final = {"brand", "mark"}
"""Classes of what is allowed to hold other words: the name of Splay, letters of players.

So is whatever says that it is in a language of its own, by ``lang``.
"""
READ_ALOUD: Final = ("aria-label", "aria-description", "data-explain", "title", "alt", "placeholder")
VOID: Final = {"meta", "link", "input", "br", "img", "hr"}
SILENT: Final = {"script", "style"}

UNREAD: Final = re.compile(rf"""(?<=[\s"])(?!(?:{"|".join(READ_ALOUD)}|class|lang)=)[\w:.@-]+="[^"<>]*"(?=[\s/>])""")
"""Attributes that nobody reads: most of a page, and slow to parse."""
BRACKETS: Final = re.compile("([⟦⟧])")
WORD: Final = re.compile(r"[^\W\d_]{2,}")


class _Words(HTMLParser):
    """Collects what stands in no brackets.  A text may hold tags and other texts, so brackets are counted."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[bool] = []
        self.depth = 0
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        is_other = bool(OTHER_WORDS & set((given.get("class") or "").split()))
        exempt = is_other or tag in SILENT or ("lang" in given and tag != "html")
        if tag not in VOID:
            self.open.append(exempt)
        if not any(self.open) and not exempt:
            self.texts += [_unbracketed(given[name] or "", 0)[0] for name in READ_ALOUD if name in given]

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if data.isspace():
            return
        text, self.depth = _unbracketed(data, self.depth)
        if not any(self.open):
            self.texts.append(text)


def _unbracketed(text: str, depth: int) -> tuple[str, int]:
    """What stands outside brackets, of which so many are open before; and how many are open after it."""
    outside = []
    for part in BRACKETS.split(text):
        depth += (part == "⟦") - (part == "⟧")
        outside.append(part if not depth else " ")
    return "".join(outside), depth


def outside_catalogue(html: str, allowed: Collection[str] = ()) -> list[str]:
    """Texts of a page in the pseudo-language that hold a word which is in no brackets and not allowed."""
    parser = _Words()
    parser.feed(UNREAD.sub("", html))
    assert not parser.depth, "brackets do not match"
    names = re.compile("|".join(re.escape(name) for name in sorted(allowed, key=len, reverse=True)) or r"(?!)")
    texts = (text.replace("\xad", "") for text in parser.texts if WORD.search(text))
    return [text.strip() for text in texts if WORD.search(names.sub("", text))]
