"""English words for cards, questions, options and outcomes.

Pure functions of what a seat may see: no rules, no input, no output.  The words
of log lines stand in `text_log`, help and the labels of the screen in
`text_help`; another language replaces these three files.
"""

from collections.abc import Collection, Sequence
from typing import Final

from splay.card import Card, CardSet
from splay.decision import ACTION, BACK, CARD, COLOR, ICON, OPENING, PLAYER, VALUE, WHETHER, WHICH
from splay.events import TO_ACTIVATE, TO_BE_SPARED, TO_SHARE
from splay.parley import PAY
from splay.state import Outcome
from splay.terms import (
    COLOR_NAMES,
    EMPIRE,
    GIVE_UP,
    HEX,
    ICON_NAMES,
    MONUMENT,
    PASS,
    SPECIAL_NAMES,
    UNIVERSE,
    WONDER,
    WORLD,
)
from splay.view import Asked

ICON_PLURALS: Final = ("crowns", "leaves", "lightbulbs", "castles", "factories", "clocks", "persons")

_OLD_CONDITIONS: Final = {
    EMPIRE: "3 of each icon",
    MONUMENT: "6 tucked or 6 scored in a turn",
    UNIVERSE: "5 tops of 8+",
    WONDER: "5 colors right/up",
    WORLD: "12 clocks",
}
SPECIAL_CONDITIONS: Final = {
    1: _OLD_CONDITIONS,
    3: _OLD_CONDITIONS,
    4: {
        **_OLD_CONDITIONS,
        EMPIRE: "3 of each icon but person",
        MONUMENT: "4 tops with a demand",
        WONDER: "5 right/up/aslant",
    },
}
"""What each special achievement takes, by number of the edition."""

ZONE_WORDS: Final = {"score": "score pile", "junk": "junk pile"}
"""The words of zones that are called otherwise than in the rules of the engine."""

VERB_WORDS: Final = {
    (CARD, "arrange"): "put next, from the top of the pile down",
    (CARD, "exchange"): "give in exchange",
    (CARD, "execute"): "carry out alone",
    (CARD, "keep"): "keep",
    (CARD, "meld"): "meld",
    (CARD, "return"): "return",
    (CARD, PAY + TO_ACTIVATE): "return, to activate the card by parley",
    (CARD, PAY + TO_SHARE): "return, to share by parley",
    (CARD, PAY + TO_BE_SPARED): "return, to be spared by parley",
    (CARD, "reveal"): "reveal",
    (CARD, "reveal and junk"): "reveal and junk",
    (CARD, "reveal and return"): "reveal and return",
    (CARD, "score"): "score",
    (CARD, "show the color"): "show by its color",
    (CARD, "transfer to their board"): "transfer to the other board",
    (CARD, "transfer to their hand"): "transfer to the other hand",
    (CARD, "transfer to their score"): "transfer to the other score pile",
    (CARD, "transfer to your board"): "transfer to your board",
    (CARD, "transfer to your hand"): "transfer to your hand",
    (CARD, "transfer to your score"): "transfer to your score pile",
    (CARD, "tuck"): "tuck",
    (BACK, "exchange"): "take in exchange",
    (BACK, "junk achievement"): "junk from the achievements",
    (BACK, "return"): "return",
    (COLOR, "arrange"): "put in a new order",
    (COLOR, "name"): "name",
    (COLOR, "splay left"): "splay left",
    (COLOR, "splay right"): "splay right",
    (COLOR, "splay up"): "splay up",
    (COLOR, "splay aslant"): "splay aslant",
    (COLOR, "splay right and draw its number of cards"): "splay right and draw its number of cards",
    (ICON, "return"): "have top cards returned by",
    (VALUE, "junk deck"): "junk the whole deck of",
    (VALUE, "meld"): "meld",
    (VALUE, "return"): "return",
    (VALUE, "score"): "score",
    (VALUE, "transfer to their hand"): "have transferred to the other hand",
    (VALUE, "transfer to your hand"): "have transferred to your hand",
    (VALUE, "transfer to your score"): "have transferred to your score pile",
    (PLAYER, "return"): "from whose score pile a card is returned",
    (PLAYER, "transfer the top red card to"): "who gets your top red card",
    (PLAYER, "return next"): "whose card of that value is returned next",
    (PLAYER, "transfer to their score"): "whose score pile gets the card",
    (WHETHER, "draw and tuck"): "draw a card and tuck it",
    (WHETHER, GIVE_UP): "give up, too",
    (WHETHER, "exchange all"): "exchange your whole hand and your whole score pile",
    (WHETHER, "exchange highest"): "exchange the highest cards of your hand and of your score pile",
    (WHETHER, "junk deck"): "junk the whole deck",
    (WHETHER, "meld all"): "meld all cards of your score pile",
    (WHETHER, "meld all highest"): "meld all highest cards of your score pile",
    (WHETHER, "meld all of that value"): "meld all cards of that value in your score pile",
    (WHETHER, "score all"): "score your whole hand",
    (WHETHER, "tuck all"): "tuck your whole hand",
    (WHICH, "do"): "what to do",
    (WHICH, "draw"): "draw",
    (WHICH, "draw and score"): "draw and score",
    (WHICH, "exchange highest"): "exchange the highest cards of your hand and of your score pile",
    (WHICH, "junk all 3s"): "junk the whole deck of age 3",
    **{(WHICH, f"junk {name}"): f"junk {name}" for name in SPECIAL_NAMES},
    **{(WHICH, f"restore {name}"): f"make {name} available again" for name in SPECIAL_NAMES},
}
"""What is done with the pick, by kind of decision and verb; the deeds that `WHICH` offers are here, too."""

