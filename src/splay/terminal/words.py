"""What only the terminal says: options to type, questions with their effect, forecasts, whole cards.

Anything that the pages say too is in `splay.text`.
"""

from collections.abc import Collection, Sequence
from typing import Final

from splay.position.actions import ACHIEVE, DOGMA, DRAW, MELD, PARLEY, action_of
from splay.position.card import Card
from splay.position.decision import ACTION, BACK, CARD, OPENING
from splay.position.event_log import TO_ACTIVATE, TO_BE_SPARED, TO_SHARE
from splay.position.ruleset import Ruleset
from splay.position.terms import COLOR_NAMES, HEX, ICON_NAMES, PASS
from splay.rules.turn_actions import points_needed
from splay.text.actions import turn_question
from splay.text.plain import sentence_words
from splay.text.questions import option_words, question_words
from splay.text.reader import Reader
from splay.text.several import several_of
from splay.views.view import Asked, View

NOTHING: Final = "-"
"""Shown where there is nothing to count or own."""


# -- cards -------------------------------------------------------------------------


def effect_lines(card: Card, reader: Reader) -> list[str]:
    """The numbered sentences of a card; demands say that they are."""
    return [f"{effect.number}. {sentence_words(reader.sentence(effect), reader)}" for effect in card.effects]


def card_lines(card: Card, reader: Reader) -> list[str]:
    """Everything there is to read about a card except its name, one paragraph per line."""
    empty = reader.pgettext("place on a card that has no icon", "picture")
    places = [empty if icon == HEX else reader.icon(ICON_NAMES[icon]) for icon in card.icons]
    color, featured = reader.color(COLOR_NAMES[card.color]), reader.icon(ICON_NAMES[card.featured])
    note = reader.pgettext("ruling on a card", "Note: {ruling}")
    return [
        reader.gettext("Color: {color}, age: {age}, icon counted: {icon}").format(
            color=color, age=card.age, icon=featured
        ),
        reader.gettext("Top left: {first}; bottom, from the left: {second}, {third}, {fourth}").format(
            **dict(zip(("first", "second", "third", "fourth"), places, strict=True))
        ),
        *effect_lines(card, reader),
        *(note.format(ruling=sentence_words(each, reader)) for each in reader.rulings(card)),
    ]


# -- questions ---------------------------------------------------------------------


def question(seen: View, ask: Asked, with_name: bool, reader: Reader) -> tuple[str, str]:
    """The question itself, and a hint about the answer, which may be empty.

    Args:
        seen: what the seat asked sees.
        ask: the question.
        with_name: whether to say who is asked, because several people play.
        reader: who reads.
    """
    if ask.kind in (ACTION, OPENING):
        title, more = turn_question(seen, ask, reader)
    else:
        title, more = question_words(ask, reader, seen), ""
        several = several_of(ask)
        if several is not None:
            more = reader.gettext("type their numbers: 1 3")
            if several.is_ordered:
                more = reader.gettext("type their numbers in order: 3 1")
    if with_name:
        title = reader.pgettext("who is asked, and what", "{who}: {question}").format(
            who=seen.players[ask.seat].name, question=title
        )
    return title, more


def asker(ask: Asked, names: Sequence[str], cards: Ruleset, activator: int | None, reader: Reader) -> str | None:
    """The effect that asks and its sentence, and who activated the card if another player did; what a parley is about.

    None if no effect asks.
    """
    if ask.card is None or ask.effect is None:
        return None
    card = cards.by_name[ask.card]
    if ask.verb.buys:
        return _parley(ask, names, card, activator, reader)
    effect = card.effect(ask.effect)
    if activator is None or activator == ask.seat:
        said = reader.pgettext("a card, and the sentence that asks", "{card}: {sentence}")
    elif effect.is_demand:
        said = reader.gettext("{who} activates {card}, and you must obey: {sentence}")
    else:
        said = reader.gettext("{who} activates {card}, and you share: {sentence}")
    told = sentence_words(reader.sentence(effect), reader)
    who = "" if activator is None else names[activator]
    return said.format(who=who, card=reader.card_name(card.name), sentence=told)


