"""The language of the person at this computer, from the system's settings."""

import os
from collections.abc import Mapping
from typing import Final

from splay.text.catalogue import ENGLISH, match

_NAMES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that may name a locale, like ``pt_BR.UTF-8``; the first one set counts."""


def environment_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for; English if Splay does not speak it.

    >>> environment_language({"LANG": "pt_PT.UTF-8"}), environment_language({"LC_ALL": "C", "LANG": "uk_UA"})
    ('pt_BR', 'en')
    """
    locale = next((environment[name] for name in _NAMES if environment.get(name)), "")
    return match(locale.partition(".")[0].partition("@")[0]) or ENGLISH
