"""What a browser has to load for a table, for `splay bench web`."""

import gzip
import re
from typing import Any, Final
from urllib.parse import urljoin, urlsplit
from urllib.request import Request, urlopen

_ASSET: Final = re.compile(r'(?:href|src)="(/static/[^"#]+)')
_FONT_FACE: Final = re.compile(r"@font-face\s*\{([^}]*)\}")
_URL: Final = re.compile(r"url\([\"']?(?!data:)([^\"')#]+)")
_IMPORT: Final = re.compile(r"\b(?:from|import)\s*[\"'](\.{0,2}/[^\"']+)")
_RANGE: Final = re.compile(r"unicode-range:([^;]*)")
_LATIN: Final = "U+0000-00FF"


def page_weight(origin: str, table: str, keys: list[str]) -> dict[str, Any]:
    """The kilobytes of a table's page and of all files it needs, as sent.

    Only the fonts with letters that English needs are counted.
    """
    start = f"/t/{table}"
    text, size = _load(origin + start, keys[0])
    sizes = {"the page": size}
    waiting = _ASSET.findall(text)
    while waiting:
        address = waiting.pop()
        path = urlsplit(address).path
        if path in sizes:
            continue
        text, sizes[path] = _load(urljoin(origin, address), keys[0])
        waiting += [urljoin(address, each) for each in needs(path, text)]
    ordered = dict(sorted(sizes.items(), key=lambda pair: -pair[1]))
    return {"kb": round(sum(sizes.values()) / 1000, 1), "files": ordered}


def needs(path: str, text: str) -> list[str]:
    """What a style sheet or a script loads in turn, by the names it uses."""
    if path.endswith(".js"):
        return _IMPORT.findall(text)
    if not path.endswith(".css"):
        return []
    fonts = [face for face in _FONT_FACE.findall(text) if _is_latin(face)]
    return _URL.findall("".join([*fonts, _FONT_FACE.sub("", text)]))


def _is_latin(face: str) -> bool:
    letters = _RANGE.search(face)
    return letters is None or _LATIN in letters[1]


def _load(address: str, key: str) -> tuple[str, int]:
    """The response from a URL, and how many bytes were sent for it."""
    request = Request(address, headers={"Accept-Encoding": "gzip", "Cookie": f"splay={key}"})
    with urlopen(request, timeout=30) as answer:
        body: bytes = answer.read()
        packed = answer.headers.get("Content-Encoding") == "gzip"
    return (gzip.decompress(body) if packed else body).decode("utf-8", "replace"), len(body)
