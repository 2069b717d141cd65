"""What templates draw, escaped."""

from markupsafe import Markup, escape


def shown(value: object) -> str:
    """A value as it stands in HTML, like `markupsafe.escape`, but plain text: it is only ever joined.

    >>> shown("<b>"), shown(Markup("<b>")), shown(3)
    ('&lt;b&gt;', Markup('<b>'), '3')
    """
    kind = type(value)
    if kind is Markup:
        return value  # type: ignore[return-value]
    if kind is int:
        return str(value)
    return escape(value)
