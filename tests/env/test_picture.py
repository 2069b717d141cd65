"""The picture of the table: what it says, and that everything has its place in it."""

import random
from typing import Any

import numpy as np
import pytest
from PIL import ImageFont

from env.episodes import episodes_of, some, steps
from splay import view
from splay.env import action_space
from splay.env.picture.boards import tags_of
from splay.env.picture.cards import card_face
from splay.env.picture.drawing import picture
from splay.env.picture.outlines import icon_mask, path_polygons
from splay.env.picture.pen import FILLS, LAMP
from splay.env.picture.question import chips_of, told, wrapped
from splay.env.picture.sentences import Type
from splay.env.picture.zones import HEIGHT, WIDTH, offered_cards, zones_for
from splay.position.terms import ICON_NAMES
from splay.testing.twins import twin_of
from testing.random_games import Setup


@pytest.mark.parametrize("setup", some(1), ids=str)
def test_every_option_has_its_words_its_action_and_its_place(setup: Setup) -> None:
    episodes = episodes_of(setup)
    words = action_space(setup.edition).words
    for number, seat in enumerate(steps(episodes, 5)):
        if number % 4 and len(episodes.offered) < 16:
            continue
        seen = view(episodes.playing, seat)
        ask = seen.asked
        assert ask is not None
        chips = chips_of(seen, ask)
        assert tuple(chip.action for chip in chips) == tuple(episodes.offered)
        assert len({(chip.group, chip.words) for chip in chips}) == len(chips)
        for chip in chips:
            assert chip.card is None or words[chip.action].endswith(chip.card.name)
        zone = zones_for(setup.players).question
        size, spots, area = wrapped(seen, chips, zone)
        assert size >= 12
        for x, y, wide, tall in spots:
            assert area.x <= x
            assert x + wide <= area.x + area.width
            assert area.y <= y
            assert y + tall <= zone.y + zone.height
        assert len({(x, y) for x, y, _, _ in spots}) == len(chips)


def test_the_question_is_in_plain_words_with_the_sentence_of_the_effect() -> None:
    episodes = episodes_of(Setup(3, 3))
    seen_titles = set()
    for seat in steps(episodes, 2):
        seen = view(episodes.playing, seat)
        ask = seen.asked
        assert ask is not None
        title, _, sentence = told(seen)
        assert title.startswith(f"player_{seat}: ")
        assert "_action" not in title
        seen_titles.add(title)
        assert bool(sentence) == (ask.card is not None)
        if ask.card is not None and seat != seen.active:
            assert sentence.startswith(f"player_{seen.active} activates ")
    assert {f"player_{seat}: Your turn: first of two actions" for seat in range(3)} <= seen_titles


def test_another_seat_reads_who_is_asked_and_for_which_card() -> None:
    episodes = episodes_of(Setup(3, 2))
    for seat in steps(episodes, 2):
        ask = view(episodes.playing, seat).asked
        assert ask is not None
        if ask.card:
            title, _, sentence = told(view(episodes.playing, 1 - seat))
            assert (title, sentence) == (f"player_{seat} is choosing for {ask.card}", "")
            return
    pytest.fail("no effect asked")


def test_top_cards_say_whom_they_hit_and_who_shares() -> None:
    episodes = episodes_of(Setup(4, 3))
    kinds = set()
    for seat in steps(episodes, 6):
        seen = view(episodes.playing, seat)
        if seen.active < 0:
            continue
        for player in seen.players:
            for card in player.tops:
                for tag in tags_of(seen, player.seat, card):
                    kinds.add((player.seat == seat, tag.icon))
                    assert seat not in tag.seats
                    if player.seat != seat:
                        hits = seen.players[seat].icons[card.featured] < player.icons[card.featured]
                        assert (tag.icon == "demand") == hits
    assert kinds >= {(True, "demand"), (True, "share"), (True, ""), (False, "demand"), (False, "share")}


def test_what_can_be_picked_is_lit_on_the_table() -> None:
    episodes = episodes_of(Setup(3, 2))
    for number, seat in enumerate(steps(episodes, 2)):
        seen = view(episodes.playing, seat)
        if number % 12:
            continue
        zones = zones_for(2)
        points = picture(seen)
        below = points[zones.cards.y :]
        _, hand = offered_cards(seen)
        names = {getattr(face, "name", "") for face in (*seen.players[seat].hand, *seen.players[seat].score)}
        assert bool((below == LAMP).all(axis=2).any()) == bool(hand & names)


