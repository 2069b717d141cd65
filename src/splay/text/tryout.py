"""The words for trying out a card: the cases, and what each means for the opponent."""

from splay.position.card import Card
from splay.text.reader import Reader
from splay.tryout.situation import ALONE, SHARES, VICTIM


def case_words(case: str, reader: Reader) -> str:
    """A case, as a button names it."""
    return {
        ALONE: reader.pgettext("trying out a card", "Alone"),
        SHARES: reader.pgettext("trying out a card", "With an opponent who shares"),
        VICTIM: reader.pgettext("trying out a card", "With a victim"),
    }[case]


def situation_words(card: Card, case: str, reader: Reader) -> str:
    """What the icons mean in a case, with the places ``name``, ``mine``, ``hers`` and ``icon``."""
    if case == ALONE:
        return reader.gettext("{name} has {hers} {icon}, you have {mine}: {name} just watches.")
    shared = any(not effect.is_demand for effect in card.effects)
    if case == VICTIM and shared:
        return reader.gettext(
            "{name} has {hers} {icon}, you have {mine}: the demand hits {name}, who does not share the rest."
        )
    if case == VICTIM:
        return reader.gettext("{name} has {hers} {icon}, you have {mine}: the demand hits {name}.")
    if card.has_demand:
        return reader.gettext(
            "{name} has {hers} {icon}, you have {mine}: {name} is safe from the demand and shares the rest."
        )
    return reader.gettext("{name} has {hers} {icon}, you have {mine}: {name} shares.")
