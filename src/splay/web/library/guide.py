"""The guide to the rules: a sample turn, what the icons are about, and figures of strong play."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from splay.position.editions import EDITIONS
from splay.position.terms import ICON_NAMES
from splay.text.reader import Reader
from splay.web.library.rules import Difference, differences
from splay.web.library.sample_turn import SampleTurn, sample_turn

_HERE: Final = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Guide:
    """What the guide shows beside its sentences.

    Attributes:
        sample: the sample turn.
        needed: editions, each with achievements that win by number of players.
        players: the numbers of players.
        strategy: figures of strong play by edition; see `tools/strategy_figures.py`.
        differences: between the editions.
    """

    sample: SampleTurn
    needed: dict[int, dict[int, int]]
    players: tuple[int, ...]
    strategy: dict[int, dict[str, Any]]
    differences: tuple[Difference, ...]


def guide(reader: Reader) -> Guide:
    """The guide in the language of a reader."""
    needed = {number: dict(edition.needed) for number, edition in EDITIONS.items()}
    return Guide(
        sample=sample_turn(reader),
        needed=needed,
        players=tuple(sorted(set().union(*needed.values()))),
        strategy={each["edition"]: each for each in figures()["editions"]},
        differences=differences(reader),
    )


@cache
def figures() -> dict[str, Any]:
    """The figures of strong play, and where they come from."""
    found: dict[str, Any] = json.loads((_HERE / "strategy.json").read_text(encoding="utf-8"))
    return found


def icon_about(reader: Reader) -> tuple[tuple[str, str], ...]:
    """What the cards with each icon are mostly about."""
    _ = reader.gettext
    said = {
        "castle": _("War, building and belief of the first ages; strong early, rare later."),
        "crown": _("Trade, travel and rule; useful through most of the game."),
        "leaf": _("Farming, medicine and nature; often for scoring and keeping cards."),
        "lightbulb": _("Knowledge and science; often for drawing higher cards."),
        "factory": _("Industry and its force; comes in the middle of the game, with hard demands."),
        "clock": _("Machines, media and computers; decides the last ages."),
        "person": _("People and society; only in the fourth edition."),
    }
    return tuple((name, said[name]) for name in ("castle", *(each for each in ICON_NAMES if each != "castle")))
