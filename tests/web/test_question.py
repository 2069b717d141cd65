"""The question bar: a sentence for every question, a place for every answer, nothing for whom it is not meant."""

import re

import pytest
from markupsafe import escape

from scenario import deal
from splay import Game, view
from splay.position import verbs
from splay.position.card import Card
from splay.position.decision import ACTION, CARD, COLOR, OPENING, words_of
from splay.position.ruleset import ruleset
from splay.position.several import ALWAYS, NEVER, WITHIN_AGE, Several
from splay.position.state import Outcome
from splay.position.terms import COLOR_NAMES, COLORS, HAND, ICON_NAMES, LEFT, PASS, SCORE
from splay.position.verbs import ARRANGE, MELD, NAME_COLOR, RETURN, SCORE_CARD, SPLAY, Verb
from splay.text.catalogue import PSEUDO
from splay.text.questions import how_many, option_words, question_words
from splay.text.reader import reader_of
from splay.views.forecast import change_by_meld
from splay.views.view import Asked
from splay.web.html.pages import render
from splay.web.table.context.facts import question_facts
from splay.web.table.controls.bar import Foreseen
from splay.web.table.question.marking import foreseen
from testing.random_games import SETUPS, Setup, tables
from web.bars import asked, bar_of, drawn, position, positions
from web.dealt import WEB_SETUPS, context_at, live_of, some_setups, table_of
from web.untranslated import outside_catalogue

WORDS = reader_of("en")
REPETITIONS = 5


# -- sentences ---------------------------------------------------------------------


@pytest.mark.parametrize("setup", tables(0), ids=str)
def test_every_question_of_random_games_is_a_sentence_and_every_answer_has_words(setup: Setup) -> None:
    for seed in range(REPETITIONS):
        for game in positions(setup, seed, 1):
            ask = asked(game)
            if ask.kind in (ACTION, OPENING):
                continue
            assert question_words(ask, WORDS)
            assert all(option_words(ask, option, WORDS) for option in ask.options or ())
            assert bool(how_many(ask, WORDS)) == bool(ask.several and ask.several.most > 1)


def of_cards(verb: Verb, count: int, least: int, most: int, order: str, *, declined: bool = False) -> Asked:
    """A question that takes some of so many cards."""
    cards = ruleset(4).cards[:count]
    options = (*[card.name for card in cards], *([PASS] if declined else []))
    return Asked(0, 0, CARD, verb, None, None, options, most, (), Several(cards, least, most, order, 0))


def of_colors(count: int) -> Asked:
    """A question that takes so many colors."""
    several = Several(COLORS, count, count, NEVER, 0)
    return Asked(0, 0, COLOR, NAME_COLOR, None, None, COLOR_NAMES[: 1 - count], count, (), several)


def test_how_many_are_meant() -> None:
    goes_first = "the first you mark goes first"
    for ask, title, more in (
        (of_cards(RETURN, 5, 1, 3, WITHIN_AGE, declined=True), "Return up to 3 cards", goes_first),
        (of_cards(RETURN, 5, 3, 3, WITHIN_AGE, declined=True), "Return 3 cards, or none", goes_first),
        (of_cards(MELD, 5, 1, 5, ALWAYS, declined=True), "Meld any number of cards", goes_first),
        (of_cards(MELD, 5, 1, 2, ALWAYS), "Meld 1 or 2 cards", goes_first),
        (of_cards(MELD, 2, 1, 2, ALWAYS), "Meld 1 or 2 cards", goes_first),
        (of_cards(SCORE_CARD, 5, 2, 2, NEVER), "Score 2 cards", "in any order"),
        (of_cards(RETURN.next, 4, 4, 4, ALWAYS), "Put 4 cards in order", goes_first),
        (of_cards(ARRANGE, 4, 4, 4, ALWAYS), "Put 4 cards in order", "the first you mark lies on top"),
        (of_cards(SCORE_CARD, 5, 1, 1, NEVER), "Choose a card to score", ""),
        (of_colors(2), "Name 2 different colors", "in any order"),
    ):
        assert (question_words(ask, WORDS), how_many(ask, WORDS)) == (title, more)


