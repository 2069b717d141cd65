"""What templates draw, escaped."""

from markupsafe import Markup, escape


def shown(value: object) -> str:
    """A value as it stands in HTML; like the function of markupsafe, but a number does not become a `Markup` first.

    >>> shown("<b>"), shown(Markup("<b>")), shown(3)
    (Markup('&lt;b&gt;'), Markup('<b>'), '3')
    """
    kind = type(value)
    if kind is Markup:
        return value  # type: ignore[return-value]
    if kind is int:
        return str(value)
    return escape(value)
