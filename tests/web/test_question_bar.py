"""The question bar of a turn, of who waits, and secondary actions."""

import re
from pathlib import Path

import pytest

import splay.web
from splay import Game, view
from splay.position.decision import ACTION, CARD
from splay.position.terms import ICON_NAMES
from splay.store.rows import DEVICE
from splay.testing.late_positions import CROWDS, late_position
from splay.text.reader import reader_of
from splay.views.hidden import unseen_cards
from splay.web.html.cards import slug
from splay.web.table.controls.keys import REVIEW, SHIFT, key_lines
from testing.random_games import Setup, game_at
from web.bars import asked, bar_of, drawn, position, positions
from web.dealt import WEB_SETUPS

# -- a turn ------------------------------------------------------------------------


def turn() -> Game:
    return position(Setup(3, 2), ACTION, seed=4)


def test_a_turn_offers_four_actions_and_says_what_is_drawn() -> None:
    game = turn()
    acts = {act.name: act.button for act in bar_of(game, asked(game).seat).acts}
    assert list(acts) == ["draw", "meld", "dogma", "achieve"]
    assert acts["draw"].note.startswith("age 1, ")
    assert acts["achieve"].off == "5 points needed, you have 0"
    assert 'aria-disabled="true"' in drawn(bar_of(game, asked(game).seat))


def test_parley_is_an_action_where_players_are_distant() -> None:
    game = position(Setup(4, 5), ACTION)
    assert "parley" in {act.name for act in bar_of(game, asked(game).seat).acts}
    assert "parley" not in {act.name for act in bar_of(turn(), asked(turn()).seat).acts}


def test_choosing_for_one_action_lights_that_kind_alone() -> None:
    game = turn()
    bar = bar_of(game, asked(game).seat, act="dogma")
    assert bar.clickable
    assert all(clickable.option.startswith("dogma ") for clickable in bar.clickable.values())
    assert [act.name for act in bar.acts if act.is_on] == ["dogma"]


def test_keys_of_a_turn_are_chords_and_short_where_that_is_clear() -> None:
    game = turn()
    bar = bar_of(game, asked(game).seat)
    melds = [clickable for clickable in bar.clickable.values() if clickable.option.startswith("meld ")]
    assert [clickable.keys for clickable in melds] == [f"M{at} {at}" for at in range(1, len(melds) + 1)]
    dogmas = [clickable for clickable in bar.clickable.values() if clickable.option.startswith("dogma ")]
    assert {clickable.key for clickable in dogmas} <= set("QWERT")


def test_cards_11_to_20_have_keys_with_shift_and_no_others() -> None:
    game = late_position(CROWDS["two-long"]).replay()
    bar = bar_of(game, asked(game).seat)
    melds = [clickable for clickable in bar.clickable.values() if clickable.option.startswith("meld ")]
    digits = [*"1234567890", *(f"Shift{digit}" for digit in "1234567890")]
    assert len(melds) > 10
    assert [clickable.keys for clickable in melds[:20]] == [f"M{digit} {digit}" for digit in digits[: len(melds)]]
    assert melds[10].key == "⇧1"


def test_an_action_waits_for_its_confirmation() -> None:
    game = turn()
    option = next(option for option in asked(game).options or () if option.startswith("meld "))
    bar = bar_of(game, asked(game).seat, picked=option)
    assert bar.mode == "confirm"
    assert [button.keys for button in bar.buttons] == ["Escape", "Enter"]
    assert bar.clickable[f"card:{option.removeprefix('meld ')}"].state == "is-picked"
    assert bar.preview is not None
    assert bar_of(game, asked(game).seat).secondary
    assert not bar.secondary, "it has a way back of its own"


def test_who_wants_no_confirmation_picks_at_once() -> None:
    game = turn()
    at_once = bar_of(game, asked(game).seat, confirms=False).clickable.values()
    assert at_once
    assert not any(clickable.confirm for clickable in at_once)
    confirmed = bar_of(game, asked(game).seat).clickable.values()
    assert len(confirmed) == len(at_once)
    assert all(clickable.confirm for clickable in confirmed)


def test_what_is_not_offered_cannot_be_confirmed() -> None:
    game = turn()
    bar = bar_of(game, asked(game).seat, picked="dogma Fission")
    assert bar.mode == "acts"


