"""What a pick has led to, in the words of the log.  Pages and terminal share it."""

from collections.abc import Iterable
from itertools import chain

from splay.position.terms import PASS
from splay.text.log import LogTurn
from splay.text.narration import Narration
from splay.text.outcomes import ANSWERED, DECLINED
from splay.text.reader import Reader
from splay.text.voice import Text


def told_between(turns: Iterable[LogTurn[Text]], after: int, until: int) -> list[Text]:
    """What the log tells of the steps after one, up to another.

    >>> from splay.text.log import DEED, LogDeed, LogLine
    >>> turn = LogTurn(0, 1, 0, [LogDeed(LogLine(1, 1, "Ann draws", DEED)), LogDeed(LogLine(2, 3, "Ann melds", DEED))])
    >>> told_between([turn], 1, 3)
    ['Ann melds']
    """
    lines = chain.from_iterable((deed.line, *deed.lines) for turn in turns for deed in turn.deeds)
    shown = (line.up_to(until) for line in lines)
    return [line.text for line in shown if line is not None and line.step > after]


def happened(
    narration: Narration[Text], turns: Iterable[LogTurn[Text]], option: str, seat: int, steps: tuple[int, int]
) -> list[Text]:
    """What followed from a pick.

    Args:
        narration: makes the sentences.
        turns: what the log tells.
        option: what was picked.
        seat: who picked it.
        steps: the step before the pick, and the last one that belongs to it.
    """
    told = told_between(turns, *steps)
    if seat != narration.seat:
        return told  # what others pick may be a secret
    # What the log says of an effect that has changed nothing stands where the effect began, before the pick.
    if option == PASS:
        return [narration.unchanged(seat, DECLINED), *told]
    return told or [narration.unchanged(seat, ANSWERED)]


def more_words(count: int, reader: Reader) -> str:
    """That so many lines are told only in the log; empty if there are none."""
    if count <= 0:
        return ""
    return reader.ngettext("and {count} more in the log", "and {count} more in the log", count).format(count=count)
