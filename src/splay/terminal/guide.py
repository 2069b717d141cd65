"""Help and the rules in brief: a key or a word, with its meaning beside it."""

from typing import Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from splay.position.editions import Edition
from splay.position.ruleset import Ruleset
from splay.position.terms import ASLANT
from splay.text.reader import Reader
from splay.text.special_achievements import short_condition

Entry = tuple[str, str]
"""What is explained, and its explanation."""

CYRILLIC: Final = ("ru", "uk")
"""Languages whose keyboards lack the letters of the commands."""


def in_columns(entries: list[Entry]) -> Grid:
    """What may be typed, with its meaning beside it."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for key, meaning in entries:
        grid.add_row(key, meaning)
    return grid


def in_paragraphs(entries: list[Entry]) -> Group:
    """A paragraph each."""
    return Group(*(Text.assemble((f"{about}: ", "bold"), meaning) for about, meaning in entries))


def help_entries(rules: Ruleset, parley: bool, reader: Reader) -> list[Entry]:
    """What may be typed when something is asked."""
    _ = reader.gettext
    name, color = reader.pgettext("to type", "NAME"), reader.pgettext("to type", "COLOR")
    file = reader.pgettext("to type", "FILE")
    entries = [
        ("1 2 3", _("the option with this number; its first letters will do too, or those of its English name")),
        ("p", _("pass, where allowed")),
        ("d", reader.pgettext("to do", "draw a card")),
        (f"m {name}", reader.pgettext("to do", "meld a card from your hand")),
        (f"g {name}", reader.pgettext("to do", "activate one of your top cards")),
        ("a 1", reader.pgettext("to do", "claim the achievement of age 1")),
    ]
    if parley:
        entries.append((f"y {name}", reader.pgettext("to do", "pay to activate a distant player’s top card")))
    entries += [
        (f"c {name}  c 3", _("the text of any card, or of the card of option 3")),
        ("c", _("the texts of your hand and of your top cards")),
        (f"p {color}", _("all cards of a color on the boards")),
        ("t", _("the whole table")),
        ("look", _("all boards and your score pile")),
        ("l  l all", _("the last lines of the log, or the whole log")),
        ("h", _("a hint: what a strong player would do, and why")),
        ("u", _("take back your last pick")),
        (f"s {file}", _("save the game so far")),
        ("rules", _("the rules in short")),
    ]
    if rules.edition.players_leave:
        entries.append(("give up", _("leave the game for good; the others play on")))
    entries.append(("q", _("quit; you can go on later")))
    if reader.language in CYRILLIC:
        entries.append(("", _("Commands also work if your keyboard is set to another alphabet: the same keys count.")))
    return entries


def rules_entries(rules: Ruleset, reader: Reader) -> list[Entry]:
    """The rules of a table in brief."""
    _ = reader.gettext
    edition = rules.edition
    older = edition.tests_at_once
    return [
        (
            _("Setup"),
            _(
                "All choose a first card at once. Whoever’s card comes first in the alphabet, by its English name, "
                "begins."
            ),
        ),
        (
            _("The turn"),
            _("Two actions; one in the first turn of the game, with four players also in the second.")
            if older
            else _("Two actions; one in the first turn of the game, with four or five players also in the second."),
        ),
        (_("Draw"), _("A card of the value of your highest top card, or of the next age with cards left.")),
        (_("Meld"), _("A card from your hand goes on top of your pile of its color.")),
        (
            _("Dogma"),
            _(
                "You activate a top card, and its icon is counted on all boards. Whoever has fewer obeys its "
                "demands; whoever has as many or more shares the other effects, before you. If an opponent shared, "
                "you draw a card."
            ),
        ),
        (
            _("Achieve"),
            _("You claim an age: five times its number in points, and a top card of that value or higher."),
        ),
        (
            _("Splaying"),
            _("Covered cards show icons: left 1, right 2, up 3, aslant 4.")
            if ASLANT in edition.splays
            else _("Covered cards show icons: left 1, right 2, up 3."),
        ),
        (
            _("Special achievements"),
            _("Yours as soon as you meet the condition: {conditions}.").format(conditions=_specials(rules, reader))
            if older
            else _("Awarded after each action; the active player last: {conditions}.").format(
                conditions=_specials(rules, reader)
            ),
        ),
        (_("Achievements that win"), _needed(edition, reader)),
        (
            _("The end"),
            _(
                "A player with enough achievements wins immediately. A card may say who wins. When a card above "
                "age {last} must be drawn, the most points win."
            ).format(last=edition.last_age)
            if older
            else _(
                "A player with enough achievements at the end of an action wins. So does whoever a card names, or "
                "the last one left. When a card above age {last} must be drawn, the most points win; if tied, the "
                "most achievements."
            ).format(last=edition.last_age),
        ),
    ]


def further_entries(edition: Edition, reader: Reader) -> list[Entry]:
    """The rest of the rules in brief, for an edition that has more."""
    _ = reader.gettext
    entries: list[Entry] = []
    if edition.has_junk:
        entries.append((_("Junk pile"), _("Cards in the junk pile are out of play, and nobody looks at them.")))
    if edition.chains:
        chain = _("Whoever carries out a card alone because of another card carried out alone achieves an 11.")
        entries.append((reader.pgettext("keyword", "Chain achievement"), chain))
    if edition.players_leave:
        leaving = _("When a player is out, all their cards are junked; a partner may leave too.")
        entries.append((reader.pgettext("keyword", "Losing, giving up"), leaving))
    if edition.has_parley:
        parley = _(
            "With four or five players without teams, those not beside you are distant. Return a card from "
            "your hand to activate a top card there, to share there, or not to obey there."
        )
        entries.append((reader.pgettext("keyword", "Parley"), parley))
    return entries


def _specials(rules: Ruleset, reader: Reader) -> str:
    return "; ".join(
        f"{reader.special(name)}: {short_condition(name, rules, reader)}" for name in rules.special_achievements
    )


def _needed(edition: Edition, reader: Reader) -> str:
    """By number of players."""
    needed = {
        reader.ngettext("{count} player", "{count} players", players).format(count=players): achievements
        for players, achievements in edition.needed.items()
    }
    if edition.team_needed:
        needed[reader.pgettext("who plays together", "team")] = edition.team_needed
    return "; ".join(f"{who}: {achievements}" for who, achievements in needed.items())
