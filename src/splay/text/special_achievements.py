"""What the special achievements require, by edition: in a sentence, and as short as possible."""

from splay.position.editions import FOURTH
from splay.position.terms import EMPIRE, MONUMENT, UNIVERSE, WONDER, WORLD
from splay.text.reader import Reader


def special_condition(name: str, edition: int, reader: Reader) -> str:
    """What a special achievement requires."""
    fourth = {
        EMPIRE: reader.gettext("three or more of each of the six icons other than the person"),
        MONUMENT: reader.gettext("four top cards with a demand"),
        WONDER: reader.gettext("five colors, each splayed right, up or aslant"),
    }
    older = {
        EMPIRE: reader.gettext("three or more of each of the six icons"),
        MONUMENT: reader.gettext("six cards tucked, or six scored, in a single turn"),
        WONDER: reader.gettext("five colors, each splayed right or up"),
    }
    always = {
        UNIVERSE: reader.gettext("five top cards, each of value 8 or higher"),
        WORLD: reader.gettext("twelve or more clocks"),
    }
    return {**always, **(older if edition < FOURTH.number else fourth)}[name]


def short_condition(name: str, edition: int, reader: Reader) -> str:
    """What a special achievement requires, for places with little room."""
    fourth = {
        EMPIRE: reader.pgettext("condition, as short as can be", "3 of each icon but the person"),
        MONUMENT: reader.pgettext("condition, as short as can be", "4 top cards with a demand"),
        WONDER: reader.pgettext("condition, as short as can be", "5 colors right/up/aslant"),
    }
    older = {
        EMPIRE: reader.pgettext("condition, as short as can be", "3 of each icon"),
        MONUMENT: reader.pgettext("condition, as short as can be", "6 tucked or 6 scored in a turn"),
        WONDER: reader.pgettext("condition, as short as can be", "5 colors right/up"),
    }
    always = {
        UNIVERSE: reader.pgettext("condition, as short as can be", "5 top cards of 8+"),
        WORLD: reader.pgettext("condition, as short as can be", "12 clocks"),
    }
    return {**always, **(older if edition < FOURTH.number else fourth)}[name]
