"""What the special achievements require, by the rules of a table: in a sentence, and as short as possible."""

from splay.position.ruleset import Ruleset
from splay.position.terms import ASLANT, EMPIRE, MONUMENT, PERSON, UNIVERSE, WONDER, WORLD
from splay.text.reader import Reader


def special_condition(name: str, rules: Ruleset, reader: Reader) -> str:
    """What a special achievement requires."""
    return {
        EMPIRE: reader.gettext("three or more of each of the six icons other than the person")
        if rules.icons > PERSON
        else reader.gettext("three or more of each of the six icons"),
        MONUMENT: reader.gettext("four top cards with a demand")
        if rules.edition.monument_counts_demands
        else reader.gettext("six cards tucked, or six scored, in a single turn"),
        WONDER: reader.gettext("five colors, each splayed right, up or aslant")
        if ASLANT in rules.edition.splays
        else reader.gettext("five colors, each splayed right or up"),
        UNIVERSE: reader.gettext("five top cards, each of value 8 or higher"),
        WORLD: reader.gettext("twelve or more clocks"),
    }[name]


def short_condition(name: str, rules: Ruleset, reader: Reader) -> str:
    """What a special achievement requires, for places with little room."""
    return {
        EMPIRE: reader.pgettext("condition, as short as can be", "3 of each icon but the person")
        if rules.icons > PERSON
        else reader.pgettext("condition, as short as can be", "3 of each icon"),
        MONUMENT: reader.pgettext("condition, as short as can be", "4 top cards with a demand")
        if rules.edition.monument_counts_demands
        else reader.pgettext("condition, as short as can be", "6 tucked or 6 scored in a turn"),
        WONDER: reader.pgettext("condition, as short as can be", "5 colors right/up/aslant")
        if ASLANT in rules.edition.splays
        else reader.pgettext("condition, as short as can be", "5 colors right/up"),
        UNIVERSE: reader.pgettext("condition, as short as can be", "5 top cards of 8+"),
        WORLD: reader.pgettext("condition, as short as can be", "12 clocks"),
    }[name]
