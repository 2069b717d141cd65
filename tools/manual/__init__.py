"""The documentation site: the Sphinx extensions that build it.

The pages are in `docs/`, `tools/docs.py` builds the site.
"""

import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx


def setup(app: "Sphinx") -> dict[str, Any]:
    """Called by Sphinx: this package is one of its extensions."""
    from tools.manual import api, commands, docstrings, links, menu

    for part in (api, commands, docstrings, links, menu):
        part.setup(app)
    # When an extension changes, all pages are read again.
    version = zlib.crc32(b"".join(file.read_bytes() for file in sorted(Path(__file__).parent.glob("*.py"))))
    return {"env_version": version, "parallel_read_safe": True, "parallel_write_safe": True}
