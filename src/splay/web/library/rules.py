"""The rules page: the differences between editions as data, and pictures of real cards."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from splay.position.card import Card
from splay.position.editions import EDITIONS, FOURTH, Edition
from splay.position.ruleset import Ruleset
from splay.position.slots import SHOWN_PLACES
from splay.position.terms import (
    HEX,
    ICON_NAMES,
    MONUMENT,
    RED,
    SPLAY_NAMES,
    UNSPLAYED,
    WONDER,
)
from splay.text.reader import Reader
from splay.text.special_achievements import special_condition
from splay.views.view import PileView
from splay.web.html.cards import PLACES, CardFace, PileFace, card_face, pictures, pile_face

_EXAMPLES: Final = json.loads((Path(__file__).parent / "examples.json").read_text(encoding="utf-8"))
DRAWN_PILE: Final[tuple[str, ...]] = tuple(_EXAMPLES["splayed pile"])
"""A red pile, from the top, that looks different for every way of splaying it."""
EXAMPLE: Final[str] = _EXAMPLES["card"]
ON_SPECIALS: Final[dict[str, str]] = _EXAMPLES["claims"]
"""The card whose effect can claim a special achievement."""


@dataclass(frozen=True, slots=True)
class DrawnSplay:
    """A pile splayed one way.

    Attributes:
        name: the direction, as in `terms.SPLAY_NAMES`.
        words: the direction in players' words.
        pile: the pile.
        places: which of the four places of a covered card show.
        counted: the icons that the whole pile shows, with their counts.
    """

    name: str
    words: str
    pile: PileFace
    places: tuple[str, ...]
    counted: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class SpecialRule:
    """A special achievement: its name, picture, condition and the card that can also claim it."""

    name: str
    picture: str
    condition: str
    card: CardFace


@dataclass(frozen=True, slots=True)
class Difference:
    """A row of the table of differences: its topic, and what applies in which editions, side by side."""

    topic: str
    cells: tuple[tuple[str, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class RulesPage:
    """Everything that depends on the edition.

    Attributes:
        edition: the edition; `terms` and numbers are read from it.
        editions: numbers of all editions.
        needed: numbers of players, each with how many achievements win.
        example: the card of the worked example.
        splays: every state of a pile, drawn.
        specials: the special achievements.
        differences: the table.
    """

    edition: Edition
    editions: tuple[int, ...]
    needed: tuple[tuple[int, int], ...]
    example: CardFace
    splays: tuple[DrawnSplay, ...]
    specials: tuple[SpecialRule, ...]
    differences: tuple[Difference, ...]


def rules_page(rules: Ruleset, reader: Reader) -> RulesPage:
    """What the rules page of an edition shows."""
    edition, cards = rules.edition, rules.by_name
    pile = tuple(cards[name] for name in DRAWN_PILE)
    return RulesPage(
        edition=edition,
        editions=tuple(EDITIONS),
        needed=tuple(sorted(edition.needed.items())),
        example=card_face(cards[EXAMPLE], reader),
        splays=tuple(_drawn(pile, splay, reader) for splay in edition.splays),
        specials=tuple(
            SpecialRule(
                reader.special(name),
                pictures()["specials"][name],
                special_condition(name, rules, reader),
                card_face(cards[ON_SPECIALS[name]], reader),
            )
            for name in rules.special_achievements
        ),
        differences=differences(reader),
    )


def _drawn(cards: tuple[Card, ...], splay: int, reader: Reader) -> DrawnSplay:
    covered = () if splay == UNSPLAYED else tuple(card.icons_shown(splay) for card in cards[1:])
    shown = [icon for icon in cards[0].icons if icon != HEX] + [icon for icons in covered for icon in icons]
    return DrawnSplay(
        name=SPLAY_NAMES[splay],
        words=reader.splay(SPLAY_NAMES[splay]),
        pile=pile_face(PileView(RED, splay, cards, len(cards), covered), reader),
        places=tuple(PLACES[place] for place in SHOWN_PLACES[splay]),
        counted=tuple((ICON_NAMES[icon], shown.count(icon)) for icon in sorted(set(shown))),
    )


def differences(reader: Reader) -> tuple[Difference, ...]:
    """Where the editions differ."""
    _ = reader.gettext
    no = reader.pgettext("a rule that an edition does not have", "no")
    cards = (
        _("10 ages, 105 cards"),
        _("10 ages, 105 cards, nine of them changed"),
        _("11 ages, 115 cards, many of them changed"),
    )
    covered = (
        reader.pgettext("covered cards", "secret"),
        _("secret or open, as the table likes"),
        reader.pgettext("covered cards", "open"),
    )
    teams = (no, _("two against two"), _("of any size, seated in any way"))
    old = tuple(number for number in EDITIONS if number < FOURTH.number)
    return (
        _each(_("Cards"), cards),
        *(
            Difference(topic, ((before, old), (now, (FOURTH.number,))))
            for topic, before, now in _since_the_fourth(reader)
        ),
        _each(_("Covered cards of others"), covered),
        _each(_("Teams"), teams),
    )


def _each(topic: str, cells: tuple[str, ...]) -> Difference:
    """A row in which every edition has a cell of its own."""
    return Difference(topic, tuple((cell, (number,)) for cell, number in zip(cells, EDITIONS, strict=True)))


def _since_the_fourth(reader: Reader) -> tuple[tuple[str, str, str], ...]:
    """What the fourth edition changed: the topic, the first and third edition, the fourth."""
    _ = reader.gettext
    no = reader.pgettext("a rule that an edition does not have", "no")
    return (
        (_("Players"), _("2 to 4"), _("2 to 5")),
        (_("Icons"), reader.pgettext("icons", "six"), _("seven: the person is new")),
        (_("Ways to splay"), _("left, right, up"), _("left, right, up, aslant")),
        (_("Achievements set aside"), _("ages 1 to 9"), _("ages 1 to 10")),
        (
            _("Special achievements"),
            _("given at once, after every single change"),
            _("given at the end of each action"),
        ),
        (
            _("Several players earn one"),
            _("the player whose turn it is, else the next clockwise"),
            _("the next clockwise; the player whose turn it is comes last"),
        ),
        (reader.special(MONUMENT), _("six tucked or six scored in a turn"), _("four top cards with a demand")),
        (reader.special(WONDER), _("right or up"), _("right, up or aslant")),
        (_("Victory by achievements"), _("at once"), _("at the end of the action")),
        (_("Free draw when sharing only revealed a card"), reader.pgettext("a rule that an edition has", "yes"), no),
        (_("All is tied at the end"), _("the tied players share the victory"), _("nobody wins")),
        (_("Cards out of play"), _("removed from the game"), _("the junk pile")),
        (_("Carrying out a card alone within another"), _("nothing special"), _("earns a chain achievement each time")),
        (_("Parley"), no, _("with four or five players, without teams")),
        (_("Losing or giving up"), no, _("the player leaves, the others play on")),
    )