NEXT: Final = " next"
"""Ends the verb of a question that is about the order alone."""

_QUESTIONS: Final = {
    CARD: "choose a card to {}",
    BACK: "choose a card, by the value on its back, to {}",
    COLOR: "choose a color to {}",
    ICON: "choose an icon to {}",
    VALUE: "choose a value to {}",
    PLAYER: "choose {}",
    WHETHER: "do you want to {}?",
    WHICH: "choose {}",
}
_ACTIONS: Final = {"draw": "draw", "meld": "meld", "dogma": "dogma", "parley": "parley", "achieve": "achieve"}
_DECLINED: Final = {PAY + TO_SHARE: "pass, and do not share", PAY + TO_BE_SPARED: "pass, and obey"}
_PARTNER_LEFT: Final = "Your partner is out of the game.  If you give up, too, all your cards are junked."
_PARLEY: Final = {
    PAY + TO_ACTIVATE: "{card}, of a player not beside you: you pay a card to activate it: {sentences}",
    PAY + TO_SHARE: "{card}, activated by {activator}, not beside you: you share only if you pay a card: {sentences}",
    PAY + TO_BE_SPARED: "{card}, activated by {activator}, not beside you: you obey unless you pay a card: {sentences}",
}


# -- cards -------------------------------------------------------------------------


def card_words(card: Card) -> str:
    """A card in a sentence: ``Archery (red 1)``."""
    return f"{card.name} ({COLOR_NAMES[card.color]} {card.age})"


def back_words(value: int) -> str:
    """A card of which only the value is known: ``a 7``, ``an 8``."""
    return f"{'an' if value in (8, 11) else 'a'} {value}"


def card_text(card: Card, notes: Sequence[str] = ()) -> list[str]:
    """All there is to read about a card with the rulings on it, a paragraph a line."""
    places = ["picture" if icon == HEX else ICON_NAMES[icon] for icon in card.icons]
    lines = [
        f"{card.name}: {COLOR_NAMES[card.color]}, age {card.age}, counts {ICON_PLURALS[card.featured]}",
        f"top left {places[0]}; bottom, from the left: {places[1]}, {places[2]}, {places[3]}",
    ]
    lines += effect_lines(card)
    lines += [f"Note: {note}" for note in notes]
    return lines


def effect_lines(card: Card) -> list[str]:
    """The sentences of a card, numbered; a demand is one that says so."""
    return [f"{each.number}. {each.sentence}" for each in card.effects]


# -- questions ---------------------------------------------------------------------


def asker_words(ask: Asked, names: Sequence[str], cards: CardSet, activator: int | None) -> str | None:
    """Which effect asks and its sentence, and who activated the card if another did; what a parley is about.

    None for actions and first cards.
    """
    if ask.card is None or ask.effect is None:
        return _PARTNER_LEFT if ask.verb == GIVE_UP else None
    if ask.verb in _PARLEY:
        return _parley_words(ask, names, cards.by_name[ask.card], activator)
    effect = cards.by_name[ask.card].effects[ask.effect - 1]
    if activator is None or activator == ask.seat:
        return f"{ask.card}: {effect.sentence}"
    role = "obeys" if effect.is_demand else "shares"
    return f"{ask.card}, activated by {names[activator]}, {names[ask.seat]} {role}: {effect.sentence}"


