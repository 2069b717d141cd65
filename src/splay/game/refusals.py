"""Which picks a game accepts, and why it refuses others."""

import operator
from collections.abc import Container, Sequence
from typing import Any

from splay.errors import GameOver, NotOffered, NotYourDecision, Phrase, StaleDecision
from splay.position.decision import Decision
from splay.position.state import State
from splay.position.terms import Given


def answered(
    state: State, ask: Decision | None, option: Given[str], seat: Given[int | None], number: Given[int | None]
) -> Decision:
    """The decision that this pick answers, if it is allowed; raises as `Game.pick`."""
    ask = meant(state, ask, option, seat, number)
    if type(option) is not str or option not in ask.options:
        raise not_offered(state, ask, option)
    return ask


def meant(
    state: State, ask: Decision | None, option: Given[object], seat: Given[int | None], number: Given[int | None]
) -> Decision:
    """The decision, if this seat is asked and means this one, whatever it picks; raises as `Game.pick`."""
    names = state.seating.names
    if ask is None:
        raise _game_over(option)
    if seat is not None and (type(seat) is not int or seat != ask.seat):
        who = names[seat] if type(seat) is int and 0 <= seat < len(names) else Phrase("seat {seat!r}", seat=seat)
        raise NotYourDecision(
            "{who} cannot pick {option!r} at decision {number}: {asked} is asked",
            who=who,
            option=option,
            number=ask.number,
            asked=names[ask.seat],
        )
    if number is not None and (type(number) is not int or number != ask.number):
        raise StaleDecision(
            "{name} cannot pick {option!r} at decision {meant!r}: decision {number} is asked now",
            name=names[ask.seat],
            option=option,
            meant=number,
            number=ask.number,
        )
    return ask


def plain_number(number: object) -> int:
    """A whole number of any kind, such as those of numpy, as a plain one; -1 for anything else."""
    try:
        return -1 if isinstance(number, bool) else operator.index(number)  # type: ignore[arg-type]
    except TypeError:
        return -1


def plain_numbers(numbers: Sequence[object]) -> list[int]:
    """Whole numbers of any kind as plain ones, as `plain_number`; a list of plain ones is given back itself."""
    if type(numbers) is list:
        for number in numbers:
            if type(number) is not int:
                break
        else:
            return numbers
    return [plain_number(number) for number in numbers]


def number_taken(state: State, ask: Decision | None, number: object, known: Container[int]) -> int:
    """A number picked, of an action or an option, as a plain one of these; raises as `Game.step` and `Game.pick_at`."""
    if ask is None:
        raise _game_over(number)
    plain = plain_number(number)
    if plain not in known:
        raise not_offered(state, ask, number)
    return plain


def _game_over(option: object) -> GameOver:
    return GameOver("nobody can pick {option!r}: the game is over", option=option)


def not_offered(state: State, ask: Decision, option: object) -> NotOffered:
    """The refusal of an option that is not there."""
    return NotOffered(
        "{name} cannot pick {option!r} at decision {number}: not offered",
        name=state.seating.names[ask.seat],
        option=option,
        number=ask.number,
    )


def leaver(
    state: State, ask: Decision | None, seat: Given[int | None], number: Given[int | None]
) -> tuple[int, Decision]:
    """The seat that gives up, if it may, and the current decision; raises as `Game.give_up`."""
    seating = state.seating
    if ask is None:
        raise GameOver("nobody can give up: the game is over")
    if type(seat) is not int or not 0 <= seat < len(seating.names):
        raise NotYourDecision(
            "seat {seat!r} cannot give up at decision {number}: there is no such seat", seat=seat, number=ask.number
        )
    at: dict[str, Any] = {"name": seating.names[seat], "number": ask.number}
    if number is not None and (type(number) is not int or number != ask.number):
        raise StaleDecision(
            "{name} cannot give up at decision {number}: it was meant for decision {meant!r}", **at, meant=number
        )
    if not seating.edition.players_leave:
        raise NotOffered(
            "{name} cannot give up at decision {number}: edition {edition} has no such rule",
            **at,
            edition=seating.edition.number,
        )
    if seat in seating.out or seat in state.leaving:
        raise NotOffered("{name} cannot give up at decision {number}: already out of the game", **at)
    return seat, ask
