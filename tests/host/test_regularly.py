"""Something that is done again and again in a thread."""

from threading import Event

import pytest

from splay.host.regularly import Regularly

PATIENCE = 60.0


def test_it_goes_on_after_an_error_and_can_begin_again(caplog: pytest.LogCaptureFixture) -> None:
    again, times = Event(), list[int]()

    def look() -> None:
        times.append(1)
        if len(times) == 1:
            raise OSError("not there")
        again.set()

    clocks = Regularly("clocks", look, 0.0)
    for _ in range(2):
        clocks.start()
        assert again.wait(PATIENCE)
        clocks.stop()
        again.clear()
    assert [record.getMessage() for record in caplog.records] == ["cannot look after clocks"]


@pytest.mark.parametrize("once_more", [True, False])
def test_at_the_end_it_is_done_once_more_if_that_is_wanted(once_more: bool) -> None:
    times = list[int]()
    seen = Regularly("seen", lambda: times.append(1), 3600.0, once_more=once_more)
    seen.start()
    seen.stop()
    assert times == [1] * once_more
