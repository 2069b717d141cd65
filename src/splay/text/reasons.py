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
    LOSES: (N_("You do not lose the game at once."), N_("{who} does not lose the game at once.")),
}
HITS_ONE: Said = (N_("{card} would hit you."), N_("{card} would hit {who}."))
HITS_SOME: str = N_("{card} would hit an opponent.")
SPARES: dict[str, Said] = {SAFE: (N_("{card} no longer hits you."), N_("{card} no longer hits {who}."))}


def more_of(kind: str, count: int, reader: Reader) -> Said:
    """A player has more of something, by its kind in `splay.bots.reasons`."""
    said: dict[str, Said] = {
        ACHIEVEMENT: (
            reader.ngettext("You have {count} achievement more.", "You have {count} achievements more.", count),
            reader.ngettext("{who} has {count} achievement more.", "{who} has {count} achievements more.", count),
        ),
        REACH: (
            reader.ngettext(
                "You can claim {count} achievement more.", "You can claim {count} achievements more.", count
            ),
            reader.ngettext(
                "{who} can claim {count} achievement more.", "{who} can claim {count} achievements more.", count
            ),
        ),
        POINTS: (
            reader.ngettext("You have {count} point more.", "You have {count} points more.", count),
            reader.ngettext("{who} has {count} point more.", "{who} has {count} points more.", count),
        ),
        TOPS: (
            reader.ngettext(
                "Your top cards add up to {count} more in value.",
                "Your top cards add up to {count} more in value.",
                count,
            ),
            reader.ngettext(
                "The top cards of {who} add up to {count} more in value.",
                "The top cards of {who} add up to {count} more in value.",
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
                "The highest top card of {who} is worth {count} more.",
                "The highest top card of {who} is worth {count} more.",
                count,
            ),
        ),
        COLORS: (
            reader.ngettext(
                "You have {count} color more on your board.", "You have {count} colors more on your board.", count
            ),
            reader.ngettext(
                "{who} has {count} color more on the board.", "{who} has {count} colors more on the board.", count
            ),
        ),
        ICONS: (
            reader.ngettext("You have {count} icon more.", "You have {count} icons more.", count),
            reader.ngettext("{who} has {count} icon more.", "{who} has {count} icons more.", count),
        ),
        SPLAYED: (
            reader.ngettext("You have {count} splayed pile more.", "You have {count} splayed piles more.", count),
            reader.ngettext("{who} has {count} splayed pile more.", "{who} has {count} splayed piles more.", count),
        ),
        HAND: (
            reader.ngettext(
                "You have {count} card more in your hand.", "You have {count} cards more in your hand.", count
            ),
            reader.ngettext("{who} has {count} card more in hand.", "{who} has {count} cards more in hand.", count),
        ),
        LEADS: (
            reader.ngettext("You lead in {count} icon more.", "You lead in {count} icons more.", count),
            reader.ngettext("{who} leads in {count} icon more.", "{who} leads in {count} icons more.", count),
        ),
        ALONE: (
            reader.ngettext(
                "You have {count} top card more that nobody shares.",
                "You have {count} top cards more that nobody shares.",
                count,
            ),
            reader.ngettext(
                "{who} has {count} top card more that nobody shares.",
                "{who} has {count} top cards more that nobody shares.",
                count,
            ),
        ),
    }
    return said[kind]


def fewer_of(kind: str, count: int, reader: Reader) -> Said:
    """A player has fewer of something, by its kind in `splay.bots.reasons`."""
    said: dict[str, Said] = {
        ACHIEVEMENT: (
            reader.ngettext("You have {count} achievement fewer.", "You have {count} achievements fewer.", count),
            reader.ngettext("{who} has {count} achievement fewer.", "{who} has {count} achievements fewer.", count),
        ),
        REACH: (
            reader.ngettext(
                "You can claim {count} achievement fewer.", "You can claim {count} achievements fewer.", count
            ),
            reader.ngettext(
                "{who} can claim {count} achievement fewer.", "{who} can claim {count} achievements fewer.", count
            ),
        ),
        POINTS: (
            reader.ngettext("You have {count} point fewer.", "You have {count} points fewer.", count),
            reader.ngettext("{who} has {count} point fewer.", "{who} has {count} points fewer.", count),
        ),
        TOPS: (
            reader.ngettext(
                "Your top cards add up to {count} less in value.",
                "Your top cards add up to {count} less in value.",
                count,
            ),
            reader.ngettext(
                "The top cards of {who} add up to {count} less in value.",
                "The top cards of {who} add up to {count} less in value.",
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
                "The highest top card of {who} is worth {count} less.",
                "The highest top card of {who} is worth {count} less.",
                count,
            ),
        ),
        COLORS: (
            reader.ngettext(
                "You have {count} color fewer on your board.", "You have {count} colors fewer on your board.", count
            ),
            reader.ngettext(
                "{who} has {count} color fewer on the board.", "{who} has {count} colors fewer on the board.", count
            ),
        ),
        ICONS: (
            reader.ngettext("You have {count} icon fewer.", "You have {count} icons fewer.", count),
            reader.ngettext("{who} has {count} icon fewer.", "{who} has {count} icons fewer.", count),
        ),
        SPLAYED: (
            reader.ngettext("You have {count} splayed pile fewer.", "You have {count} splayed piles fewer.", count),
            reader.ngettext("{who} has {count} splayed pile fewer.", "{who} has {count} splayed piles fewer.", count),
        ),
        HAND: (
            reader.ngettext(
                "You have {count} card fewer in your hand.", "You have {count} cards fewer in your hand.", count
            ),
            reader.ngettext("{who} has {count} card fewer in hand.", "{who} has {count} cards fewer in hand.", count),
        ),
        LEADS: (
            reader.ngettext("You lead in {count} icon fewer.", "You lead in {count} icons fewer.", count),
            reader.ngettext("{who} leads in {count} icon fewer.", "{who} leads in {count} icons fewer.", count),
        ),
        ALONE: (
            reader.ngettext(
                "You have {count} top card fewer that nobody shares.",
                "You have {count} top cards fewer that nobody shares.",
                count,
            ),
            reader.ngettext(
                "{who} has {count} top card fewer that nobody shares.",
                "{who} has {count} top cards fewer that nobody shares.",
                count,
            ),
        ),
    }
    return said[kind]
