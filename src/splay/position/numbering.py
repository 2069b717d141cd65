"""The options of an edition, numbered: for programs that step with numbers, and fast.

In the words of reinforcement learning an action is a pick.  The same word can be an option of several kinds of
decisions (``3`` is a value and the back of a card), so an option is numbered by its kind and its word.  Players are
numbered by where they sit: 0 is the player asked, 1 the next to the left, and so on.  Giving up is no action.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from splay.position.actions import ACHIEVE, DRAW, Action
from splay.position.card import Card
from splay.position.decision import (
    ACTION,
    BACK,
    CARD,
    COLOR,
    ICON,
    OPENING,
    PLAYER,
    SECRET,
    VALUE,
    WHETHER,
    WHICH,
    Decision,
    words_of,
)
from splay.position.deeds import BASE_DEEDS, DEEDS
from splay.position.editions import Edition
from splay.position.sets import DECKS_A_SET, deck_word
from splay.position.terms import COLOR_NAMES, ICON_NAMES, PASS, SET_NAMES, YES

PASS_ACTION: Final = 0
DRAW_ACTION: Final = 2
MELD_ACTIONS: Final = 3
"""The action that melds the first card of an edition."""

MOST_SECRETS: Final = 40
"""More than a safe can hold: its limit is five, and no card transfers a dozen to it."""
EFFECT_KINDS: Final = (CARD, BACK, VALUE, COLOR, ICON, PLAYER, WHETHER, WHICH)
"""The kinds of questions that effects ask; some of them can be declined."""


class ActionNumbers:
    """The numbers of the actions of an edition, which never change: 391 in editions 1 and 3, 541 in edition 4.

    Attributes:
        cards: the cards that actions name, by their places.
        words: what each action is called: ``pass``, ``meld Tools``, ``card Tools``, ``player 1``.
        options: the option that each action picks; of a player, how many seats to the left they sit.
        by_kind: per kind of decision, the action of each option.
        by_option: the same for the options of a turn.
        firsts: per kind of decision that effects ask, and for first cards, the first of its actions.
        dogmas, parleys, achievements: the first action that activates a card, activates one by parley, claims an
            achievement; they lie in this order behind those that meld.  In editions without parley `parleys` equals
            `achievements`.  Behind them, in games with sets, those that claim a secret, from `secrets` on.
        begun: per action, the card that it activates, or None; with sets also the card that it melds, because something
            can follow that asks.
        openings: the first action that chooses a first card, behind those that claim.
    """

    __slots__ = (
        *("achievements", "begun", "by_kind", "by_option", "cards", "dogmas"),
        *("firsts", "openings", "options", "parleys", "secrets", "words"),
    )

    def __init__(self, cards: Sequence[Card], edition: Edition, has_sets: bool = False) -> None:
        """Number the actions.

        Args:
            cards: the cards that actions name, by place.
            edition: the edition.
            has_sets: whether cards of sets besides the base set are among them.
        """
        ages = [str(age) for age in range(1, edition.last_age + 1)]
        decks = list(range(1, DECKS_A_SET * len(SET_NAMES))) if has_sets else list(range(1, edition.last_age + 1))
        claimed = decks if has_sets else edition.standard_achievements
        effect_kinds = (*EFFECT_KINDS, SECRET) if has_sets else EFFECT_KINDS
        words: list[str] = []
        all_options: list[str] = []
        by_kind: dict[str, dict[str, int]] = {kind: {} for kind in (OPENING, ACTION, *effect_kinds)}
        firsts: dict[str, int] = {}

        def add(kinds: Sequence[str], options: Iterable[str], prefix: str = "") -> int:
            first = len(words)
            for option in options:
                for kind in kinds:
                    by_kind[kind][option] = len(words)
                words.append(prefix + option)
                all_options.append(option)
            return first

        add(effect_kinds, [PASS])
        firsts[WHETHER] = add([WHETHER], [YES])
        add([ACTION], [DRAW])
        self.cards = tuple(cards)
        add([ACTION], [card.meld_option for card in cards])
        self.dogmas = add([ACTION], [card.dogma_option for card in cards])
        self.parleys = add([ACTION], [card.parley_option for card in cards] if edition.has_parley else [])
        self.achievements = add([ACTION], [Action(ACHIEVE, age=deck).option for deck in claimed])
        places = range(1, MOST_SECRETS + 1) if has_sets else ()
        self.secrets = add([ACTION], [Action(ACHIEVE, secret=at).option for at in places])
        for kind, options in (
            (OPENING, [card.name for card in cards if card.deck == 1]),
            (CARD, [card.name for card in cards]),
            (BACK, [deck_word(deck) for deck in decks]),
            (VALUE, [*ages, str(edition.last_age + 1)] if has_sets else ages),  # as high as a bonus
            (COLOR, list(COLOR_NAMES)),
            (ICON, list(ICON_NAMES[: edition.icons])),
            (PLAYER, [str(seat) for seat in range(max(edition.players))]),
            (WHICH, list(DEEDS if has_sets else BASE_DEEDS)),
            *(((SECRET, [str(at) for at in range(1, MOST_SECRETS + 1)]),) if has_sets else ()),
        ):
            firsts[kind] = add([kind], options, f"{kind} ")
        before, behind = [None] * self.dogmas, [None] * (len(words) - self.achievements)
        activated = (*before, *cards, *(cards if edition.has_parley else ()), *behind)
        self.begun = (*before[:MELD_ACTIONS], *cards, *activated[self.dogmas :]) if has_sets else activated
        self.words = tuple(words)
        self.options = tuple(all_options)
        self.by_kind = by_kind
        self.by_option = by_kind[ACTION]
        self.firsts = firsts
        self.openings = firsts[OPENING]

    def __len__(self) -> int:
        return len(self.words)

    def of(self, ask: Decision, names: Sequence[str]) -> list[int]:
        """The actions that answer a decision, in the order of its options.

        Args:
            ask: the decision.
            names: the players, by seat.
        """
        kind = ask.kind
        if kind == ACTION:
            return [self.by_option[option] for option in ask.options]
        first = self.firsts[kind]
        actions: list[int]
        if kind in (CARD, OPENING):
            cards: Sequence[Card] = ask.things
            actions = [first + card.place for card in cards]
        elif kind in (BACK, VALUE, SECRET):
            values: Sequence[int] = ask.things
            actions = [first + value - 1 for value in values]
        elif kind in (COLOR, ICON):
            numbers: Sequence[int] = ask.things
            actions = [first + number for number in numbers]
        elif kind == PLAYER:
            actions = [first + (names.index(name) - ask.seat) % len(names) for name in ask.things]
        else:
            by_word = self.by_kind[kind]
            actions = [by_word[option] for option in words_of(kind, ask.things)]
        if ask.can_pass:
            actions.append(PASS_ACTION)
        return actions