@pytest.mark.parametrize("edition", [1, 3, 4])
def test_every_keyword_is_explained_by_the_rules(edition: int) -> None:
    from splay.web.library.rules import rules_page

    shown = rules_page(ruleset(edition), reader_of("en"))
    page = render(
        "library/rules.html", reader_of("en"), rules=shown, table="", only="", address="", theme="auto", way_back="/"
    )
    ids = set(re.findall(r'id="([^"]+)"', page))
    explained = set()
    for setup in SETUPS:
        if setup.edition != edition:
            continue
        for game in positions(setup, 1, 4):
            ask = asked(game)
            keyword = ask.verb.keyword if ask.card else ""
            assert not keyword or keyword in ids, (ask.verb, keyword)
            explained.add(keyword)
    assert {"return", "splay", "transfer"} <= explained


# -- answers -----------------------------------------------------------------------


@pytest.mark.parametrize("setup", some_setups(1), ids=str)
def test_every_answer_is_lit_on_the_table_or_a_button(setup: Setup) -> None:
    for seed in range(2):
        for game in positions(setup, seed, 3):
            ask = asked(game)
            bar = bar_of(game, ask.seat)
            assert bar.number == ask.number
            html = drawn(bar)
            clickable = {each.option for each in bar.clickable.values()}
            if bar.marking is not None and ask.several is not None:
                assert {f'value="{escape(option)}"' in html for option in words_of(ask.kind, ask.several.things)} == {
                    True
                }
                assert bar.marking.steps[0].is_enough == (PASS in (ask.options or ()))
                assert set(ask.options or ()) - {PASS} <= {each.option for each in bar.answers}
                continue
            for option in ask.options or ():
                button = re.escape(f"&#34;option&#34;: &#34;{option}&#34;").replace("&#39;", "'")
                assert option in clickable or re.search(button, html.replace("&amp;", "&")), (ask, option)
            assert clickable <= set(ask.options or ())


def test_what_is_lit_lies_where_it_is_said_to_lie() -> None:
    kinds = set()
    for setup in WEB_SETUPS:
        for game in positions(setup, 3, 12):
            ask = asked(game)
            seen = view(game, ask.seat)
            tops = {pile.cards[0].name for player in seen.players for pile in player.piles}
            hand = {card.name for card in seen.players[ask.seat].hand if isinstance(card, Card)}
            own = {COLOR_NAMES[pile.color] for pile in seen.players[ask.seat].piles}
            for where, clickable in bar_of(game, ask.seat).clickable.items():
                kind, _, what = where.partition(":")
                if kind == "card":
                    assert what in tops | hand
                    assert clickable.option.endswith(what)
                elif kind == "achievement":
                    assert int(what) in seen.available
                elif kind == "player":
                    assert seen.players[int(what)].name == clickable.option
                elif kind == "color":
                    assert what in own
                kinds.add(kind)
    assert {"card", "achievement", "player", "color"} <= kinds


def test_no_two_answers_have_the_same_key() -> None:
    several = 0
    for setup in WEB_SETUPS:
        for game in positions(setup, 5, 10):
            bar = bar_of(game, asked(game).seat)
            keys = [answer.key for answer in bar.answers if answer.key]
            assert len(keys) == len(set(keys))
            chords = [key for clickable in bar.clickable.values() for key in clickable.keys.split()]
            assert len(chords) == len(set(chords))
            several += len(keys) > 1 or len(chords) > 1
    assert several > 20


def test_a_click_sends_the_number_of_the_decision_and_only_once() -> None:
    game = position(Setup(4, 2), CARD, RETURN)
    bar = bar_of(game, asked(game).seat)
    attrs = bar.picks("Oars")
    assert attrs["hx-sync"] == "#ask:queue first"
    assert f'"number": {asked(game).number}' in attrs["hx-vals"]


# -- questions inside effects ----------------------------------------------------------


