"""Texts for players that stand far from where they are spoken: marked here for translators, looked up in `text`."""


def N_(message: str) -> str:  # noqa: N802
    """Mark a text for translation where it stands; it is looked up where it is used."""
    return message
