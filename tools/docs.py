"""Build the documentation site into build/docs.

    python tools/docs.py            what has changed since the last build
    python tools/docs.py --fresh    everything
    python tools/docs.py --check    everything, into a temporary folder

A Sphinx warning is an error: status 1.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
SOURCE: Final = ROOT / "src" / "splay"
SITE: Final = ROOT / "build" / "docs"


def build(site: Path = SITE, *options: str, source: Path = DOCS) -> int:
    """Build the site and return Sphinx's exit status, which is not 0 if it has warned."""
    doctrees = site.with_name(f"{site.name}-doctrees")
    always = ("-b", "html", "-W", "--keep-going", "-n", "-q", "-j", "auto", "-d", str(doctrees))
    pages, listing = list_pages(source), doctrees / "pages.txt"
    if not listing.exists() or listing.read_text(encoding="utf-8") != pages:
        options = (*options, "-E", "-a")  # or the menus of pages that have not changed would lack the new ones
    command = [sys.executable, "-m", "sphinx", *always, *options, str(source), str(site)]
    status = subprocess.run(command, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": "0"}, check=False).returncode
    if not status:
        listing.write_text(pages, encoding="utf-8")
    return status


def list_pages(source: Path) -> str:
    """The files of which each has a page of its own, one a line."""
    files = [*source.rglob("*.md"), *SOURCE.rglob("*.py")]
    return "".join(f"{file.relative_to(ROOT) if file.is_relative_to(ROOT) else file}\n" for file in sorted(files))


def main() -> int:
    """Do what the command line says."""
    if sys.argv[1:] == ["--check"]:
        with tempfile.TemporaryDirectory() as folder:
            return build(Path(folder) / "docs", "-E", "-a")
    if sys.argv[1:] not in ([], ["--fresh"]):
        print(__doc__)
        return 2
    status = build(SITE, *(["-E", "-a"] if sys.argv[1:] else []))
    if not status:
        print(f"the documentation is in {SITE.relative_to(ROOT)}/index.html")
    return status


if __name__ == "__main__":
    sys.exit(main())
