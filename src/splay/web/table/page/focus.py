"""The card that is shown large before anything is pointed at."""

from dataclasses import dataclass

from splay.position.actions import action_of
from splay.position.card import Card
from splay.position.decision import ACTION
from splay.web.html.cards import CardFace, names_by_id
from splay.web.table.context.facts import QuestionFacts
from splay.web.table.context.movement import LastMove
from splay.web.table.controls.bar import AskBar
from splay.web.table.log.following import Latest
from splay.web.table.page.recap import Recap


@dataclass(frozen=True, slots=True)
class Focus:
    """A card shown large.

    Attributes:
        face: the card; None: none.
        effect: number of its effect that matters now; 0: none.
    """

    face: CardFace | None
    effect: int


def focus_of(about: QuestionFacts, moved: LastMove, recap: Recap, ask: AskBar, is_confirming: bool) -> Focus:
    """The card that is shown large.

    Args:
        about: what is known of the table.
        moved: what has moved last.
        recap: what has happened.
        ask: the question bar.
        is_confirming: whether an action waits to be confirmed.
    """
    follow, latest, asking = recap.follow, recap.latest, ask.asking
    face = (follow.card if follow else None) or _face(about, moved, latest)
    if asking and face and asking.face.id == face.id:
        return Focus(face, asking.effect)
    if follow and follow.card == face:
        return Focus(face, follow.effect)
    if latest and latest.card == face and not is_confirming:
        return Focus(face, latest.effect)
    return Focus(face, 0)


def _face(about: QuestionFacts, last: LastMove, told: Latest | None) -> CardFace | None:
    """The card, apart from what is followed.

    What is asked about, else what others have carried out since one acted, else what has moved, else what can be
    picked, else the card one would look for first.
    """
    now, picking = about.view, about.showing.picked
    by_name = about.vocabulary.rules.by_name
    asks = now.asked.card if now.asked else None
    options = (now.asked and now.asked.options) or ()
    is_turn = now.asked is not None and now.asked.kind == ACTION
    picked = action_of(picking).card if picking in options and is_turn else None
    own = now.players[now.seat or 0]
    lies = [card.name for card in (*own.hand, *(pile.cards[0] for pile in own.piles)) if isinstance(card, Card)]
    moves = names_by_id(now.rules).get(last.card)
    tried = about.tryout.tried.card.name if about.tryout else ""
    wanted = (picking, picked, asks, moves, tried, *options, *lies)
    if told and told.card and not any(name in by_name for name in wanted[:3]):
        return told.card
    name = next((name for name in wanted if name in by_name), None)
    return about.vocabulary.face(name) if name else None
