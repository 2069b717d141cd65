"""Achievements and victory: who has earned what, and when that ends the game."""

from collections.abc import Sequence

from splay.position.card import Card
from splay.position.event_log import ACHIEVE, CLAIM, Log
from splay.position.state import Outcome, Player, State
from splay.position.terms import ACHIEVEMENTS
from splay.rules.endings import GameEnds
from splay.rules.parts import without
from splay.rules.qualifying import may_have_earned, may_qualify


def achieve(state: State, log: Log, you: Player, card: Card) -> None:
    """Give an available standard achievement to a player.

    Raises:
        GameEnds: it was the last one needed.
    """
    state.available = without(state.available, card)
    you.achievements += (card,)
    log.append((ACHIEVE, you.seat, card, ACHIEVEMENTS, you.seat, ACHIEVEMENTS))
    _test_victory(state, you)


def claim(state: State, log: Log, you: Player, name: str) -> None:
    """Give a special achievement to a player, if it is available; raises as `achieve`."""
    if name not in state.specials:
        return
    state.specials = without(state.specials, name)
    you.specials += (name,)
    log.append((CLAIM, you.seat, name))
    _test_victory(state, you)


def _test_victory(state: State, player: Player) -> None:
    seating = state.seating
    if seating.edition.tests_at_once and state.achievements_of(player.seat) >= seating.needed:
        raise GameEnds(Outcome(seating.team_of(player.seat), "achievements"))


# -- tested after every change -----------------------------------------------------


def settle(state: State, log: Log, you: Player, other: Player | None = None) -> None:
    """Test the special achievements after a change to these players' boards; raises as `achieve`."""
    available = state.specials
    if not available or not state.seating.edition.tests_at_once:
        return
    if may_qualify(you, available) or (other is not None and may_qualify(other, available)):
        claim_specials(state, log)


def claim_specials(state: State, log: Log) -> None:
    """Give every available special achievement to whoever has met its condition, in editions that do so at once.

    The player whose turn it is comes first, then clockwise (rulebook of
    edition 3, "Special achievements").  Raises as `achieve`.
    """
    if state.seating.edition.tests_at_once:
        players = state.players
        first = max(state.active, 0)
        _claim_in_order(state, log, (*players[first:], *players[:first]))


def _claim_in_order(state: State, log: Log, players: Sequence[Player]) -> None:
    """Give every available special achievement to the first of these players who has met its condition."""
    rules = state.seating.rules
    for player in players:
        for name in state.specials:
            if rules.has_earned(name, player):
                claim(state, log, player, name)


# -- tested after an action, and at the end ----------------------------------------


def test_action(state: State, log: Log) -> None:
    """The tests of edition 4 at the end of an action: special achievements, then victory.

    They go clockwise, starting to the left of the player whose turn it is, who comes last (rulebook of
    edition 4, "Special achievements" and "Winning").

    Raises:
        GameEnds: a player has won.
    """
    seating = state.seating
    least = 1 if seating.setup.teams else seating.needed
    is_earned = False
    is_won = not seating.is_plain
    for player in state.players:
        if player.touched:
            player.touched = False
            if not seating.is_plain or may_have_earned(player):
                is_earned = True
        if len(player.achievements) + len(player.specials) >= least:
            is_won = True
    if not (is_earned or is_won):
        return
    order = seating.from_left[state.active]
    _claim_in_order(state, log, [state.players[seat] for seat in order])
    most, winner = seating.needed - 1, None
    for seat in order:
        count = state.achievements_of(seat)
        if count > most:
            most, winner = count, seat
    if winner is not None:
        raise GameEnds(Outcome(seating.team_of(winner), "achievements"))


def score_outcome(state: State) -> Outcome:
    """Who wins when a card above the last age must be drawn.

    Most points win, then most achievements, both added up for teams.  If that is tied, the
    tied players share the victory (rulebook of edition 3, "End of the game") or, in edition 4,
    the game is drawn ("Winning by score").  A player who has given up and is about to leave does not count.
    """
    seating = state.seating
    sides = state.staying_sides()

    def standing(side: tuple[int, ...]) -> tuple[int, int]:
        team = [state.players[seat] for seat in side if seat not in state.leaving]
        return sum(p.points for p in team), sum(map(state.achievement_count, team))

    best = max(map(standing, sides))
    tied = [side for side in sides if standing(side) == best]
    if len(tied) > 1 and seating.edition.ties_are_drawn:
        return Outcome((), "score")
    return Outcome(tuple(sorted(seat for side in tied for seat in side)), "score")
