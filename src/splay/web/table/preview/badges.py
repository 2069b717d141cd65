"""Preview badges: what a dogma would do now, in two words, under each own top card and on those of others."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from splay.host.steps import Sight
from splay.text.reader import Reader
from splay.views.forecast import clockwise
from splay.views.view import View
from splay.web.html.cards import slug
from splay.web.table.preview.outcomes import (
    HIT,
    NONE,
    OWN,
    PAY,
    SHARE,
    CardPreview,
    PlayerEffect,
    card_previews,
    threat,
)


@dataclass(frozen=True, slots=True)
class PreviewBadge:
    """A few words with a sign.

    Attributes:
        kind: ``hit``, ``share``, ``own`` or ``none``: its CSS class.
        icon: name of the sign; may be empty.
        text: the words.
    """

    kind: str
    icon: str
    text: str


@dataclass(frozen=True, slots=True)
class PreviewBadges:
    """What top cards would do.

    Attributes:
        own: what the dogma of each own top card would do now, by `CardFace.id`.
        threats: what the top cards of others would do to who looks.
    """

    own: Mapping[str, tuple[PreviewBadge, ...]]
    threats: Mapping[str, PreviewBadge]


def own_badges(sight: Sight, reader: Reader) -> Mapping[str, tuple[PreviewBadge, ...]]:
    """What stands under each own top card, by `CardFace.id`.

    Args:
        sight: what the seat sees: it is tried whether a card does nothing only when it could be activated now.
        reader: who reads.
    """
    seen, seat = sight.view, sight.view.seat
    if seat is None or seen.outcome is not None or seen.players[seat].out:
        return {}
    names = [player.name for player in seen.players]
    # On the way to the present a position may be one that no action could begin with; and while others are asked, so
    # much goes on that it would have to be tried again and again.
    asks = seen.asked if sight.is_now and seen.asked is not None and seen.asked.seat == seat else None
    seen = seen if asks is seen.asked else replace(seen, asked=asks)
    told = card_previews(seen, seat, random.Random(asks.number if asks else 0))
    return {slug(each.card.name): _own(each, names, reader) for each in told}


def _own(told: CardPreview, names: Sequence[str], reader: Reader) -> tuple[PreviewBadge, ...]:
    if told.kind == NONE:
        return (PreviewBadge(NONE, "noeffect", reader.gettext("no effect")),)
    if told.kind == OWN:
        return (PreviewBadge(OWN, "", reader.gettext("only you")),)
    signs = []
    if told.hits:
        text = reader.gettext("hits {name}").format(name=names[told.hits[0]])
        many = reader.gettext("hits {count}").format(count=len(told.hits))
        signs.append(PreviewBadge(HIT, "demand", text if len(told.hits) == 1 else many))
    sharing = told.shares + told.pays
    if sharing:
        text = reader.gettext("with {name}").format(name=names[sharing[0]])
        many = reader.gettext("with {count}").format(count=len(sharing))
        signs.append(PreviewBadge(SHARE, "share", text if len(sharing) == 1 else many))
    return tuple(signs)


def threats(seen: View, reader: Reader) -> Mapping[str, PreviewBadge]:
    """What the top cards of others would do to who looks, by `CardFace.id`; those that do nothing are left out."""
    seat = seen.seat
    if seat is None or seen.outcome is not None or seen.players[seat].out:
        return {}
    found = {}
    for other in clockwise(seen, seat):
        for pile in seen.players[other].piles:
            sign = _threat(threat(seen, other, seat, pile.cards[0]), reader)
            if sign is not None:
                found[slug(pile.cards[0].name)] = sign
    return found


def _threat(effect: PlayerEffect, reader: Reader) -> PreviewBadge | None:
    if effect.kind == HIT:
        return PreviewBadge(
            HIT, "demand", reader.gettext("pay or obey") if effect.may_pay else reader.gettext("hits you")
        )
    if effect.kind == PAY:
        return PreviewBadge(SHARE, "share", reader.gettext("pay to share"))
    return PreviewBadge(SHARE, "share", reader.gettext("you share")) if effect.kind == SHARE else None
