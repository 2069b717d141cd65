"""Find names in docstrings, comments and pages that no longer exist in the code.

    python tools/references.py           print them; status 1 if there are any

Anything in single backticks that looks like one of our names (`Game.start`, `LINE_LIMIT`, `may_qualify`) or like a
file (`docs/index.md`) must be one.  A single word (`seat`, `pass`, `Oars`) must at least stand somewhere in the code
itself, besides its comments and sentences.  A name with a file behind it, as in "`Names` (`tools/manual/names.py`)",
must stand in that file.  Anything with spaces is ignored.  Double backticks are for code that is not one of our names.
"""

import ast
import re
import sys
import tokenize
from collections.abc import Iterator, Mapping
from keyword import iskeyword
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.manual.names import SOURCE, Function, Names, locals_of, module_name  # noqa: E402

REAL_ELSEWHERE: Final = {
    "LEVEL": "a place for the name of a level",
    "LISTEN": "a statement of PostgreSQL",
    "NOTIFY": "a statement of PostgreSQL",
    "FORWARDED_ALLOW_IPS": "a variable of the environment",
    "SPLAY_PYTHON": "a variable of the environment, read by the scripts",
    "N_": "the mark of a text that is translated later",
    "_()": "the mark of a text that is translated here",
    "pg_dump": "a program of PostgreSQL",
    "pt_BR": "a language",
    "i64": "a type of mypyc",
    "transform": "a property of CSS",
    "caddy": "a package of Debian",
    "openssl": "a package of Debian",
    "xvfb": "a package of Debian",
    "player_0": "an agent of PettingZoo",
    "player_1": "an agent of PettingZoo",
    "AABBA": "the teams of five seats",
    "PATH": "a variable of the environment",
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
_IN_FILE: Final = re.compile(r"\s*\(`([^`\n]+)`[),]")
_FILE: Final = re.compile(r"\w[\w-]*(?:\.[\w-]+)*(?:/[\w-]+(?:\.[\w-]+)*)*/?")
_WORD: Final = re.compile(r"\w+")
_COMMENT: Final = re.compile(r"/\*.*?\*/|(?m:^\s*//[^\n]*$)|(?m:\s# [^\n]*$)", re.DOTALL)
_FSTRING_MIDDLE: Final[int] = getattr(tokenize, "FSTRING_MIDDLE", -1)
"""The kind of token that words within an f-string are, from Python 3.12 on; before, the whole is a string."""
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
        file: the file that is named in parentheses behind it; empty if none is.
    """

    text: str
    place: str
    module: str = ""
    scope: tuple[str, ...] = ()
    variables: frozenset[str] = frozenset()
    file: str = ""


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
            file = _file_behind(found)
            yield Quoted(found[1], f"{place}:{number}", module, inmost.classes, inmost.variables, file)


def quoted_on_page(text: str, place: str) -> Iterator[Quoted]:
    """Everything in backticks on a page, except in code blocks."""
    plain = _FENCED.sub(lambda found: "\n" * found[0].count("\n"), text)
    for found in _QUOTED.finditer(plain):
        yield Quoted(found[1], f"{place}:{1 + plain.count(chr(10), 0, found.start())}", file=_file_behind(found))


def _file_behind(found: re.Match[str]) -> str:
    behind = _IN_FILE.match(found.string, found.end())
    return behind[1] if behind and looks_like_a_file(behind[1]) else ""


def looks_like_a_name(text: str) -> bool:
    """Whether it looks like one of our names more than like a word; a plain lowercase word does not."""
    return bool(_NAME.fullmatch(text)) and (text[0].isupper() or bool(_COMPOUND.search(text)))


def looks_like_a_file(text: str) -> bool:
    """Whether it could be a file or folder of this project."""
    return bool(_FILE.fullmatch(text)) and ("/" in text or text.rpartition(".")[2] in _ENDINGS)


class References:
    """Says which of the things in backticks lead nowhere.

    Attributes:
        names: what the code defines.
        words: every word of the code besides its comments and sentences, since pages also name the fields of JSON.
        files: files and folders of the project, by their paths from the root, with the words of those that are code.
    """

    def __init__(self, names: Names, words: frozenset[str], files: Mapping[str, frozenset[str]]) -> None:
        self.names = names
        self.words = words
        self.files = files

    def is_stale(self, quoted: Quoted) -> bool:
        """Whether it looks like one of our names or files but is not."""
        text = quoted.text
        if text in REAL_ELSEWHERE or iskeyword(text):
            return False
        if looks_like_a_file(text):
            return not self._ending(text)
        if not _NAME.fullmatch(text):
            return False
        return bool(quoted.file and not self._stands_in(text, quoted.file)) or not self._is_known(quoted)

    def _is_known(self, quoted: Quoted) -> bool:
        """Whether a name is one of ours where it stands, or a single word one of the code's."""
        text = quoted.text
        is_word = not looks_like_a_name(text) or (not quoted.module and bool(_NAME_ALONE.fullmatch(text)))
        if is_word and text.removesuffix("()") in self.words:
            return True
        if self.names.resolve(text, quoted.module, quoted.scope, quoted.variables) is not None:
            return True
        first, _, rest = text.removesuffix("()").partition(".")
        return bool(rest) and first.islower() and self._is_member(first, rest)

    def _is_member(self, first: str, rest: str) -> bool:
        """Whether it is a member of an instance (`dogma.draw`) or a column of the database (`seats.seen`)."""
        row = f"{first.removesuffix('s').title()}Row"
        return self.names.has(first, rest) or self.names.resolve(f"{row}.{rest}") is not None

    def _stands_in(self, name: str, file: str) -> bool:
        """Whether the last part of a name is a word of a file; files that are no code are not read."""
        word = _WORD.findall(name)[-1]
        return any(word in words for words in self._ending(file) if words) or not any(self._ending(file))

    def _ending(self, text: str) -> list[frozenset[str]]:
        """The words of the files with this path, or the end of it."""
        end = text.replace("NN", "01").rstrip("/")
        return [words for file, words in self.files.items() if file == end or file.endswith("/" + end)]


def all_quoted() -> Iterator[Quoted]:
    """Everything in backticks in the code and on the pages of this project."""
    for file in sorted(SOURCE.rglob("*.py")):
        yield from quoted_in_code(file.read_text(encoding="utf-8"), module_name(file), str(file.relative_to(ROOT)))
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))):
        yield from quoted_on_page(page.read_text(encoding="utf-8"), str(page.relative_to(ROOT)))


