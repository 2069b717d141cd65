"""How Sphinx makes the documentation site; `tools/docs.py` runs it."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

project = "Splay"
author = "The Splay founders"
copyright = author

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "tools.manual"]
exclude_patterns = ["screenshots"]
html_theme = "furo"
html_title = "Splay"
html_copy_source = False
html_show_sphinx = False
highlight_language = "none"  # blocks that do not say their language are no Python

# Pages.
myst_heading_anchors = 3

# The API reference: its pages are written by `tools.manual` for whatever modules there are.
default_role = "py:obj"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints_format = "short"
autodoc_default_options = {"undoc-members": True}
add_module_names = False
python_maximum_signature_line_length = 100
autodoc_inherit_docstrings = False
toc_object_entries = False  # the menu beside every page would list each of them; it takes half of the time
napoleon_numpy_docstring = False

# Every reference must lead somewhere.  What `tools.manual.links` knows to be real, but outside of this site (Python's
# own names, those of libraries, private ones of ours), stays plain text; nothing else is let pass.
nitpicky = True