def test_covered_cards_show_what_the_splay_shows() -> None:
    """Two pictures that differ only in the splay of a pile differ on its board."""
    for players, zone in ((2, "own"), (2, "others"), (5, "others")):
        episodes = episodes_of(Setup(4, players))
        for seat in steps(episodes, 8):
            seen = view(episodes.playing, seat)
            who = seen.players[seat] if zone == "own" else seen.players[(seat + 1) % players]
            piles = [pile for pile in who.piles if pile.splay and len(pile.cards) > 1]
            if piles:
                part = getattr(zones_for(players), zone)
                before = picture(seen)
                piles[0].splay = 0
                after = picture(seen)
                rows = slice(part.y, part.y + part.height)
                assert (before[rows] != after[rows]).any()
                break
        else:
            pytest.fail("nothing was splayed")


def test_cards_and_their_icons_look_as_on_the_pages() -> None:
    episodes = episodes_of(Setup(4, 2))
    episodes.begin(3)
    card = episodes.playing.state.players[0].hand[0]
    face = np.array(card_face(card, 240, 150))
    colors = {tuple(point) for point in face.reshape(-1, 3).tolist()}
    assert FILLS[card.color] in colors
    assert icon_mask(ICON_NAMES[card.featured], 16).getextrema() == (0, 255)


def test_every_icon_of_the_pages_can_be_drawn() -> None:
    for name in (*ICON_NAMES, "score", "hand", "achievement", "junk", "demand", "share", "logo", "seat-1", "seat-5"):
        points = np.array(icon_mask(name, 40)) > 127
        assert 0.1 < points.mean() < 0.95, name
    ring = np.array(icon_mask("achievement", 48))
    assert ring[int(48 * 9.2 / 24), 24] == 0, "a hole stays one"


def test_paths_of_curves_end_where_they_should() -> None:
    (circle,) = path_polygons("M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z")
    distances = [np.hypot(x - 12, y - 12) for x, y in circle]
    assert np.allclose(distances, 10.5)
    (curve,) = path_polygons("M0 0c0 1 1 2 2 2s2-1 2-2z")
    assert curve[-1] == pytest.approx((4, 0))
    assert max(y for _, y in curve) == pytest.approx(2)


def test_lines_are_no_wider_than_their_room_and_lose_no_word() -> None:
    text = "Draw a 1 for each [leaf] on your board, then you may splay your [crown] cards left."
    for room in (80, 140, 400):
        type_ = Type(13)
        lines = list(type_.lines(text, room))
        assert " ".join(lines) == text
        assert all(type_.width(line) <= room for line in lines)
    short = Type(13).cut(list(Type(13).lines(text, 140)), 2, 140)
    assert len(short) == 2
    assert short[-1].endswith("…")


def test_without_the_fonts_of_the_pages_pillow_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from splay.env.picture import pen

    known = ImageFont.truetype

    def unreadable(*file: Any, **how: Any) -> Any:
        if how:  # as Pillow calls it for its own
            return known(*file, **how)
        raise OSError("unknown file format")

    monkeypatch.setattr(ImageFont, "truetype", unreadable)
    caches = (pen._font, pen.width_of, pen._written, card_face)
    for cache in caches:
        cache.cache_clear()
    try:
        episodes = episodes_of(Setup(4, 2))
        episodes.begin(3)
        assert picture(view(episodes.playing, 0)).shape == (HEIGHT, WIDTH, 3)
    finally:
        for cache in caches:
            cache.cache_clear()


def test_spectators_see_no_card_of_a_hand() -> None:
    episodes = episodes_of(Setup(4, 3))
    rng = random.Random(2)
    for number, seat in enumerate(steps(episodes, 2)):
        if number in (30, 80):
            twin = twin_of(episodes.playing, seat, rng)
            other = (seat + 1) % 3
            for who in (None, other):
                assert picture(view(episodes.playing, who)).shape == (HEIGHT, WIDTH, 3)
            assert (picture(view(twin, seat)) == picture(view(episodes.playing, seat))).all()
