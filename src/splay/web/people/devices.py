"""What a browser is, roughly, from what it says of itself: enough for its owner to tell it from others."""

from typing import Final

BROWSERS: Final = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox")),
    *(("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari")),
)
"""What a browser has in the header `User-Agent`, and its name.  Most claim to be others, too, which come later."""
SYSTEMS: Final = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows")),
    *(("CrOS", "ChromeOS"), ("Mac OS X", "macOS"), ("Linux", "Linux")),
)
PHONES: Final = ("Android", "iPhone", "iPad")


def device_of(user_agent: str) -> str:
    """A browser and its system by their names; empty if they are not known.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = (next((name for sign, name in known if sign in user_agent), "") for known in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))


def is_phone(device: str) -> bool:
    """Whether a device, as `device_of` names it, is held in the hand."""
    return device.endswith(PHONES)
