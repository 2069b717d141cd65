"""The messages that say why an option is good: what there is more or fewer of, to the player it is about and to others.

Each is a whole sentence.  ``{who}`` is a player, ``{count}`` how much, ``{card}`` a card with a demand.
"""

from splay.bots.reasons import (
    ACHIEVEMENT,
    ALONE,
    COLORS,
    HAND,
    HIGHEST,
    ICONS,
    LEADS,
    LOSES,
    POINTS,
    REACH,
    SAFE,
    SPLAYED,
    TOPS,
    WINS,
)
from splay.text.catalogue import N_
from splay.text.messages import Said
from splay.text.reader import Reader

AT_ONCE: dict[str, Said] = {
    WINS: (N_("You win the game at once."), N_("{who} wins the game at once.")),
    LOSES: (N_("You avoid losing at once."), N_("{who} avoids losing at once.")),
}
HITS_ONE: Said = (N_("{card} would hit you."), N_("{card} would hit {who}."))
HITS_SOME: str = N_("{card} would hit an opponent.")
SPARES: dict[str, Said] = {SAFE: (N_("{card} no longer hits you."), N_("{card} no longer hits {who}."))}


def more_of(kind: str, count: int, reader: Reader) -> Said:
    """A player has more of something, by its kind in `splay.bots.reasons`."""
    said: dict[str, Said] = {
        ACHIEVEMENT: (
            reader.ngettext("You have {count} more achievement.", "You have {count} more achievements.", count),
            reader.ngettext("{who} has {count} more achievement.", "{who} has {count} more achievements.", count),
        ),
        REACH: (
            reader.ngettext(
                "You can claim {count} more achievement.", "You can claim {count} more achievements.", count
            ),
            reader.ngettext(
                "{who} can claim {count} more achievement.", "{who} can claim {count} more achievements.", count
            ),
        ),
        POINTS: (
            reader.ngettext("You have {count} more point.", "You have {count} more points.", count),
            reader.ngettext("{who} has {count} more point.", "{who} has {count} more points.", count),
        ),
        TOPS: (
            reader.ngettext(
                "Your top cards are worth {count} more in all.",
                "Your top cards are worth {count} more in all.",
                count,
            ),
            reader.ngettext(
                "{who}’s top cards are worth {count} more in all.",
                "{who}’s top cards are worth {count} more in all.",
                count,
            ),
        ),
        HIGHEST: (
            reader.ngettext(
                "Your highest top card is worth {count} more.",
                "Your highest top card is worth {count} more.",
                count,
            ),
            reader.ngettext(
                "{who}’s highest top card is worth {count} more.",
                "{who}’s highest top card is worth {count} more.",
                count,
            ),
        ),
        COLORS: (
            reader.ngettext(
                "You have {count} more color on your board.", "You have {count} more colors on your board.", count
            ),
            reader.ngettext(
                "{who} has {count} more color on their board.", "{who} has {count} more colors on their board.", count
            ),
        ),
        ICONS: (
            reader.ngettext("You have {count} more icon.", "You have {count} more icons.", count),
            reader.ngettext("{who} has {count} more icon.", "{who} has {count} more icons.", count),
        ),
        SPLAYED: (
            reader.ngettext("You have {count} more splayed pile.", "You have {count} more splayed piles.", count),
            reader.ngettext("{who} has {count} more splayed pile.", "{who} has {count} more splayed piles.", count),
        ),
        HAND: (
            reader.ngettext(
                "You have {count} more card in your hand.", "You have {count} more cards in your hand.", count
            ),
            reader.ngettext("{who} has {count} more card in hand.", "{who} has {count} more cards in hand.", count),
        ),
        LEADS: (
            reader.ngettext("You lead in {count} more icon.", "You lead in {count} more icons.", count),
            reader.ngettext("{who} leads in {count} more icon.", "{who} leads in {count} more icons.", count),
        ),
        ALONE: (
            reader.ngettext(
                "You have {count} more top card that opponents cannot use.",
                "You have {count} more top cards that opponents cannot use.",
                count,
            ),
            reader.ngettext(
                "{who} has {count} more top card that opponents cannot use.",
                "{who} has {count} more top cards that opponents cannot use.",
                count,
            ),
        ),
    }
    return said[kind]


def fewer_of(kind: str, count: int, reader: Reader) -> Said:
    """A player has fewer of something, by its kind in `splay.bots.reasons`."""
    said: dict[str, Said] = {
        ACHIEVEMENT: (
            reader.ngettext("You have {count} fewer achievement.", "You have {count} fewer achievements.", count),
            reader.ngettext("{who} has {count} fewer achievement.", "{who} has {count} fewer achievements.", count),
        ),
        REACH: (
            reader.ngettext(
                "You can claim {count} fewer achievement.", "You can claim {count} fewer achievements.", count
            ),
            reader.ngettext(
                "{who} can claim {count} fewer achievement.", "{who} can claim {count} fewer achievements.", count
            ),
        ),
        POINTS: (
            reader.ngettext("You have {count} fewer point.", "You have {count} fewer points.", count),
            reader.ngettext("{who} has {count} fewer point.", "{who} has {count} fewer points.", count),
        ),
        TOPS: (
            reader.ngettext(
                "Your top cards are worth {count} less in all.",
                "Your top cards are worth {count} less in all.",
                count,
            ),
            reader.ngettext(
                "{who}’s top cards are worth {count} less in all.",
                "{who}’s top cards are worth {count} less in all.",
                count,
            ),
        ),
        HIGHEST: (
            reader.ngettext(
                "Your highest top card is worth {count} less.",
                "Your highest top card is worth {count} less.",
                count,
            ),
            reader.ngettext(
                "{who}’s highest top card is worth {count} less.",
                "{who}’s highest top card is worth {count} less.",
                count,
            ),
        ),
        COLORS: (
            reader.ngettext(
                "You have {count} fewer color on your board.", "You have {count} fewer colors on your board.", count
            ),
            reader.ngettext(
                "{who} has {count} fewer color on their board.", "{who} has {count} fewer colors on their board.", count
            ),
        ),
        ICONS: (
            reader.ngettext("You have {count} fewer icon.", "You have {count} fewer icons.", count),
            reader.ngettext("{who} has {count} fewer icon.", "{who} has {count} fewer icons.", count),
        ),
        SPLAYED: (
            reader.ngettext("You have {count} fewer splayed pile.", "You have {count} fewer splayed piles.", count),
            reader.ngettext("{who} has {count} fewer splayed pile.", "{who} has {count} fewer splayed piles.", count),
        ),
        HAND: (
            reader.ngettext(
                "You have {count} fewer card in your hand.", "You have {count} fewer cards in your hand.", count
            ),
            reader.ngettext("{who} has {count} fewer card in hand.", "{who} has {count} fewer cards in hand.", count),
        ),
        LEADS: (
            reader.ngettext("You lead in {count} fewer icon.", "You lead in {count} fewer icons.", count),
            reader.ngettext("{who} leads in {count} fewer icon.", "{who} leads in {count} fewer icons.", count),
        ),
        ALONE: (
            reader.ngettext(
                "You have {count} fewer top card that opponents cannot use.",
                "You have {count} fewer top cards that opponents cannot use.",
                count,
            ),
            reader.ngettext(
                "{who} has {count} fewer top card that opponents cannot use.",
                "{who} has {count} fewer top cards that opponents cannot use.",
                count,
            ),
        ),
    }
    return said[kind]
