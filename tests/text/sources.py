"""The English texts as the tools of translators collect them."""

from functools import cache
from typing import Final

from babel.messages.catalog import Catalog
from tools import messages

LOCALE: Final = messages.LOCALE


@cache
def english(domain: str) -> Catalog:
    """Every text of a domain that stands in the code, in the pages or on the cards."""
    return messages.collected(domain)
