"""What the special achievements take, by edition: in a sentence, and as short as can be."""

from splay.catalogue import Catalogue
from splay.editions import FOURTH
from splay.terms import EMPIRE, MONUMENT, UNIVERSE, WONDER, WORLD


def special_condition(name: str, edition: int, words: Catalogue) -> str:
    """What a special achievement takes."""
    fourth = {
        EMPIRE: words.gettext("three or more of each of the six icons other than the person"),
        MONUMENT: words.gettext("four top cards with a demand"),
        WONDER: words.gettext("five colors, each splayed right, up or aslant"),
    }
    older = {
        EMPIRE: words.gettext("three or more of each of the six icons"),
        MONUMENT: words.gettext("six cards tucked, or six scored, in a single turn"),
        WONDER: words.gettext("five colors, each splayed right or up"),
    }
    always = {
        UNIVERSE: words.gettext("five top cards, each of value 8 or higher"),
        WORLD: words.gettext("twelve or more clocks"),
    }
    return {**always, **(older if edition < FOURTH.number else fourth)}[name]


def short_condition(name: str, edition: int, words: Catalogue) -> str:
    """What a special achievement takes, where there is little room."""
    fourth = {
        EMPIRE: words.pgettext("condition, as short as can be", "3 of each icon but the person"),
        MONUMENT: words.pgettext("condition, as short as can be", "4 top cards with a demand"),
        WONDER: words.pgettext("condition, as short as can be", "5 colors right/up/aslant"),
    }
    older = {
        EMPIRE: words.pgettext("condition, as short as can be", "3 of each icon"),
        MONUMENT: words.pgettext("condition, as short as can be", "6 tucked or 6 scored in a turn"),
        WONDER: words.pgettext("condition, as short as can be", "5 colors right/up"),
    }
    always = {
        UNIVERSE: words.pgettext("condition, as short as can be", "5 top cards of 8+"),
        WORLD: words.pgettext("condition, as short as can be", "12 clocks"),
    }
    return {**always, **(older if edition < FOURTH.number else fourth)}[name]