def test_a_question_shows_the_effect_that_asks_and_why_one_is_in_it() -> None:
    for setup in (Setup(3, 2), Setup(4, 3)):
        for game in positions(setup, 2, 1):
            ask = asked(game)
            if ask.card is None or ask.kind == ACTION:
                continue
            bar = bar_of(game, ask.seat)
            assert bar.asking is not None
            assert (bar.asking.face.name, bar.asking.effect) == (ask.card, ask.effect)
            effect = ruleset(setup.edition).by_name[ask.card].effects[bar.asking.effect - 1]
            own = ask.seat == game.state.active
            if not ask.verb.buys:
                said = "Your action" if own else "must obey" if effect.is_demand else "You share"
                assert said in bar.asking.role
            assert "is-asking" in drawn(bar)


def test_a_splay_says_what_it_changes() -> None:
    game = position(Setup(3, 2), COLOR, SPLAY[LEFT])
    answers = [answer for answer in bar_of(game, asked(game).seat).answers if not answer.declines]
    assert all(answer.change for answer in answers)
    assert "delta" in drawn(bar_of(game, asked(game).seat))


def test_a_splay_says_what_it_earns_and_that_it_wins() -> None:
    """The fifth color splayed to the right earns Wonder: the last achievement that Ann needs."""
    piles = {"red": ("Oars", "Archery"), "blue": ("Tools", "Writing"), "green": ("Sailing", "The Wheel")}
    board = {color: {"cards": list(cards), "splay": "right"} for color, cards in piles.items()}
    board["yellow"] = {"cards": ["Masonry", "Agriculture"], "splay": "right"}
    board["purple"] = {"cards": ["Reformation", "Mysticism"]}
    mine = {"board": board, "achievements": ["Gunpowder"], "specials": ["Empire", "Monument", "Universe", "World"]}
    game = Game.load({"edition": 3, "players": [mine, {}], "specials": ["Wonder"]})
    game.pick("dogma Reformation")
    while asked(game).kind != COLOR:
        game.pick(PASS)
    bar = bar_of(game, 0)
    purple = next(answer for answer in bar.answers if answer.option == "purple")
    assert purple.follows == ("you claim Wonder", "The game ends: you win")
    assert "you claim Wonder" in drawn(bar)
    game.pick("purple")
    assert game.outcome == Outcome((0,), "achievements")


@pytest.mark.parametrize("edition", [3, 4])
def test_a_meld_by_an_effect_says_what_it_changes_beside_every_card(edition: int) -> None:
    game = next(
        game
        for seed in range(60)
        for game in positions(Setup(edition, 2), seed, 1)
        if asked(game).verb is MELD and asked(game).kind == CARD and asked(game).several is None
        if any(answer.change for answer in bar_of(game, asked(game).seat).answers)
    )
    seen = view(game, asked(game).seat)
    bar = bar_of(game, asked(game).seat)
    answers = [answer for answer in bar.answers if not answer.declines]
    for answer in answers:
        counts = change_by_meld(seen, asked(game).seat, ruleset(edition).by_name[answer.option])
        assert answer.change == tuple((ICON_NAMES[icon], more) for icon, more in enumerate(counts) if more)
    assert any(answer.change for answer in answers)
    assert bar.lists_all
    assert drawn(bar).count('class="delta') == sum(len(answer.change) for answer in answers)


def melding_two(edition: int = 3) -> Game:
    """Ann may meld any of three cards, two of them red."""
    board = {"yellow": {"cards": ["Masonry"]}, "red": {"cards": ["Archery", "Oars"], "splay": "right"}}
    mine = {"board": board, "hand": ["Metalworking", "Construction", "Tools"]}
    game = Game.load({"edition": edition, "players": [mine, {}]})
    game.pick("dogma Masonry")
    return game


def told_of(game: Game, *marked: str, seat: int | None = 0, number: int | None = None) -> Foreseen:
    """What a seat is told of marked cards."""
    context = context_at(table_of(game), live_of(table_of(game), game), seat)
    return foreseen(question_facts(context), asked(game).number if number is None else number, marked)


def test_of_marked_melds_is_told_what_they_change_in_that_order() -> None:
    game = melding_two()
    marking = bar_of(game, 0).marking
    assert marking is not None
    assert marking.is_foreseen
    assert told_of(game, "Metalworking", "Construction").change == (("castle", 4),)
    assert told_of(game, "Construction", "Metalworking").change == (("castle", 3),)
    words = render("table/foreseen.html", WORDS, foreseen=told_of(game, "Tools"))
    assert words.count('class="delta"') == 2


