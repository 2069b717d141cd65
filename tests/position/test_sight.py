"""Who may know what of an event: one table, closed by default, compared with the rulebooks and not with itself."""

import random
from collections import Counter
from dataclasses import fields

import pytest

from splay.game import inside
from splay.position import events as every_event
from splay.position import sight
from splay.position.card import Back, Card
from splay.position.card_moves import CLASSES, CardMoves, Event, event_of
from splay.position.events import Arrange, JunkDeck, Lose, Show, ShowColor
from splay.position.sight import EVENTS, visible
from splay.position.terms import ACHIEVEMENTS, BOARD, BOX, DECK, HAND, JUNK, SCORE
from splay.position.zones import ZONES, shows
from testing.random_games import SETUPS, Setup, play

FACES_FOR_ALL = (BOARD, BOX)
FACES_FOR_OWNER = (HAND, SCORE)


def may_know(event: CardMoves, seat: int | None) -> bool:
    """Rulebook of edition 4, "Looking at cards": boards are open, hands and score piles belong to their owner."""
    if event.origin in FACES_FOR_ALL or event.target in FACES_FOR_ALL:
        return True
    return seat is not None and (
        (event.origin in FACES_FOR_OWNER and seat == event.seat)
        or (event.target in FACES_FOR_OWNER and seat == event.to)
    )


def cards_in(event: Event) -> list[object]:
    """The cards and backs in any field of an event."""
    found: list[object] = []
    for field in fields(event):
        value = getattr(event, field.name)
        found += value if isinstance(value, tuple) else [value]
    return [each for each in found if isinstance(each, (Card, Back))]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_events_show_what_the_rulebook_lets_a_seat_know(setup: Setup) -> None:
    game, rng = setup.start(11), random.Random(11)
    backs: Counter[str] = Counter()
    while game.decision is not None:
        play(game, rng, 1, leaving=0.005)
        for event in game.action_events:
            for seat in (*range(setup.players), None):
                seen = event.seen_by(seat)
                faces = [each for each in cards_in(seen) if isinstance(each, Card)]
                backs.update(event.kind for each in cards_in(seen) if isinstance(each, Back))
                match event:
                    case CardMoves():
                        assert faces == ([event.card] if may_know(event, seat) else [])
                    case JunkDeck() | Lose():
                        assert faces == []
                        assert len(cards_in(seen)) == len(event.cards)
                    case ShowColor() | Arrange():
                        assert bool(faces) == (seat == event.seat)
                    case Show():
                        assert sorted(faces, key=id) == sorted(event.cards, key=id)
                    case _:
                        assert seen == event
    assert sum(backs.values()) > 100


def test_a_zone_without_an_entry_shows_nothing() -> None:
    assert not any(shows("cellar", owner, seat) for owner in (0, 1, None) for seat in (0, 1, None))
    assert not any(zone.shows_to(0, None) for zone in ZONES.values() if zone.name not in FACES_FOR_ALL)
    assert {zone.name for zone in ZONES.values() if zone.shows_to(0, 0)} >= {*FACES_FOR_ALL, *FACES_FOR_OWNER}
    assert not any(ZONES[zone].shows_to(0, 0) for zone in (ACHIEVEMENTS, DECK, JUNK))


def test_a_kind_of_event_without_an_entry_is_refused_and_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    note = ("peek", 0, "a hidden card")
    with pytest.raises(KeyError, match="peek"):
        visible(note, 1)
    monkeypatch.setitem(CLASSES, "peek", Event)
    with pytest.raises(NotImplementedError, match=r"who may know events of these kinds\?.*'peek'"):
        every_event.check_kinds()


def test_an_entry_without_a_kind_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(every_event, "EVENTS", {**EVENTS, "conjure": sight.OPEN})
    with pytest.raises(NotImplementedError, match="conjure"):
        every_event.check_kinds()


def test_a_note_is_the_kind_and_the_fields_of_its_event() -> None:
    game, rng = SETUPS[-1].start(3), random.Random(3)
    seen: Counter[str] = Counter()
    while game.decision is not None:
        play(game, rng, 1, leaving=0.01)
        for note in inside.log(game):
            event = event_of(note)
            assert event.note() == note
            seen[event.note_kind()] += 1
    assert len(seen) > 12
