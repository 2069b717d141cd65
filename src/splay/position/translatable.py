"""Marks texts for translators where they are written; `text` looks them up where they are used."""


def N_(message: str) -> str:  # noqa: N802
    """Mark a text for translation where it is written; it is looked up where it is used."""
    return message