def _parley_words(ask: Asked, names: Sequence[str], card: Card, activator: int | None) -> str:
    """What somebody may pay for, with the sentences of all that it buys."""
    bought = [
        each.sentence
        for each in card.effects
        if ask.verb == PAY + TO_ACTIVATE or each.is_demand == (ask.verb == PAY + TO_BE_SPARED)
    ]
    who = "" if activator is None else names[activator]
    return _PARLEY[ask.verb].format(card=card.name, activator=who, sentences=" ".join(bought))


def verb_words(kind: str, verb: str) -> str:
    """What is done with the pick, in words; "next" where all cards move and only their order is open."""
    if (kind, verb) not in VERB_WORDS and verb.endswith(NEXT):
        return VERB_WORDS.get((kind, verb.removesuffix(NEXT)), verb.removesuffix(NEXT)) + NEXT
    return VERB_WORDS.get((kind, verb), verb)


def describe_question(ask: Asked, names: Sequence[str], actions_left: int = 0) -> str:
    """The question itself, in one sentence, addressed to the seat that is asked."""
    who = names[ask.seat]
    if ask.kind == OPENING:
        return f"{who}, choose your first card: all cards are melded when everybody has chosen"
    if ask.kind == ACTION:
        left = f"{actions_left} {'action' if actions_left == 1 else 'actions'} left"
        return f"{who}, {left}: what do you do?"
    question = f"{who}, {_QUESTIONS[ask.kind].format(verb_words(ask.kind, ask.verb))}"
    more = ask.more or 1
    if more == 1:
        return question
    if ask.options and PASS in ask.options:
        return f"{question} (up to {more}, one at a time)"
    return f"{question} ({more} of them, one at a time)"


def describe_option(ask: Asked, option: str) -> str:
    """One option in words, as it may be typed."""
    if option == PASS:
        return "no" if ask.kind == WHETHER else _DECLINED.get(ask.verb, "pass")
    if ask.kind == BACK:
        return back_words(int(option))
    if ask.kind == WHETHER:
        return f"yes, {verb_words(ask.kind, ask.verb)}"
    if ask.kind == WHICH:
        return VERB_WORDS.get((WHICH, option), option)
    if ask.kind == ACTION:
        verb, _, what = option.partition(" ")
        return f"{_ACTIONS[verb]} {what}".rstrip()
    return option


# -- forecasts ---------------------------------------------------------------------


def draw_words(value: int | None) -> str:
    """What the draw action will draw; None: there is no such card."""
    return "no card left: this ends the game" if value is None else f"you draw {back_words(value)}"


def forecast_words(
    count: int,
    obey: Sequence[tuple[str, int]],
    share: Sequence[tuple[str, int]],
    has_own: bool,
    payers: Collection[str] = (),
) -> str:
    """Who obeys and who shares when a card is activated now, each with the counts compared.

    Args:
        count: the featured icons of who activates it.
        obey: names of those who obey, with their counts.
        share: names of those who share, with their counts.
        has_own: whether the card has an effect for whoever activates it.
        payers: names of those who parley: who can pay not to obey, and share only if they pay.
    """
    parts = []
    if obey:
        hit = (f"{name} ({n} < {count}{' or pays' if name in payers else ''})" for name, n in obey)
        parts.append("demand hits " + ", ".join(hit))
    if share:
        with_you = (f"{name} ({n} >= {count}{' and pays' if name in payers else ''})" for name, n in share)
        parts.append("shared by " + ", ".join(with_you))
    if not parts:
        return "you alone" if has_own else "hits nobody, does nothing"
    return "; ".join(parts)


def achieve_words(age: int, points: int) -> str:
    """What an achievement that can be claimed takes, and what the player has."""
    return f"takes {5 * age} points, you have {points}"


# -- the end -----------------------------------------------------------------------


def describe_outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Who won and why."""
    if not outcome.winners:
        return "Nobody wins: a card above the last age had to be drawn, and points and achievements are tied"
    who = " and ".join(names[seat] for seat in outcome.winners)
    win = "wins" if len(outcome.winners) == 1 else "win together"
    why = {
        "achievements": "enough achievements",
        "score": "a card above the last age had to be drawn, and nobody has more points",
        "card": f"{outcome.card} says so",
        "elimination": "all others are out of the game",
    }
    return f"{who} {win}: {why[outcome.reason]}"