def project_files() -> dict[str, frozenset[str]]:
    """Files and folders by their paths from the root, without anything built or installed; with the words of code."""
    ours = ("deploy", "docs", "examples", "src", "tests", "tools")
    files = [file for folder in ours for file in (ROOT / folder).rglob("*") if "__pycache__" not in file.parts]
    return {str(file.relative_to(ROOT)): words_of(file) for file in (*files, *ROOT.glob("*"))}


def words_of(file: Path) -> frozenset[str]:
    """The words of a module or script, without those of its docstrings, comments and sentences; none of other files."""
    if file.suffix not in (".py", ".js", ".css", ".toml") or "vendor" in file.parts:
        return frozenset()
    code = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return frozenset(_WORD.findall(_COMMENT.sub("", code)))
    tokens = tokenize.generate_tokens(iter(code.splitlines(keepends=True)).__next__)
    plain = [token.string for token in tokens if token.type == tokenize.NAME or _is_a_key(token)]
    return frozenset(word for text in plain for word in _WORD.findall(text))


def _is_a_key(token: tokenize.TokenInfo) -> bool:
    """Whether it is a string without spaces, such as a field of JSON, and not a sentence."""
    return token.type in (tokenize.STRING, _FSTRING_MIDDLE) and not re.search(r"\s", token.string)


def words_of_the_code(files: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """Every word of the code besides its tests, and the names of its files."""
    code = {file: words for file, words in files.items() if not file.startswith("tests/")}
    return frozenset(Path(file).stem for file in code).union(*code.values())


def main() -> int:
    """Print names that lead nowhere."""
    files = project_files()
    references = References(Names(), words_of_the_code(files), files)
    stale = [quoted for quoted in all_quoted() if references.is_stale(quoted)]
    for quoted in stale:
        print(f"{quoted.place}: nothing is called `{quoted.text}`")
    return bool(stale)


if __name__ == "__main__":
    sys.exit(main())
