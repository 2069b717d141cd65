"""What only the terminal says: options that may be typed, questions with their effect, forecasts, whole cards.

What the pages say as well stands in `wording`.
"""

from collections.abc import Collection, Sequence
from typing import Final

from splay.card import Card, CardSet
from splay.catalogue import Catalogue, catalogue
from splay.catalogue.cards import card_name, rulings, sentence
from splay.decision import ACTION, BACK, CARD, OPENING
from splay.events import TO_ACTIVATE, TO_BE_SPARED, TO_SHARE
from splay.parley import PAY
from splay.terms import COLOR_NAMES, HEX, ICON_NAMES, PASS
from splay.turn import POINTS_PER_AGE
from splay.view import Asked, View
from splay.wording.actions import turn_question
from splay.wording.nouns import color_word, icon_word
from splay.wording.plain import sentence_words
from splay.wording.questions import how_many, option_words, question_words

NOTHING: Final = "-"
"""Stands where nothing is counted or owned."""


# -- cards -------------------------------------------------------------------------


def effect_lines(card: Card, language: str) -> list[str]:
    """The sentences of a card, numbered; a demand is one that says so."""
    return [f"{effect.number}. {sentence_words(sentence(effect, language), language)}" for effect in card.effects]


def card_lines(card: Card, language: str) -> list[str]:
    """All there is to read about a card but its name, a paragraph a line."""
    words = catalogue(language)
    empty = words.pgettext("place on a card that has no icon", "picture")
    places = [empty if icon == HEX else icon_word(ICON_NAMES[icon], words) for icon in card.icons]
    color, featured = color_word(COLOR_NAMES[card.color], words), icon_word(ICON_NAMES[card.featured], words)
    note = words.pgettext("ruling on a card", "Note: {ruling}")
    return [
        words.gettext("Color: {color}, age: {age}, icon that is counted: {icon}").format(
            color=color, age=card.age, icon=featured
        ),
        words.gettext("Top left: {first}; bottom, from the left: {second}, {third}, {fourth}").format(
            **dict(zip(("first", "second", "third", "fourth"), places, strict=True))
        ),
        *effect_lines(card, language),
        *(note.format(ruling=sentence_words(each, language)) for each in rulings(card, language)),
    ]


# -- questions ---------------------------------------------------------------------


def question(seen: View, ask: Asked, with_name: bool, language: str) -> tuple[str, str]:
    """The question itself, and what there is to know about the answer; the latter may be empty.

    Args:
        seen: what the seat asked sees.
        ask: the question.
        with_name: whether it says who is asked, as several people play.
        language: of the words.
    """
    words = catalogue(language)
    if ask.kind in (ACTION, OPENING):
        title, more = turn_question(seen, ask, words)
    else:
        title, more = question_words(ask, words), how_many(ask, words)
    if with_name:
        title = words.pgettext("who is asked, and what", "{who}: {question}").format(
            who=seen.players[ask.seat].name, question=title
        )
    return title, more


def asker(ask: Asked, names: Sequence[str], cards: CardSet, activator: int | None, language: str) -> str | None:
    """Which effect asks and its sentence, and who activated the card if another did; what a parley is about.

    None where no effect asks.
    """
    if ask.card is None or ask.effect is None:
        return None
    words, card = catalogue(language), cards.by_name[ask.card]
    if ask.verb.startswith(PAY):
        return _parley(ask, names, card, activator, language)
    effect = card.effects[ask.effect - 1]
    if activator is None or activator == ask.seat:
        said = words.pgettext("a card, and the sentence that asks", "{card}: {sentence}")
    elif effect.is_demand:
        said = words.gettext("{who} activates {card}, and you must obey: {sentence}")
    else:
        said = words.gettext("{who} activates {card}, and you share: {sentence}")
    told = sentence_words(sentence(effect, language), language)
    who = "" if activator is None else names[activator]
    return said.format(who=who, card=card_name(card.name, language), sentence=told)


