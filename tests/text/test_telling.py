"""What happened, in plain words: a sentence for every event, grouped by turn and deed, with nothing hidden in it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from splay.game.game import Game
from splay.position import event_log
from splay.position.card_moves import CardMoves
from splay.position.decision import CARD, VALUE
from splay.position.editions import EDITIONS
from splay.position.events import TurnBegins
from splay.position.ruleset import ruleset
from splay.position.terms import GIVE_UP
from splay.text.log import Telling
from splay.text.narration import Cause
from splay.text.outcomes import Answered
from splay.text.plain import PlainNarration
from splay.text.reader import reader_of
from splay.views.view import seen_events
from testing.random_games import seeds
from told_events import event_like

NAMES = ("ann", "bob", "cid", "dan", "eve")
TABLES = [(edition, count, "") for edition, rules in EDITIONS.items() for count in rules.players]
TABLES += [(3, 4, "ABAB"), (4, 4, "ABAB"), (4, 5, "ABABC")]


def random_game(edition: int, count: int, teams: str, seed: int, picks: int = 600) -> Iterator[tuple[Game, str]]:
    """A game of random picks: at each decision the game and the option about to be picked.

    Where players can leave a game, whoever is asked once gives up in the middle of it.
    """
    game = Game.start(edition, NAMES[:count], seed, teams=teams)
    rng = random.Random(seed)
    while game.decision is not None and len(game.picks) < picks:
        option = rng.choice(game.decision.options)
        if len(game.picks) == 90 and game.rules.edition.players_leave:
            option = GIVE_UP
        yield game, option
        game.pick(option)


def narration(edition: int, reader: int | None = None, count: int = 5) -> PlainNarration:
    return PlainNarration(reader, NAMES[:count], ruleset(edition), reader_of("en"))


def said(event: dict[str, Any], edition: int = 3, cause: Cause | None = None) -> str:
    """One event, as somebody who looks on is told it."""
    return narration(edition).sentence(event_like(event, edition), cause or Cause())


def told(*happened: dict[str, Any], edition: int = 4) -> list[str]:
    """The lines for some events in a row, those that come of a deed with a mark."""
    telling = Telling(narration(edition))
    telling.tell([TurnBegins(0, 1)], begins_action=False)
    telling.tell([event_like(event, edition) for event in happened], begins_action=True)
    lines = []
    for deed in telling.turns[-1].deeds:
        lines += [deed.line.text, *(f"> {line.text}" for line in deed.lines)]
    return lines


# -- whole games -------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "count", "teams"), TABLES)
def test_every_event_has_words_for_every_reader(edition: int, count: int, teams: str) -> None:
    kinds: set[str] = set()
    for seed in seeds(2):
        tellings = {reader: Telling(narration(edition, reader, count)) for reader in (*range(count), None)}
        for game, option in random_game(edition, count, teams, seed):
            after = game.clone()
            after.pick(option)
            for reader, telling in tellings.items():
                seen = seen_events(after, reader)
                kinds.update(event.kind for event in seen)
                telling.tell(seen, begins_action=game.decision is not None and game.decision.kind == "action")
        for telling in tellings.values():
            deeds = [deed for turn in telling.turns for deed in turn.deeds]
            assert all(is_fine(line.text) for deed in deeds for line in (deed.line, *deed.lines))
    assert kinds >= {
        event_log.DRAW,
        event_log.MELD,
        event_log.DOGMA,
        event_log.EFFECT,
        event_log.TURN,
        event_log.WIN,
        event_log.RETURN,
    }
    if edition == 4:
        assert kinds >= {event_log.LOSE, *([event_log.PARLEY] if count > 3 and not teams else [])}


def is_fine(words: str) -> bool:
    """Whether words are fit to be read: one line, nothing left to fill in, no full stop, no space too many."""
    words = words.replace("A.I.", "A I")
    return (
        words == words.strip()
        and not any(sign in words for sign in ("{", "}", "\n", "  ", "None", " ,"))
        and (bool(words) and not words.endswith("."))
    )


@pytest.mark.parametrize(("edition", "count"), [(3, 2), (4, 5)])
def test_a_spectator_reads_no_hidden_name(edition: int, count: int) -> None:
    """A hidden card has no name in what the words are made of, so none can be in the words."""
    hidden = 0
    for game, option in random_game(edition, count, "", 3):
        after = game.clone()
        after.pick(option)
        for event in after.events:
            seen = event.seen_by(None)
            if isinstance(event, CardMoves) and not seen.cards_shown() and event.seen_by(event.seat).cards_shown():
                hidden += 1
                (card,) = event.cards_shown()
                assert card.name not in narration(edition, None, count).sentence(seen)
    assert hidden > 10


# -- single events -----------------------------------------------------------------


def test_a_hidden_card_is_a_number() -> None:
    draw = {"kind": "draw", "seat": 1, "value": 3, "origin": "deck", "to": 1, "target": "hand"}
    assert said(draw) == "bob draws a 3"
    assert said({**draw, "value": 8}) == "bob draws an 8"
    assert said({**draw, "card": "Paper"}) == "bob draws Paper (green 3)"
    give = {"kind": "transfer", "seat": 1, "value": 3, "origin": "hand", "to": 0, "target": "score"}
    assert said(give) == "bob transfers a 3 from their hand to ann’s score pile"


def test_the_log_says_who_obeys_and_who_shares() -> None:
    effect = {"kind": "effect", "card": "Oars", "activated_by": 0}
    lines = told(
        {"kind": "dogma", "seat": 0, "card": "Oars", "icon": "castle", "counts": [2, 1, 2]},
        {**effect, "seat": 1, "effect": 1, "demand": True},
        {**effect, "seat": 2, "effect": 2, "demand": False},
        {"kind": "draw", "seat": 2, "value": 1, "origin": "deck", "to": 2, "target": "hand"},
        {"kind": "score", "seat": 2, "value": 1, "origin": "hand", "to": 2, "target": "score"},
        {**effect, "seat": 0, "effect": 2, "demand": False},
        {"kind": "bonus", "seat": 0},
        edition=3,
    )
    assert lines == [
        "ann activates Oars (red 1)",
        "> castle: ann 2, bob 1, cid 2",
        "> bob must obey effect 1: 1 < 2 castle",
        "> bob has nothing to do",
        "> cid shares effect 2: 2 ≥ 2 castle",
        "> cid draws and scores a 1",
        "> ann carries out effect 2",
        "> ann has nothing to do",
        "> ann draws, because others shared",
    ]


def test_the_log_of_edition_4_says_what_is_new() -> None:
    move = {"origin": "board", "to": 1, "target": "board"}
    junk = {"kind": "junk", "seat": 0, "value": 3, "to": None, "target": "junk"}
    special = {"seat": 0, "achievement": "Empire"}
    assert told({"kind": "meld", "seat": 0, "value": 1, "card": "Oars", **move}) == [
        "bob melds Oars (red 1) from ann’s board"
    ]
    assert told({"kind": "score", "seat": 0, "value": 1, "card": "Oars", **move, "target": "score"}) == [
        "bob scores Oars (red 1) from ann’s board"
    ]
    assert told({**junk, "origin": "hand"}) == ["ann junks a 3 from their hand"]
    assert told({**junk, "origin": "achievements"}) == ["ann junks the achievement of age 3"]
    assert told({**special, "kind": "junk"}) == ["ann junks the special achievement Empire"]
    assert told({**special, "kind": "restore"}) == ["ann makes the special achievement Empire available again"]
    assert told({**special, "kind": "claim"}) == [
        "ann claims Empire: three or more of each of the six icons other than the person"
    ]
    assert told({"kind": "junk deck", "seat": 0, "age": 3, "count": 1}) == ["ann junks the deck of age 3: 1 card"]
    assert told({"kind": "lose", "seat": 0, "by_card": None, "count": 9}) == ["ann gives up; 9 cards are junked"]
    assert told({"kind": "lose", "seat": 0, "by_card": "Space Traffic", "count": 9}) == [
        "ann loses because of Space Traffic (green 11); 9 cards are junked"
    ]
    chain = {"kind": "achieve", "seat": 0, "value": 11, "origin": "deck", "to": 0, "target": "achievements"}
    assert told(chain) == ["ann draws an 11 and achieves it: a chain achievement"]
    reveal = {"kind": "reveal", "seat": 0, "value": 1, "card": "Oars", "origin": "score", "to": 0, "target": "score"}
    assert told(reveal) == ["ann reveals Oars (red 1) from their score pile"]
    win = {"kind": "win", "seat": None, "reason": "score", "card": None}
    assert told(win) == ["Nobody wins: points and achievements are tied"]


@pytest.mark.parametrize(
    ("purpose", "words"),
    [
        ("activate", "to activate one of cid’s cards"),
        ("share", "to share with cid"),
        ("be spared", "to be spared by cid"),
    ],
)
def test_the_log_says_what_a_parley_costs_and_what_for(purpose: str, words: str) -> None:
    parley = {"kind": "parley", "seat": 0, "value": 8, "price": {"to": purpose, "with": 2}}
    parley |= {"origin": "hand", "to": None, "target": "deck"}
    assert told(parley) == [f"By parley, ann returns an 8 {words}"]
    assert told({**parley, "card": "Empiricism"}) == [f"By parley, ann returns Empiricism (purple 8) {words}"]


def test_many_cards_lost_at_once_are_one_line() -> None:
    junk = {"kind": "junk", "seat": 0, "value": 3, "to": None, "target": "junk"}
    hand, board = ({**junk, "origin": origin, "card": "Paper"} for origin in ("hand", "board"))
    other = {**hand, "seat": 1}
    assert told(hand, hand, board, board, other) == [
        "4 of ann’s cards are junked: 2 from their hand, 2 from their board",
        "> bob junks Paper (green 3) from their hand",
    ]
    special = {"kind": "junk", "seat": 0, "achievement": "Empire"}
    assert len(told(special, special, special, special, special)) == 5


def test_many_cards_drawn_and_revealed_are_one_line() -> None:
    cards = ruleset(4).by_deck[4][:4]
    happened: list[dict[str, Any]] = []
    for card in cards:
        move = {"seat": 1, "value": 4, "card": card.name, "to": 1, "target": "hand"}
        happened += [{**move, "kind": "draw", "origin": "deck"}, {**move, "kind": "reveal", "origin": "hand"}]
    (line,) = told(*happened)
    assert line.startswith("bob draws and reveals 4 cards: ")


def test_the_log_says_which_card_gives_a_special_achievement() -> None:
    masonry = {"kind": "effect", "seat": 0, "card": "Masonry", "effect": 2, "demand": False, "activated_by": 0}
    claim = {"kind": "claim", "seat": 0, "achievement": "Monument"}
    begin = {"kind": "dogma", "seat": 0, "card": "Masonry", "icon": "castle", "counts": [3, 0, 0, 0, 0]}
    assert told(begin, masonry, claim)[-1] == "> ann claims Monument with Masonry (yellow 1)"
    assert told(begin, masonry, {**claim, "seat": 1})[-1] == "> bob claims Monument: four top cards with a demand"
    assert told(begin, masonry, {**claim, "achievement": "World"})[-1] == "> ann claims World: twelve or more clocks"


def test_a_card_carried_out_alone_is_told_once() -> None:
    raw: list[dict[str, Any]] = [
        {"kind": "dogma", "seat": 0, "card": "Computers", "icon": "clock", "counts": [4, 0]},
        *(
            {"kind": "effect", "seat": 0, "card": card, "effect": number, "demand": False, "activated_by": 0}
            for card, number in (("Computers", 2), ("Software", 1), ("Software", 2), ("Computers", 2))
        ),
    ]
    raw[-1]["resumed"] = True
    assert told(*raw, edition=3)[2:] == [
        "> ann carries out effect 2",
        "> ann carries out Software (blue 10), effect 1",
        "> ann has nothing to do",
        "> ann carries out Software (blue 10), effect 2",
        "> ann has nothing to do",
    ]


def test_equal_deeds_are_one_line_across_picks_and_shrink_again_when_looked_back_at() -> None:
    effect = {"kind": "effect", "seat": 0, "card": "Masonry", "effect": 1, "demand": False, "activated_by": 0}
    begin = {"kind": "dogma", "seat": 0, "card": "Masonry", "icon": "castle", "counts": [3, 0, 0, 0, 0]}
    gone = {"kind": "return", "seat": 0, "value": 2, "origin": "hand", "to": None, "target": "deck"}
    telling = Telling(narration(4))
    telling.tell([TurnBegins(0, 1)], begins_action=False)
    telling.tell([event_like(each, 4) for each in (begin, effect)], begins_action=True)
    for _ in range(3):
        telling.tell([event_like(gone, 4)], begins_action=False)
    (deed,) = telling.turns[-1].deeds
    assert deed.lines[-1].text == "ann returns 3 cards from their hand: 2, 2, 2"
    assert (deed.lines[-1].first, deed.lines[-1].step) == (4, 6)
    assert deed.up_to(5).lines[-1].text == "ann returns 2 cards from their hand: 2, 2"
    assert deed.up_to(4).lines[-1].text == "ann returns a 2"
    telling.tell([event_like(gone, 4)], begins_action=False, was_read=True)
    assert deed.lines[-1].text == "ann returns a 2"


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        ([], "bob has nothing to do"),
        ([Answered(1, CARD, None)], "bob declines"),
        ([Answered(1, VALUE, None)], "bob changes nothing"),
        ([Answered(0, CARD, None)], "bob changes nothing"),
    ],
)
def test_what_came_to_nothing_has_its_reason(answers: list[Answered], words: str) -> None:
    effect = {"kind": "effect", "seat": 1, "card": "Masonry", "effect": 1, "demand": False, "activated_by": 0}
    begin = {"kind": "dogma", "seat": 0, "card": "Masonry", "icon": "castle", "counts": [3, 3, 0, 0, 0]}
    telling = Telling(narration(4))
    telling.tell([TurnBegins(0, 1)], begins_action=False)
    telling.tell([event_like(each, 4) for each in (begin, effect)], begins_action=True)
    for answer in answers:
        telling.tell([], begins_action=False, answer=answer)
    telling.tell([event_like({**effect, "seat": 0}, 4)], begins_action=False)
    telling.tell([event_like({**effect, "seat": 1, "effect": 2}, 4)], begins_action=False, ends_action=True)
    (deed,) = telling.turns[-1].deeds
    said = [line.text for line in deed.lines if line.kind == "nothing"]
    assert said[0] == words
    assert [line.text for line in deed.results].count("ann has nothing to do") == 1


def test_what_the_active_player_gained_comes_before_what_others_did() -> None:
    effect = {"kind": "effect", "seat": 1, "card": "Masonry", "effect": 1, "demand": False, "activated_by": 0}
    begin = {"kind": "dogma", "seat": 0, "card": "Masonry", "icon": "castle", "counts": [3, 3, 0, 0, 0]}
    draw = {"kind": "draw", "seat": 1, "value": 2, "origin": "deck", "to": 1, "target": "hand"}
    telling = Telling(narration(4))
    telling.tell([TurnBegins(0, 1)], begins_action=False)
    own = [{**effect, "seat": 0}, {**draw, "seat": 0, "to": 0, "value": 3}]
    telling.tell([event_like(each, 4) for each in (begin, effect, draw, *own)], begins_action=True)
    (deed,) = telling.turns[-1].deeds
    assert [line.text for line in deed.results] == ["ann draws a 3", "bob draws a 2"]
