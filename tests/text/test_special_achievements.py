"""What the special achievements take."""

from collections.abc import Callable

import pytest

from splay.position.editions import EDITIONS
from splay.position.ruleset import Ruleset, ruleset
from splay.position.terms import EMPIRE, MONUMENT, SPECIAL_NAMES, WONDER
from splay.text.catalogue import ENGLISH
from splay.text.reader import Reader, reader_of
from splay.text.special_achievements import short_condition, special_condition


@pytest.mark.parametrize("told", [special_condition, short_condition])
def test_each_edition_has_conditions_of_its_own(told: Callable[[str, Ruleset, Reader], str]) -> None:
    words = reader_of(ENGLISH)
    said = {number: {name: told(name, ruleset(number), words) for name in SPECIAL_NAMES} for number in EDITIONS}
    assert said[1] == said[3]
    assert {name for name in SPECIAL_NAMES if said[3][name] != said[4][name]} == {EMPIRE, MONUMENT, WONDER}


def test_the_short_ones_are_shorter() -> None:
    words = reader_of(ENGLISH)
    for number in EDITIONS:
        for name in SPECIAL_NAMES:
            rules = ruleset(number)
            assert len(short_condition(name, rules, words)) < len(special_condition(name, rules, words))