def _parley(ask: Asked, names: Sequence[str], card: Card, activator: int | None, reader: Reader) -> str:
    """What a player may pay for, with the sentences of everything that it buys."""
    to = ask.verb.buys
    said = {
        TO_ACTIVATE: reader.gettext(
            "{card} is on a distant player’s board. If you pay a card, it does this: {sentences}"
        ),
        TO_SHARE: reader.gettext(
            "{who}, a distant player, activates {card}. You share only if you pay a card: {sentences}"
        ),
        TO_BE_SPARED: reader.gettext(
            "{who}, a distant player, activates {card}. You must obey unless you pay a card: {sentences}"
        ),
    }[to]
    bought = [
        sentence_words(reader.sentence(each), reader)
        for each in card.effects
        if to == TO_ACTIVATE or each.is_demand == (to == TO_BE_SPARED)
    ]
    who = "" if activator is None else names[activator]
    return said.format(who=who, card=reader.card_name(card.name), sentences=" ".join(bought))


# -- options -----------------------------------------------------------------------


def option_text(ask: Asked, option: str, reader: Reader) -> str:
    """One option in words."""
    if ask.kind == ACTION:
        return _action(option, reader)
    if option == PASS:
        return option_words(ask, option, reader)
    if ask.kind == BACK:
        return reader.gettext("value {value}").format(value=option)
    if ask.kind in (CARD, OPENING):
        return reader.card_name(option)
    return option_words(ask, option, reader)


def _action(option: str, reader: Reader) -> str:
    action = action_of(option)
    said = {
        DRAW: reader.gettext("Draw a card"),
        MELD: reader.gettext("Meld {card}"),
        DOGMA: reader.gettext("Activate {card}"),
        PARLEY: reader.gettext("Pay a card from your hand to activate {card}"),
        ACHIEVE: reader.gettext("Claim the achievement of age {age}"),
    }
    return said[action.kind].format(card=reader.card_name(action.card) if action.card else "", age=action.age)


def achieve_text(age: int, points: int, reader: Reader) -> str:
    """What a claimable achievement requires, and what the player has."""
    said = reader.gettext("age {age}: {needed} points needed, you have {points}")
    return said.format(age=age, needed=points_needed(age), points=points)


# -- forecasts ---------------------------------------------------------------------


def effect_on_me(effect: str, reader: Reader) -> str:
    """What another player's top card would do to the viewer, from the words of `forecast.effect_on`."""
    return {
        "hit": reader.gettext("hits you"),
        "share": reader.gettext("you share"),
        "none": reader.pgettext("what a card does to you", "nothing"),
        "hit or pay": reader.gettext("pay or obey"),
        "pay to share": reader.gettext("pay to share"),
    }[effect]


def forecast_text(
    count: int,
    obey: Sequence[tuple[str, int]],
    share: Sequence[tuple[str, int]],
    has_own: bool,
    payers: Collection[str],
    reader: Reader,
) -> str:
    """Who obeys and who shares if a card is activated now, each with the counts compared.

    Args:
        count: the featured icons of the player who activates it.
        obey: names of those who obey, with their counts.
        share: names of those who share, with their counts.
        has_own: whether the card has an effect for the player who activates it.
        payers: names of those who can parley: pay to avoid obeying, or to share at all.
        reader: who reads.
    """
    if not obey and not share:
        return reader.gettext("only you") if has_own else reader.gettext("no effect")
    plainly = "{who} ({count} {sign} {other})"
    # Translators: icons counted and compared, like "ann (2 < 3, can pay)".
    paying = reader.gettext("{who} ({count} {sign} {other}, can pay)")

    def listed(players: Sequence[tuple[str, int]], sign: str) -> str:
        told = (
            (paying if who in payers else plainly).format(who=who, count=n, sign=sign, other=count)
            for who, n in players
        )
        return ", ".join(told)

    hit, shared = listed(obey, "<"), listed(share, "≥")
    if not share:
        return reader.gettext("must obey: {hit}").format(hit=hit)
    if not obey:
        return reader.gettext("can share: {shared}").format(shared=shared)
    return reader.gettext("must obey: {hit}; can share: {shared}").format(hit=hit, shared=shared)


# -- the table ---------------------------------------------------------------------


def way_word(name: str, reader: Reader) -> str:
    """Which way a pile is splayed, by its name in `terms.SPLAY_NAMES`, as short as possible."""
    return {
        "left": reader.pgettext("which way a pile is splayed, as short as can be", "left"),
        "right": reader.pgettext("which way a pile is splayed, as short as can be", "right"),
        "up": reader.pgettext("which way a pile is splayed, as short as can be", "up"),
        "aslant": reader.pgettext("which way a pile is splayed, as short as can be", "aslant"),
    }[name]
