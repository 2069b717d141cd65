"""The themes of the pages."""

from typing import Final

THEMES: Final = ("auto", "light", "dark")
"""The values of the cookie `theme`; ``auto`` follows the system."""


def theme_of(cookie: str | None) -> str:
    """The theme that a cookie asks for; the system's if its value is unknown."""
    return cookie if cookie in THEMES else THEMES[0]
