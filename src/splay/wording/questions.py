"""Every question that effects ask, as a whole sentence; the words of what may be answered, and of how a game ends.

The engine names what is done with a pick by the kind of the decision and a verb.  For each of
these pairs one sentence stands here, so that translators never glue words together.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from splay.catalogue import N_, Catalogue
from splay.catalogue.cards import card_name
from splay.decision import BACK, CARD, COLOR, ICON, PLAYER, VALUE, WHETHER, WHICH
from splay.events import TO_ACTIVATE, TO_BE_SPARED, TO_SHARE
from splay.parley import PAY
from splay.state import Outcome
from splay.terms import EMPIRE, GIVE_UP, MONUMENT, PASS, UNIVERSE, WONDER, WORLD, YES
from splay.view import Asked
from splay.wording.formats import language_of, listed
from splay.wording.nouns import color_word, icon_word

QUESTIONS: Final[Mapping[tuple[str, str], str]] = {
    (CARD, "arrange"): N_("Choose the card to lie next, from the top of the pile down"),
    (CARD, "exchange"): N_("Choose a card to give in exchange"),
    (CARD, "execute"): N_("Choose a card whose effects you carry out alone"),
    (CARD, "keep"): N_("Choose the card to keep"),
    (CARD, "meld"): N_("Choose a card to meld"),
    (CARD, "meld next"): N_("Choose the card to meld next"),
    (CARD, "return"): N_("Choose a card to return"),
    (CARD, "return next"): N_("Choose the card to return next"),
    (CARD, PAY + TO_ACTIVATE): N_("Choose a card to return: with it you pay for the activation"),
    (CARD, PAY + TO_SHARE): N_("Return a card to share?"),
    (CARD, PAY + TO_BE_SPARED): N_("Return a card, so that you need not obey?"),
    (CARD, "reveal"): N_("Choose a card to reveal"),
    (CARD, "reveal and junk"): N_("Choose a card to reveal and junk"),
    (CARD, "reveal and return"): N_("Choose a card to reveal and return"),
    (CARD, "score"): N_("Choose a card to score"),
    (CARD, "score next"): N_("Choose the card to score next"),
    (CARD, "show the color"): N_("Choose a card: its color is shown"),
    (CARD, "transfer to their board"): N_("Choose a card to go to the other player’s board"),
    (CARD, "transfer to their board next"): N_("Choose the card that goes to the other player’s board next"),
    (CARD, "transfer to their hand"): N_("Choose a card to go to the other player’s hand"),
    (CARD, "transfer to their hand next"): N_("Choose the card that goes to the other player’s hand next"),
    (CARD, "transfer to their score"): N_("Choose a card to go to the other player’s score pile"),
    (CARD, "transfer to their score next"): N_("Choose the card that goes to the other player’s score pile next"),
    (CARD, "transfer to your board"): N_("Choose a card to come to your board"),
    (CARD, "transfer to your hand"): N_("Choose a card to come to your hand"),
    (CARD, "transfer to your score"): N_("Choose a card to come to your score pile"),
    (CARD, "tuck"): N_("Choose a card to tuck"),
    (CARD, "tuck next"): N_("Choose the card to tuck next"),
    (BACK, "exchange"): N_("Choose which card you take in exchange, by its value"),
    (BACK, "junk achievement"): N_("Choose an achievement to junk"),
    (BACK, "return"): N_("Choose which card is returned, by its value"),
    (COLOR, "arrange"): N_("Choose a color: you put its cards in a new order"),
    (COLOR, "name"): N_("Name a color"),
    (COLOR, "splay left"): N_("Choose a color to splay left"),
    (COLOR, "splay right"): N_("Choose a color to splay right"),
    (COLOR, "splay up"): N_("Choose a color to splay up"),
    (COLOR, "splay aslant"): N_("Choose a color to splay aslant"),
    (COLOR, "splay right and draw its number of cards"): N_(
        "Choose a color: its pile is splayed right, if it can be; the number of its cards is the value that you draw"
    ),
    (ICON, "return"): N_("Choose an icon: the other player returns two top cards that have it"),
    (VALUE, "junk deck"): N_("Choose a value: its whole deck is junked"),
    (VALUE, "meld"): N_("Choose a value: you may meld all such cards of your score pile"),
    (VALUE, "return"): N_("Choose a value: such cards are returned"),
    (VALUE, "score"): N_("Choose a value: a top card of that value is scored, if you have one"),
    (VALUE, "transfer to their hand"): N_("Choose a value: such cards go to the other player’s hand"),
    (VALUE, "transfer to your hand"): N_("Choose a value: such cards come to your hand"),
    (VALUE, "transfer to your score"): N_("Choose a value: such cards come to your score pile"),
    (PLAYER, "return"): N_("Choose a player: a card of that player’s score pile is returned"),
    (PLAYER, "return next"): N_("Choose the player whose cards are returned next"),
    (PLAYER, "transfer the top red card to"): N_("Choose a player to get your top red card"),
    (PLAYER, "transfer to their score"): N_(
        "Choose a player: a card of your score pile goes to that player’s score pile"
    ),
    (WHETHER, "draw and tuck"): N_("Draw a card and tuck it?"),
    (WHETHER, GIVE_UP): N_("Your partner is out of the game. Do you give up, too? All your cards are junked then."),
    (WHETHER, "exchange all"): N_("Exchange your whole hand for your whole score pile?"),
    (WHETHER, "exchange highest"): N_("Exchange the highest cards of your hand for the highest of your score pile?"),
    (WHETHER, "junk deck"): N_("Junk the whole deck?"),
    (WHETHER, "meld all"): N_("Meld all cards of your score pile?"),
    (WHETHER, "meld all highest"): N_("Meld all highest cards of your score pile?"),
    (WHETHER, "meld all of that value"): N_("Meld all cards of that value in your score pile?"),
    (WHETHER, "score all"): N_("Score your whole hand?"),
    (WHETHER, "tuck all"): N_("Tuck your whole hand?"),
    (WHICH, "do"): N_("Choose what to do"),
}
"""The sentence for each kind of decision and verb."""

DEEDS: Final[Mapping[str, str]] = {
    "draw": N_("Draw a card"),
    "draw and score": N_("Draw and score a card"),
    "exchange highest": N_("Exchange the highest cards of hand and score pile"),
    "junk all 3s": N_("Junk the whole deck of age 3"),
    f"junk {EMPIRE}": N_("Junk Empire"),
    f"junk {MONUMENT}": N_("Junk Monument"),
    f"junk {UNIVERSE}": N_("Junk Universe"),
    f"junk {WONDER}": N_("Junk Wonder"),
    f"junk {WORLD}": N_("Junk World"),
    f"restore {EMPIRE}": N_("Make Empire available again"),
    f"restore {MONUMENT}": N_("Make Monument available again"),
    f"restore {UNIVERSE}": N_("Make Universe available again"),
    f"restore {WONDER}": N_("Make Wonder available again"),
    f"restore {WORLD}": N_("Make World available again"),
}
"""What an effect may offer to do, as the words of a button."""

_KEYWORDS: Final = ("splay", "tuck", "junk", "meld", "score", "return", "reveal", "transfer", "exchange", "draw")
"""Words of verbs that the rules page explains; the first one found in a verb is meant."""


def question_words(ask: Asked, words: Catalogue) -> str:
    """The question that an effect asks, in one sentence.

    >>> from splay.catalogue import catalogue
    >>> ask = Asked(3, 0, CARD, "tuck", "Lighting", 1, ("Oars", "Archery", "pass"), 3)
    >>> question_words(ask, catalogue("en")), how_many(ask, catalogue("en"))
    ('Choose a card to tuck', 'Up to 3 cards, one after the other')
    """
    return words.gettext(QUESTIONS[ask.kind, ask.verb])


def how_many(ask: Asked, words: Catalogue) -> str:
    """Whether more picks of the kind follow; empty if there is but one."""
    if ask.verb.endswith(" next") and ask.kind == CARD:
        return words.gettext("All of them go; you choose the order")
    more = ask.more or 1
    if more == 1:
        return ""
    if PASS in (ask.options or ()):
        said = words.ngettext(
            "Up to {count} card, one after the other", "Up to {count} cards, one after the other", more
        )
    else:
        said = words.ngettext("{count} card, one after the other", "{count} cards, one after the other", more)
    return said.format(count=more)


def option_words(ask: Asked, option: str, words: Catalogue) -> str:
    """An answer in words, as a button has it; names of cards and players as they are."""
    if option == PASS:
        return _declining(ask, words)
    if option == YES:
        return words.pgettext("answer", "Yes")
    if ask.kind == WHICH:
        return words.gettext(DEEDS[option])
    if ask.kind == COLOR:
        return color_word(option, words)
    if ask.kind == ICON:
        return icon_word(option, words)
    return option


def _declining(ask: Asked, words: Catalogue) -> str:
    if ask.kind == WHETHER:
        return words.pgettext("answer", "No")
    if ask.verb == PAY + TO_SHARE:
        return words.gettext("Do not share")
    if ask.verb == PAY + TO_BE_SPARED:
        return words.gettext("Obey")
    return words.gettext("Pass")


def keyword_of(verb: str) -> str:
    """The keyword of the rules that a verb is about; empty if there is none."""
    if verb.startswith(PAY + "to "):
        return "parley"
    return next((keyword for keyword in _KEYWORDS if keyword in verb), "")


def splay_direction(verb: str) -> str:
    """Which way a verb splays; empty if it does not."""
    return verb.split(" ")[1] if verb.startswith("splay ") else ""


def outcome_words(outcome: Outcome, names: Sequence[str], seat: int | None, words: Catalogue) -> tuple[str, str]:
    """Who won, and why.

    Args:
        outcome: how the game ended.
        names: of the players.
        seat: who is told; None for somebody who looks on.
        words: the catalogue.
    """
    if not outcome.winners:
        return words.gettext("Nobody wins"), words.gettext(
            "A card above the last age had to be drawn, and points and achievements are tied."
        )
    who = listed([names[winner] for winner in outcome.winners], words)
    together = len(outcome.winners) > 1
    if seat in outcome.winners:
        title = words.gettext("You win together: {who}") if together else words.gettext("You win")
    else:
        title = words.gettext("{who} win together") if together else words.gettext("{who} wins")
    card = card_name(outcome.card, language_of(words)) if outcome.card else ""
    why = {
        "achievements": words.gettext("With enough achievements."),
        "score": words.gettext("A card above the last age had to be drawn, and nobody has more points."),
        "card": words.gettext("{card} says so.").format(card=card),
        "elimination": words.gettext("All others are out of the game."),
    }
    return title.format(who=who), why[outcome.reason]
