"""Cards, questions, options and forecasts in words, as the terminal has them."""

import random
import re
from collections.abc import Iterator

import pytest

from splay import view
from splay.cards.library import notes
from splay.position.decision import ACTION, CARD, COLOR, OPENING, WHETHER
from splay.position.editions import EDITIONS
from splay.position.event_log import TO_ACTIVATE, TO_BE_SPARED, TO_SHARE
from splay.position.ruleset import ruleset
from splay.position.terms import HAND, LEFT, PASS, SPLAY_NAMES, YES
from splay.position.verbs import ACT, GIVE_UP, PAY, RETURN, SPLAY, TRANSFER_TO_THEM
from splay.terminal.words import (
    achieve_text,
    asker,
    card_lines,
    forecast_text,
    option_text,
    question,
    way_word,
)
from splay.text.catalogue import ENGLISH, LANGUAGES
from splay.text.reader import reader_of
from splay.views.forecast import forecast
from splay.views.view import Asked, View
from testing.random_games import NAMES, Setup, play, seeds, tables

WORDS = reader_of(ENGLISH)


def positions(setup: Setup, seed: int) -> Iterator[tuple[View, Asked]]:
    """What is asked in a random game, and what the seat asked sees."""
    rng = random.Random(seed)
    game = setup.start(seed)
    while game.decision is not None:
        seen = view(game, game.decision.seat)
        assert seen.asked is not None
        yield seen, seen.asked
        play(game, rng, 1)


@pytest.mark.parametrize("setup", tables(1), ids=str)
def test_every_question_and_option_has_words(setup: Setup) -> None:
    cards = ruleset(setup.edition)
    for seed in seeds(1, 10):
        for seen, ask in positions(setup, seed):
            assert ask.options
            title, more = question(seen, ask, False, reader_of(ENGLISH))
            assert is_fine(title)
            assert not more or is_fine(more)
            assert question(seen, ask, True, reader_of(ENGLISH))[0] == f"{seen.players[ask.seat].name}: {title}"
            words = [option_text(ask, option, reader_of(ENGLISH)) for option in ask.options]
            assert all(map(is_fine, words))
            assert len(set(words)) == len(words)
            if ask.kind not in (ACTION, OPENING) and ask.card:
                told = asker(ask, NAMES, cards, 0, reader_of(ENGLISH))
                assert told is not None
                assert ask.card in told


def is_fine(words: str) -> bool:
    """Whether words are fit to be read: one line, nothing left to fill in."""
    return bool(words.strip()) and not re.search(r"[{}\n_]|None|  ", words)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_can_be_read_in_every_language(edition: int) -> None:
    for language in LANGUAGES:
        for card in ruleset(edition).cards:
            lines = card_lines(card, reader_of(language))
            assert len(lines) == 2 + len(card.effects) + len(notes(card))
            assert [line.partition(". ")[0] for line in lines[2 : 2 + len(card.effects)]] == [
                str(effect.number) for effect in card.effects
            ]
            assert not re.search(r"[{}=\n]|\[(red|yellow|green|blue|purple)", "".join(lines))


def test_a_card_is_read_with_its_icons_named() -> None:
    lines = card_lines(ruleset(3).by_name["City States"], reader_of(ENGLISH))
    assert lines[:2] == [
        "Color: purple, age: 1, icon counted: crown",
        "Top left: picture; bottom, from the left: crown, crown, castle",
    ]
    assert "one of your top cards with a [castle]" in lines[2]


def test_notes_of_other_editions_are_left_out() -> None:
    once, again = (card_lines(ruleset(edition).by_name["Oars"], reader_of(ENGLISH)) for edition in (1, 3))
    own = [[line for line in lines if line.startswith("Note: ")] for lines in (once, again)]
    assert all(own)
    assert set(own[0]) != set(own[1])


def test_a_question_names_who_activated_the_card() -> None:
    cards = ruleset(3)
    ask = Asked(9, 1, CARD, TRANSFER_TO_THEM[HAND], "Archery", 1, ("Tools", "Oars"), 1)
    sentence = cards.by_name["Archery"].effects[0].sentence
    assert asker(ask, NAMES, cards, 0, reader_of(ENGLISH)) == f"ann activates Archery, and you must obey: {sentence}"
    share = Asked(9, 1, CARD, RETURN, "Pottery", 1, ("Tools", "pass"), 3)
    sentence = cards.by_name["Pottery"].effects[0].sentence
    assert asker(share, NAMES, cards, 0, reader_of(ENGLISH)) == f"ann activates Pottery, and you share: {sentence}"
    assert asker(share, NAMES, cards, 1, reader_of(ENGLISH)) == f"Pottery: {sentence}"