def _parley(ask: Asked, names: Sequence[str], card: Card, activator: int | None, language: str) -> str:
    """What somebody may pay for, with the sentences of all that it buys."""
    words = catalogue(language)
    to = ask.verb.removeprefix(PAY)
    said = {
        TO_ACTIVATE: words.gettext("{card} lies before a distant player. If you pay a card, it does this: {sentences}"),
        TO_SHARE: words.gettext(
            "{who}, a distant player, activates {card}. You share only if you pay a card: {sentences}"
        ),
        TO_BE_SPARED: words.gettext(
            "{who}, a distant player, activates {card}. You must obey unless you pay a card: {sentences}"
        ),
    }[to]
    bought = [
        sentence_words(sentence(each, language), language)
        for each in card.effects
        if to == TO_ACTIVATE or each.is_demand == (to == TO_BE_SPARED)
    ]
    who = "" if activator is None else names[activator]
    return said.format(who=who, card=card_name(card.name, language), sentences=" ".join(bought))


# -- options -----------------------------------------------------------------------


def option_text(ask: Asked, option: str, language: str) -> str:
    """One option in words."""
    words = catalogue(language)
    if ask.kind == ACTION:
        return _action(option, language)
    if option == PASS:
        return option_words(ask, option, words)
    if ask.kind == BACK:
        return words.gettext("value {value}").format(value=option)
    if ask.kind in (CARD, OPENING):
        return card_name(option, language)
    return option_words(ask, option, words)


def _action(option: str, language: str) -> str:
    words = catalogue(language)
    verb, _, what = option.partition(" ")
    if verb == "achieve":
        return words.gettext("Claim the achievement of age {age}").format(age=what)
    said = {
        "draw": words.gettext("Draw a card"),
        "meld": words.gettext("Meld {card}"),
        "dogma": words.gettext("Activate {card}"),
        "parley": words.gettext("Pay a card of your hand to activate {card}"),
    }
    return said[verb].format(card=card_name(what, language))


def achieve_text(age: int, points: int, words: Catalogue) -> str:
    """What an achievement that can be claimed takes, and what the player has."""
    said = words.gettext("age {age}: {needed} points needed, you have {points}")
    return said.format(age=age, needed=POINTS_PER_AGE * age, points=points)


# -- forecasts ---------------------------------------------------------------------


def effect_on_me(effect: str, words: Catalogue) -> str:
    """What the top card of another player would do to who looks, by the words of `forecast.effect_on`."""
    return {
        "hit": words.gettext("hits you"),
        "share": words.gettext("you share"),
        "none": words.pgettext("what a card does to you", "nothing"),
        "hit or pay": words.gettext("pay or obey"),
        "pay to share": words.gettext("pay to share"),
    }[effect]


def forecast_text(
    count: int,
    obey: Sequence[tuple[str, int]],
    share: Sequence[tuple[str, int]],
    has_own: bool,
    payers: Collection[str],
    words: Catalogue,
) -> str:
    """Who obeys and who shares when a card is activated now, each with the counts compared.

    Args:
        count: the featured icons of who activates it.
        obey: names of those who obey, with their counts.
        share: names of those who share, with their counts.
        has_own: whether the card has an effect for whoever activates it.
        payers: names of those who parley: who can pay not to obey, and share only if they pay.
        words: of the language.
    """
    if not obey and not share:
        return words.gettext("only you") if has_own else words.gettext("no effect")
    plainly = "{who} ({count} {sign} {other})"
    # Translators: icons counted and compared, like "ann (2 < 3, can pay)".
    paying = words.gettext("{who} ({count} {sign} {other}, can pay)")

    def listed(players: Sequence[tuple[str, int]], sign: str) -> str:
        told = (
            (paying if who in payers else plainly).format(who=who, count=n, sign=sign, other=count)
            for who, n in players
        )
        return ", ".join(told)

    hit, shared = listed(obey, "<"), listed(share, "≥")
    if not share:
        return words.gettext("must obey: {hit}").format(hit=hit)
    if not obey:
        return words.gettext("can share: {shared}").format(shared=shared)
    return words.gettext("must obey: {hit}; can share: {shared}").format(hit=hit, shared=shared)


# -- the table ---------------------------------------------------------------------


def way_word(name: str, words: Catalogue) -> str:
    """Which way a pile is splayed, by its name in `terms.SPLAY_NAMES`, as short as can be."""
    return {
        "left": words.pgettext("which way a pile is splayed, as short as can be", "left"),
        "right": words.pgettext("which way a pile is splayed, as short as can be", "right"),
        "up": words.pgettext("which way a pile is splayed, as short as can be", "up"),
        "aslant": words.pgettext("which way a pile is splayed, as short as can be", "aslant"),
    }[name]