def test_a_dogma_that_does_nothing_loses_its_weight() -> None:
    for seed in range(40):
        for game in positions(Setup(3, 2), seed, 2):
            ask = asked(game)
            if ask.kind != ACTION:
                continue
            for option in ask.options or ():
                if not option.startswith("dogma "):
                    continue
                bar = bar_of(game, ask.seat, picked=option)
                if bar.preview is not None and bar.preview.does_nothing:
                    assert bar.buttons[-1].label == "Activate anyway"
                    assert "btn--main" not in bar.buttons[-1].css
                    assert "warn" in drawn(bar)
                    return
    raise AssertionError("no dogma ever did nothing")


def test_the_icons_of_others_are_compared_with_those_of_who_activates() -> None:
    holds = {"<": int.__lt__, "=": int.__eq__, ">": int.__gt__}
    met: set[str] = set()
    for setup in (Setup(3, 3), Setup(4, 3)):
        for game in positions(setup, 5, 12):
            ask = asked(game)
            seen, cards = view(game, ask.seat), game.rules.by_name
            dogmas = [option for option in ask.options or () if ask.kind == ACTION and option.startswith("dogma ")]
            for option in dogmas:
                featured = cards[option.removeprefix("dogma ")].featured
                preview = bar_of(game, ask.seat, picked=option).preview
                assert preview is not None
                assert len(preview.player_effects) == 2
                for effect in preview.player_effects:
                    others, sign, own = effect.compared.split()
                    assert int(others) == seen.players[effect.mark.seat].icons[featured]
                    assert int(own) == seen.players[ask.seat].icons[featured]
                    assert [each for each, is_so in holds.items() if is_so(int(others), int(own))] == [sign]
                    assert effect.icon == ICON_NAMES[featured]
                    met.add(sign)
    assert met == set(holds)


def test_the_first_card_is_confirmed_too() -> None:
    game = Game.start(4, ["ann", "bob"], 1)
    name = (asked(game).options or ())[0]
    assert bar_of(game, 0).title == "Choose your first card"
    assert name in bar_of(game, 0, picked=name).title.striptags()


# -- others ------------------------------------------------------------------------


@pytest.mark.parametrize("setup", WEB_SETUPS, ids=str)
def test_who_is_not_asked_sees_no_answers_and_no_hidden_card(setup: Setup) -> None:
    for game in positions(setup, 11, 9):
        ask = asked(game)
        for seat in (*range(setup.players), None):
            bar = bar_of(game, seat)
            html = drawn(bar)
            if seat != ask.seat:
                assert not bar.clickable
                assert not bar.answers
                assert not bar.acts
            offered = set(ask.options or ()) if seat == ask.seat else set()
            for card in unseen_cards(game.state, seat):
                if card.name not in offered and card.name != ask.card:
                    assert f'data-card="{slug(card.name)}"' not in html


def test_waiting_says_for_whom_and_for_which_card() -> None:
    game = position(Setup(3, 2), CARD)
    ask = asked(game)
    name = game.names[ask.seat]
    assert bar_of(game, 1 - ask.seat).title == f"{name} is choosing for {ask.card}"
    assert bar_of(game, None).title == f"{name} is choosing for {ask.card}"


def test_a_bot_thinks() -> None:
    game = turn()
    seat = asked(game).seat
    assert bar_of(game, 1 - seat, bots=(seat,)).title == f"{game.names[seat]} is thinking"


def test_on_one_device_the_table_is_covered_for_the_next_player() -> None:
    game = turn()
    seat = asked(game).seat
    bar = bar_of(game, 1 - seat, kind=DEVICE, others=(seat,))
    assert bar.title == f"{game.names[seat]} is next: hand over the device"
    assert 'action="/t/t/curtain"' in drawn(bar)
    assert not bar.clickable


def test_who_is_asked_to_agree_to_an_undo_can_answer() -> None:
    game = turn()
    undo = {"seat": 0, "left": 1, "asks": [1]}
    bar = bar_of(game, 1, undo=undo)
    assert bar.mode == "undo"
    assert [button.label for button in bar.buttons] == ["Refuse", "Agree"]
    asking = bar_of(game, 0, undo=undo)
    assert asking.mode != "undo"
    assert asking.news == f"You asked to undo: waiting for {game.names[1]}"
    assert not any(button.key.isdigit() for button in bar.buttons), (
        "a digit was meant for the question that was there before"
    )