def test_of_what_is_not_asked_or_not_offered_nothing_is_told() -> None:
    game = melding_two()
    number = asked(game).number
    assert told_of(game) == Foreseen()
    assert told_of(game, "Tools", "Tools") == Foreseen()
    assert told_of(game, "Tools", "Oars") == Foreseen()
    assert told_of(game, "Tools", number=number + 1) == Foreseen()
    assert told_of(game, "Tools", seat=1) == Foreseen()
    assert told_of(game, "Tools", seat=None) == Foreseen()


def test_nothing_is_told_of_marked_cards_that_are_not_melded() -> None:
    hand = ["Tools", "Oars", "Archery"]
    game = Game.load({"edition": 3, "players": [{"board": {"green": {"cards": ["Currency"]}}, "hand": hand}, {}]})
    game.pick("dogma Currency")
    bar = bar_of(game, 0)
    assert bar.marking is not None
    assert not bar.marking.is_foreseen
    assert "marks-foreseen" not in drawn(bar)
    assert told_of(game, "Tools") == Foreseen()


def test_why_names_what_the_cards_have_in_common() -> None:
    reasons = set()
    for seed in range(30):
        for game in positions(Setup(3, 3), seed, 1):
            ask = asked(game)
            bar = bar_of(game, ask.seat) if ask.kind == CARD and ask.card else None
            if bar and bar.asking:
                reasons.add(bar.asking.why.split(".")[0].split(",")[0])
        if len(reasons) > 8:
            break
    assert any(reason.startswith("Any card in your hand") for reason in reasons)
    assert any("with the icon castle" in reason for reason in reasons)


def test_why_speaks_only_of_what_the_sentence_speaks_of() -> None:
    """What the engine selects by stands on the card; cards may happen to be alike in more than that."""
    told = 0
    for seed in range(8):
        for game in positions(Setup(4, 3), seed, 1):
            ask = asked(game)
            if ask.kind != CARD or not ask.card or not ask.effect or ask.verb.buys:
                continue
            bar = bar_of(game, ask.seat)
            assert bar.asking is not None
            sentence = ruleset(4).by_name[ask.card].effects[ask.effect - 1].sentence
            for icon in re.findall(r"the icon (\w+)", bar.asking.why):
                told += 1
                assert f"[{icon}]" in sentence or "icon that I choose" in sentence
            for word in re.findall(r"(color|highest|lowest)", bar.asking.why):
                told += 1
                assert word in sentence or any(f"[{color}]" in sentence for color in COLOR_NAMES)
    assert told > 10


def test_who_can_pay_for_being_spared_is_not_said_to_have_to_obey() -> None:
    table = deal(
        "Sailing",
        4,
        ann={"green": "Sailing", "red": "Gunpowder"},
        bob={"red": "Archery"},
        cyd={"hand": "Oars"},
        dan={},
        supply={1: "Tools, Writing, Pottery, Masonry, Clothing"},
    )
    title = str(bar_of(table.game, 0, picked="dogma Gunpowder").title)
    assert title.endswith("bob and dan have to obey.")


@pytest.mark.parametrize(
    ("verb", "keyword"),
    [
        (verbs.RETURN, "return"),
        (verbs.TUCK.next, "tuck"),
        (verbs.REVEAL_AND_RETURN, "return"),
        (verbs.TRANSFER_TO_YOU[SCORE], "transfer"),
        (verbs.TRANSFER_TO_YOU[HAND], "transfer"),
        (verbs.JUNK_ACHIEVEMENT, "junk"),
        (verbs.SPLAY_RIGHT_AND_DRAW, "splay"),
        (verbs.MELD_ALL_OF_THAT_VALUE, "meld"),
        (verbs.DRAW_AND_TUCK, "tuck"),
        (verbs.NAME_COLOR, ""),
        (verbs.EXECUTE, "execute"),
        *((verb, "parley") for verb in verbs.PAY.values()),
    ],
    ids=str,
)
def test_why_leads_to_the_rules_on_what_is_done(verb: Verb, keyword: str) -> None:
    assert verb.keyword == keyword


