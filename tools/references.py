"""Find names in docstrings, comments and pages that no longer exist in the code.

    python tools/references.py           print them; status 1 if there are any

Anything in single backticks that looks like one of our names (`Game.start`, `LINE_LIMIT`, `may_qualify`) or like a
file (`docs/index.md`) must be one.  Ordinary words (`seat`, `pass`) and anything with spaces are ignored.
Double backticks are for code that is not one of our names.
"""

import ast
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.manual.names import SOURCE, Function, Names, locals_of, module_name  # noqa: E402

REAL_ELSEWHERE: Final = {
    "FORWARDED_ALLOW_IPS": "a variable of the environment",
    "SPLAY_PYTHON": "a variable of the environment, read by the scripts",
    "N_": "the mark of a text that is translated later",
    "_()": "the mark of a text that is translated here",
    "pg_dump": "a program of PostgreSQL",
    "pt_BR": "a language",
    "seats.seen": "a column of the database",
    "build/docs": "made by `tools/docs.py`",
    "hoarder.py": "a file that a reader of the README saves",
    "first_game.txt": "a record that a tutorial writes",
    "games.sqlite3": "a file somebody else has",
}
"""What looks like one of our names but is not."""

_QUOTED: Final = re.compile(r"(?<![`\\])`([^`\n]+)`(?!`)")
_NAME: Final = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?:\(\))?")
_NAME_ALONE: Final = re.compile(r"\w+(?:\(\))?")
_COMPOUND: Final = re.compile(r"[._]|[a-z][A-Z]|\(\)")
_FILE: Final = re.compile(r"\w[\w-]*(?:\.[\w-]+)*(?:/[\w-]+(?:\.[\w-]+)*)*/?")
_WORD: Final = re.compile(r"\w+")
_ENDINGS: Final = ("py", "md", "js", "css", "html", "json", "po", "toml", "txt", "sh")
_FENCED: Final = re.compile(r"^(`{3,})[^\n]*\n.*?^\1$", re.DOTALL | re.MULTILINE)


class Quoted(NamedTuple):
    """Something in backticks.

    Attributes:
        text: the text in backticks.
        place: file and line, for printing.
        module: the module it appears in; empty for a page.
        scope: the classes around it.
        variables: the names of the function around it.
    """

    text: str
    place: str
    module: str = ""
    scope: tuple[str, ...] = ()
    variables: frozenset[str] = frozenset()


class Scope(NamedTuple):
    """The lines of a class or function, with the classes around them and the names known only there."""

    first: int
    last: int
    classes: tuple[str, ...]
    variables: frozenset[str]


def scopes(node: ast.AST, classes: tuple[str, ...] = (), variables: frozenset[str] = frozenset()) -> Iterator[Scope]:
    """All scopes of a tree, outer ones first."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            inner = Scope(child.lineno, child.end_lineno or 0, (*classes, child.name), variables)
        elif isinstance(child, Function):
            inner = Scope(child.lineno, child.end_lineno or 0, classes, variables | locals_of(child))
        else:
            inner = Scope(0, 0, classes, variables)
        if inner.last:
            yield inner
        yield from scopes(child, inner.classes, inner.variables)


def texts_of(code: str) -> Iterator[tuple[int, str]]:
    """Docstrings and comments, with the lines they start on."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
    for token in tokenize.generate_tokens(iter(code.splitlines(keepends=True)).__next__):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def quoted_in_code(code: str, module: str, place: str) -> Iterator[Quoted]:
    """Everything in backticks in a module's docstrings and comments."""
    around = list(scopes(ast.parse(code)))
    for line, text in texts_of(code):
        inside = [scope for scope in around if scope.first <= line <= scope.last]
        inmost = inside[-1] if inside else Scope(0, 0, (), frozenset())
        for found in _QUOTED.finditer(text):
            number = line + text.count("\n", 0, found.start())
            yield Quoted(found[1], f"{place}:{number}", module, inmost.classes, inmost.variables)


def quoted_on_page(text: str, place: str) -> Iterator[Quoted]:
    """Everything in backticks on a page, except in code blocks."""
    plain = _FENCED.sub(lambda found: "\n" * found[0].count("\n"), text)
    for found in _QUOTED.finditer(plain):
        yield Quoted(found[1], f"{place}:{1 + plain.count(chr(10), 0, found.start())}")


def looks_like_a_name(text: str) -> bool:
    """Whether it could be one of our names; a plain lowercase word could not."""
    return bool(_NAME.fullmatch(text)) and (text[0].isupper() or bool(_COMPOUND.search(text)))


def looks_like_a_file(text: str) -> bool:
    """Whether it could be a file or folder of this project."""
    return bool(_FILE.fullmatch(text)) and ("/" in text or text.rpartition(".")[2] in _ENDINGS)


class References:
    """Says which of the things in backticks lead nowhere.

    Attributes:
        names: what the code defines.
        words: every word of the code, since pages also name the fields of JSON.
        files: files and folders of the project, by their paths.
    """

    def __init__(self, names: Names, words: frozenset[str], files: frozenset[str]) -> None:
        self.names = names
        self.words = words
        self.files = files

    def is_stale(self, quoted: Quoted) -> bool:
        """Whether it looks like one of our names or files but is not."""
        text = quoted.text
        if text in REAL_ELSEWHERE:
            return False
        if looks_like_a_file(text):
            return not self._is_file(text)
        if not looks_like_a_name(text):
            return False
        if not quoted.module and _NAME_ALONE.fullmatch(text):
            return bool(_COMPOUND.search(text)) and text.removesuffix("()") not in self.words
        if self.names.resolve(text, quoted.module, quoted.scope, quoted.variables) is not None:
            return False
        first, _, rest = text.removesuffix("()").partition(".")
        # An instance, named like its class in lowercase: `dogma.draw`.
        return not (rest and first.islower() and rest in self.names.members)

    def _is_file(self, text: str) -> bool:
        end = text.replace("NN", "01").rstrip("/")
        return any(file == end or file.endswith("/" + end) for file in self.files)


def all_quoted() -> Iterator[Quoted]:
    """Everything in backticks in the code and on the pages of this project."""
    for file in sorted(SOURCE.rglob("*.py")):
        yield from quoted_in_code(file.read_text(encoding="utf-8"), module_name(file), str(file.relative_to(ROOT)))
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))):
        yield from quoted_on_page(page.read_text(encoding="utf-8"), str(page.relative_to(ROOT)))


def project_files() -> frozenset[str]:
    """Files and folders by their paths from the root, without anything built or installed."""
    ours = ("deploy", "docs", "examples", "src", "tests", "tools")
    files = [file for folder in ours for file in (ROOT / folder).rglob("*") if "__pycache__" not in file.parts]
    return frozenset(str(file.relative_to(ROOT)) for file in (*files, *ROOT.glob("*")))


def words_of_the_code() -> frozenset[str]:
    """Every word in the modules, including their texts."""
    return frozenset(word for file in SOURCE.rglob("*.py") for word in _WORD.findall(file.read_text(encoding="utf-8")))


def main() -> int:
    """Print names that lead nowhere."""
    references = References(Names(), words_of_the_code(), project_files())
    stale = [quoted for quoted in all_quoted() if references.is_stale(quoted)]
    for quoted in stale:
        print(f"{quoted.place}: nothing is called `{quoted.text}`")
    return bool(stale)


if __name__ == "__main__":
    sys.exit(main())