def test_who_asked_for_an_undo_sees_that_it_was_refused() -> None:
    game = turn()
    refused = {"seat": 0, "left": 1, "asks": [], "refused": 1}
    asker, other = (bar_of(game, seat, kind="friends", undo=refused) for seat in (0, 1))
    assert asker.news == f"{game.names[1]} said no to the undo"
    assert asker.news in drawn(asker)
    assert not other.news
    assert other.mode != "undo"


def test_the_end_leads_to_its_page() -> None:
    game = game_at(Setup(3, 2), 1, 10_000)
    bar = bar_of(game, 0)
    assert bar.mode == "over"
    assert 'href="/t/t/end"' in drawn(bar)


def test_a_friend_at_a_finished_table_is_asked_to_play_again() -> None:
    game = game_at(Setup(3, 2), 1, 10_000)
    bar = bar_of(game, 0, kind="friends", successor="next")
    assert bar.news == f"{game.names[1]} wants to play again"
    assert (bar.buttons[-1].label, bar.buttons[-1].href) == ("Join", "/t/next")
    assert [button.keys for button in bar.buttons].count("Enter") == 1
    onlooker = bar_of(game, None, kind="friends", successor="next")
    assert not onlooker.news
    assert "/t/next" not in drawn(onlooker)


def test_nothing_is_asked_while_an_old_step_is_shown() -> None:
    game = turn()
    bar = bar_of(game, asked(game).seat, looks_back=True)
    assert not bar.clickable
    assert not bar.acts
    assert bar.number is None


# -- secondary actions -------------------------------------------------------------


def test_undo_is_offered_with_what_it_needs() -> None:
    game = Game.start(3, ["ann", "bob"], 1)
    assert not bar_of(game, 0).secondary
    game.pick((asked(game).options or ())[0])
    [alone] = bar_of(game, 0, bots=(1,)).secondary
    assert alone.label == "Undo"
    [together] = bar_of(game, 0, kind="friends").secondary
    assert together.label == "Ask to undo"


def test_undo_explains_itself_when_a_card_was_seen() -> None:
    game = turn()
    seat = asked(game).seat
    game.pick("draw")
    [offered] = bar_of(game, seat, bots=(1 - seat,)).secondary
    assert (offered.label, offered.aside) == ("Undo", "a card was seen")
    assert offered.note.startswith("Since then you have seen ")
    assert offered.attrs["hx-confirm"].startswith(offered.note)
    assert offered.attrs["hx-confirm"].endswith("and all that came of it.")
    [refused] = bar_of(game, seat, kind="friends").secondary
    assert refused.off == offered.note


def test_every_letter_of_a_button_stands_in_the_list_of_keys() -> None:
    listed = {key for line in key_lines(reader_of("en")) for key in " ".join(line.keys).split()}
    met = set()
    for game in positions(Setup(4, 4), 2, 3):
        for seat in range(4):
            bar = bar_of(game, seat)
            met |= {button.key for button in (*(act.button for act in bar.acts), *bar.secondary)}
    assert met == set("DMGAYU")
    assert met <= listed


def test_every_key_that_the_scripts_know_or_the_templates_carry_is_listed() -> None:
    names = {"Space": "Space", "Period": ".", "Home": "Home", "End": "End", "Escape": "Esc", "Enter": "Enter"}
    room = Path(splay.web.__file__).parent
    scripts = "".join((room / f"static/js/{name}.js").read_text("utf-8") for name in ("keys", "review"))
    drawn = "".join(path.read_text("utf-8") for path in (room / "templates/table").glob("*.html"))
    known = {*re.findall(r'case "(\w+)":|event\.key === "(.)"', scripts)}
    answered = {names.get(key, key) for pair in known for key in pair if key} - {"Backspace"}  # as Escape
    answered |= {*re.findall(r'data-key="([A-Z])"', drawn)}
    answered |= {
        f"{SHIFT}{sign}" for code, sign in (("Left", "←"), ("Right", "→")) if f'Arrow{code}: "#choice' in scripts
    }
    listed = {key for line in key_lines(reader_of("en")) for key in " ".join(line.keys).split()}
    assert {"P", "L", "?", "/", ".", "X", f"{SHIFT}←"} <= answered
    assert answered | {REVIEW} <= listed