@pytest.mark.parametrize(
    ("kind", "verb", "link", "words"),
    [
        (CARD, RETURN, "/look/help/return", "The rules on this"),
        (COLOR, NAME_COLOR, "/look/help", "The rules"),
    ],
)
def test_why_says_who_asks_and_opens_the_rules_in_place(kind: str, verb: Verb, link: str, words: str) -> None:
    game = position(Setup(4, 2), kind, verb)
    html = drawn(bar_of(game, asked(game).seat))
    assert '<button type="button" class="btn btn--quiet btn--small" popovertarget="ask-why">Why?</button>' in html
    [why] = re.findall(r'<div id="ask-why" [^>]*popover>(.*?)</div>\s*</div>', html, re.DOTALL)
    [(address, said)] = re.findall(r'hx-get="/t/[^/]+(/look/[^"]+)" hx-target="#look" [^>]*>([^<]+)</a>', why)
    assert (address, said) == (link, words)
    assert "_blank" not in why


def test_why_says_that_the_lowest_are_meant() -> None:
    table = deal(
        "Domestication",
        3,
        ann={"yellow": "Domestication", "hand": "Archery, Writing, Currency"},
        bob={},
        supply={1: "Sailing, The Wheel"},
    )
    asking = bar_of(table.game, 0).asking
    assert asking is not None
    assert asking.why.startswith("Cards in your hand of this kind: the lowest, value 1.")


def test_why_does_not_take_chance_for_a_rule() -> None:
    """Both cards offered are red; what is asked for is a color that is not on the board."""
    table = deal(
        "Clothing",
        3,
        ann={"green": "Clothing", "blue": "Tools", "hand": "Archery, Metalworking, Writing"},
        bob={},
        supply={1: "Sailing, The Wheel, Pottery, Mysticism"},
    )
    asking = bar_of(table.game, 0).asking
    assert asking is not None
    said = "Cards in your hand of this kind: not the color green or blue. You have to choose one."
    assert asking.why == said


def test_why_tells_all_that_the_cards_were_selected_by() -> None:
    table = deal(
        "Corporations",
        3,
        ann={"green": "Corporations", "red": "Industrialization"},
        bob={"red": "Combustion", "blue": "Computers", "green": "Banking"},
    )
    asking = bar_of(table.game, 1).asking
    assert asking is not None
    assert "not the color green and with the icon factory" in asking.why


def test_why_tells_up_to_which_value_cards_are_meant() -> None:
    table = deal("The Pirate Code", 3, ann={"red": "The Pirate Code"}, bob={"score": "Oars, Tools, Machinery, Coal"})
    asking = bar_of(table.game, 1).asking
    assert asking is not None
    assert asking.why.startswith("Cards in your score pile of this kind: value 4 and lower.")


def test_why_an_effect_offers_is_told_to_nobody_else() -> None:
    for game in positions(Setup(3, 3), 1, 1):
        assert game.decision is not None
        for seat in (0, 1, 2, None):
            ask = view(game, seat).asked
            assert ask is not None
            assert ask.criteria == (game.decision.criteria if seat == game.decision.seat else ())


def test_every_color_is_offered_by_measurement_of_the_first_edition() -> None:
    table = deal(
        "Measurement",
        1,
        ann={"green": "Measurement", "blue": "Tools, Writing", "hand": "Archery"},
        bob={},
        supply={1: "Sailing, Pottery", 2: "Currency"},
    )
    table.pick("Archery")
    bar = bar_of(table.game, 0)
    assert bar.asking is not None
    assert bar.asking.why == "Colors that the effect allows."


@pytest.mark.parametrize("setup", [Setup(3, 2), Setup(4, 5)], ids=str)
def test_all_words_come_from_the_catalogue(setup: Setup) -> None:
    names = set(Setup(4, 5).start(1).state.seating.names)
    for game in positions(setup, 7, 9):
        ask = asked(game)
        for picked in (None, (ask.options or ("",))[-1] if ask.kind == ACTION else None):
            html = drawn(bar_of(game, ask.seat, PSEUDO, picked=picked), PSEUDO)
            assert outside_catalogue(html, names) == []
