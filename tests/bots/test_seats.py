"""How bots are named for seats: with options, or refused by name."""

import pytest

from splay import SetupError
from splay.bots import BOTS, BotSpec, RandomBot, bot_spec, kinds, make_bot


class Searcher(RandomBot):
    """A bot with one option of every type."""

    def __init__(
        self, seed: int = 0, *, ms: int | None = None, width: float = 1.5, deep: bool = False, file: str = ""
    ) -> None:
        super().__init__(seed)
        self.told = (seed, ms, width, deep, file)
        if ms is not None and ms < 1:
            raise SetupError("a search takes 1 ms or more, not {ms}", ms=ms)


@pytest.fixture(autouse=True)
def searcher(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "search", Searcher)


@pytest.mark.parametrize(
    ("text", "canonical", "told"),
    [
        ("search", "search", (7, None, 1.5, False, "")),
        ("search:ms=50", "search:ms=50", (7, 50, 1.5, False, "")),
        (" search : width=2 : deep=true ", "search:deep=true:width=2.0", (7, None, 2.0, True, "")),
        ("search:file=/tmp/a=b.json:ms=050", "search:file=/tmp/a=b.json:ms=50", (7, 50, 1.5, False, "/tmp/a=b.json")),
    ],
)
def test_options_reach_the_bot_and_are_written_one_way(text: str, canonical: str, told: tuple[object, ...]) -> None:
    bot = make_bot(text, 7)
    assert isinstance(bot, Searcher)
    assert bot.told == told
    assert str(bot_spec(text)) == canonical
    assert bot_spec(canonical) == bot_spec(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no bot is named '': there are random, "),
        ("genius:ms=5", "no bot is named 'genius': there are random, "),
        ("search:depth=3", "bot search has no option 'depth': it has ms, width, deep, file"),
        ("random:ms=3", "bot random has no options, not even 'ms'"),
        ("search:seed=3", "bot search has no option 'seed'"),
        ("search:", "after the name of a bot come options such as ms=50, not ''"),
        ("search:ms", "after the name of a bot come options such as ms=50, not 'ms'"),
        ("search:=3", "after the name of a bot come options such as ms=50, not '=3'"),
        ("search:ms=3:ms=4", "option ms of bot search is given twice"),
        ("search:ms=3.5", "option ms of bot search is a whole number, not '3.5'"),
        ("search:ms=", "option ms of bot search is a whole number, not ''"),
        ("search:ms=٣", "option ms of bot search is a whole number, not '٣'"),
        ("search:width=nan", "option width of bot search is a number, not 'nan'"),
        ("search:width=wide", "option width of bot search is a number, not 'wide'"),
        ("search:deep=yes", "option deep of bot search is true or false, not 'yes'"),
        ("search:file=", "option file of bot search is some text, not ''"),
        ("search:ms=-4", "a search takes 1 ms or more, not -4"),
    ],
)
def test_what_makes_no_bot_is_refused_by_name(text: str, why: str) -> None:
    with pytest.raises(SetupError) as refused:
        make_bot(text, 1)
    assert str(refused.value).startswith(why)


def test_a_refusal_lists_what_can_be_named_for_a_seat() -> None:
    with pytest.raises(SetupError) as refused:
        make_bot("genius", 1)
    assert str(refused.value).endswith(f"there are {', '.join(kinds())}")


def test_a_spec_is_a_value() -> None:
    assert {BotSpec("search", (("ms", 50),)): 1}[bot_spec("search:ms=50")] == 1
