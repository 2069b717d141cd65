"""What the special achievements take, by edition."""

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