def test_a_parley_says_what_it_buys() -> None:
    cards = ruleset(4)
    demand, share = (each.sentence for each in cards.by_name["Archery"].effects)
    options = ("Tools", "pass")
    spared = Asked(9, 2, CARD, PAY[TO_BE_SPARED], "Archery", 1, options, 1)
    words = asker(spared, NAMES, cards, 0, reader_of(ENGLISH))
    assert words == f"ann, a distant player, activates Archery. You must obey unless you pay a card: {demand}"
    assert option_text(spared, PASS, reader_of(ENGLISH)) == "Obey"
    sharing = Asked(9, 2, CARD, PAY[TO_SHARE], "Archery", 2, options, 1)
    words = asker(sharing, NAMES, cards, 0, reader_of(ENGLISH))
    assert words == f"ann, a distant player, activates Archery. You share only if you pay a card: {share}"
    assert option_text(sharing, PASS, reader_of(ENGLISH)) == "Do not share"
    activate = Asked(9, 2, CARD, PAY[TO_ACTIVATE], "Archery", 1, ("Tools", "Oars"), 1)
    words = asker(activate, NAMES, cards, None, reader_of(ENGLISH))
    assert words == f"Archery is on a distant player’s board. If you pay a card, it does this: {demand} {share}"


def test_a_partner_is_asked_whether_to_leave_as_well() -> None:
    ask = Asked(9, 2, WHETHER, GIVE_UP, None, None, (YES, PASS), 1)
    assert asker(ask, NAMES, ruleset(4), None, reader_of(ENGLISH)) is None
    assert [option_text(ask, option, reader_of(ENGLISH)) for option in (YES, PASS)] == ["Yes", "No"]


def test_forecasts_and_small_words() -> None:
    def told(obey: list[tuple[str, int]], share: list[tuple[str, int]], own: bool = True, payers: str = "") -> str:
        return forecast_text(3, obey, share, own, payers.split(), WORDS)

    assert told([("bob", 2)], [("cid", 3)]) == "must obey: bob (2 < 3); can share: cid (3 ≥ 3)"
    assert told([("bob", 2)], [("cid", 3)], payers="bob cid") == (
        "must obey: bob (2 < 3, can pay); can share: cid (3 ≥ 3, can pay)"
    )
    assert told([("bob", 2), ("eve", 0)], []) == "must obey: bob (2 < 3), eve (0 < 3)"
    assert told([], [("cid", 4)]) == "can share: cid (4 ≥ 3)"
    assert told([], []) == "only you"
    assert told([], [], own=False) == "no effect"
    assert achieve_text(2, 11, WORDS) == "age 2: 10 points needed, you have 11"


def test_options_are_whole_sentences() -> None:
    action = Asked(1, 0, ACTION, ACT, None, None, ("draw", "meld Oars", "dogma Oars", "parley Oars", "achieve 3"), 1)
    assert [option_text(action, option, reader_of(ENGLISH)) for option in action.options or ()] == [
        "Draw a card",
        "Meld Oars",
        "Activate Oars",
        "Pay a card from your hand to activate Oars",
        "Claim the achievement of age 3",
    ]
    color = Asked(1, 0, COLOR, SPLAY[LEFT], "Oars", 1, ("red", PASS), 1)
    assert option_text(color, "red", reader_of("es")) == "rojo"


def test_every_way_to_splay_has_a_word() -> None:
    assert all(way_word(name, WORDS) for name in SPLAY_NAMES[1:])


def test_a_forecast_is_made_of_what_is_foretold() -> None:
    """The words follow the numbers of `forecast`, in a position where both kinds occur."""
    found = set()
    for seen, ask in positions(Setup(3, 3), 4):
        for option in ask.options or ():
            if ask.kind == ACTION and option.startswith("dogma "):
                told = forecast(seen, ask.seat, ruleset(3).by_name[option[6:]])
                text = forecast_text(
                    told.count,
                    [(NAMES[seat], count) for seat, count in told.obey],
                    [(NAMES[seat], count) for seat, count in told.share],
                    told.has_own,
                    (),
                    WORDS,
                )
                assert ("must obey" in text, "can share" in text) == (bool(told.obey), bool(told.share))
                found.add((bool(told.obey), bool(told.share)))
    assert len(found) >= 3
