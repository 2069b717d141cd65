"""The words of the first game: of its chapters, and of every step.

Placeholders: ``{name}``: the opponent; ``{mine}``, ``{hers}``: how many of the icons compared the reader and the
opponent have; ``{points}``: the reader's points; ``{age}``: value of the highest top card; ``{card}``, ``{other}``:
cards of the step; ``{special}``: a special achievement.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from splay.text.catalogue import N_
from splay.text.reader import Reader


@dataclass(frozen=True, slots=True)
class StepWords:
    """What a step says; each is English until it is looked up in a catalogue, and may be empty.

    Attributes:
        says: what is so.
        do: what is to be done.
        then: what is said instead while the action waits for its confirmation.
        strays: what is said once something else was done.
    """

    says: str
    do: str = ""
    then: str = ""
    strays: str = ""


STEPS: Final[Mapping[str, StepWords]] = {
    "board/first card": StepWords(
        N_("You lead one people, {name} another."),
        N_("Choose the card your people start with. Either is fine."),
    ),
    "board/icons": StepWords(
        N_("The square signs on your card are icons. The hexagon is only a picture and counts for nothing."),
    ),
    "board/counts": StepWords(
        N_("This row counts the visible icons on your board. Almost everything compares these numbers."),
    ),
    "board/second color": StepWords(
        N_("To meld is to put a card from your hand on your board. The very first turn has only one action."),
        N_("Meld your other card: it opens a second color."),
        N_("Your other card gives you its icons and its effect. Confirm."),
        N_("Your other card is still in your hand. On your board, it would give you its icons and its effect."),
    ),
    "draw/covered": StepWords(
        N_("From now on, everybody has two actions. {name} drew a card and melded {card} on top of {other}."),
        N_("Look into the blue pile of your opponent."),
    ),
    "draw/draw": StepWords(
        N_("When you draw, you get a card of the value of your highest top card. Yours is a {age}."),
        N_("Draw."),
        "",
        N_("That was another action. You can still draw with the next one."),
    ),
    "draw/meld": StepWords(
        N_("{card} is red, like {other}: it would cover it. Covered icons no longer count."),
        N_("Meld {card}."),
        N_("Look at your icons: fewer castles, more crowns. Newer cards are usually stronger. Confirm."),
        N_("{card} is not on your board yet. Newer cards are usually stronger, even where they cover others."),
    ),
    "dogma/activate": StepWords(
        N_("Each of your top cards can be activated. The icon before its text decides who takes part."),
        N_("Activate {card}."),
        N_("Crowns: you {mine}, {name} {hers}. With fewer, {name} just watches. Confirm."),
        N_("That was another action. {card} would have brought a new card to your board for free."),
    ),
    "dogma/grown": StepWords(
        N_("A new color, and it did not cost you a card. Your icons have grown, too."),
    ),
    "dogma/free action": StepWords(
        N_("You have one action left. The signs under your cards say who would take part."),
        N_("Use it as you like."),
    ),
    "share/share": StepWords(
        N_("Castles: you {mine}, {name} {hers}. Whoever has at least as many as you shares your effect, before you."),
        N_("Activate {card}."),
        N_("{name} shares. That is why you will draw an extra card. Confirm."),
        N_("Nothing was shared. With {card}, {name} would have taken part, and you would have drawn an extra card."),
    ),
    "share/extra card": StepWords(
        N_("{name} has shared, so you have drawn an extra card. A share that changes nothing earns none."),
    ),
    "share/as many": StepWords(
        N_("Now it is the other way round: {name} is about to use castles. You have {mine}, {name} has {hers}."),
        N_("Get at least as many: meld {card}."),
        N_("See how your castles grow. Confirm."),
        N_("Castles: you {mine}, {name} {hers}. With fewer, you do not share when {name} uses them."),
    ),
    "share/shared": StepWords(
        N_("{name} has activated {card}. You had at least as many castles, so you shared: two cards for you."),
    ),
    "demand/demand": StepWords(
        N_("A dark square marks a demand. It hits all who have fewer of its icon. Castles: you {mine}, {name} {hers}."),
        N_("Activate {card}."),
        N_("{name} must give you a card with a crown. It will be worth points. Confirm."),
        N_("Nothing was demanded. With {card}, {name} would have had to give you a card with a crown."),
    ),
    "demand/point": StepWords(
        N_("Your first point. You have one action left; keep an eye on your castles."),
        N_("Use it as you like."),
    ),
    "demand/hit": StepWords(
        N_("Castles: you {mine}, {name} {hers}. With fewer than {name}, you are hit by the demand."),
        N_("Choose the two cards that you give."),
    ),
    "demand/safe": StepWords(
        N_("Castles: you {mine}, {name} {hers}. With as many as {name}, you are safe from this demand."),
        N_("Meld {card}."),
        N_("See how your castles grow. Confirm."),
        N_("Castles: you {mine}, {name} {hers}. The same demand can hit you again."),
    ),
    "splay/pile": StepWords(
        N_("Many turns later. Your red pile has three cards, but only the icons of the top one count."),
        N_("Look into it."),
    ),
    "splay/left": StepWords(
        N_("{card} can splay a pile left: each covered card then shows one icon."),
        N_("Activate {card} and choose red."),
        N_("You will be asked for a color: red has most to show. Confirm."),
        N_("Your red pile is not splayed yet. {card} can do it."),
    ),
    "splay/right": StepWords(
        N_("{card} turns left into right: two icons of each covered card. It scores a 4, too."),
        N_("Activate {card}."),
        "",
        N_("Your red pile is not splayed right yet. {card} can do it."),
    ),
    "splay/up": StepWords(
        N_("{card} splays blue up: three icons of each covered card."),
        N_("Activate {card} and choose blue. Decline the rest."),
        "",
        N_("Your blue pile is not splayed up yet. {card} can do it."),
    ),
    "score/points": StepWords(
        N_("Your points are the values of the cards in your score pile, added up."),
        N_("Open your score pile."),
    ),
    "score/claim": StepWords(
        N_("The achievement of age 2 asks for 10 points and a top card of value 2 or more. You have both."),
        N_("Claim it."),
        N_("It costs an action, but none of your points. Confirm."),
        N_("The achievement of age 2 is still there. {name} could claim it, too."),
    ),
    "score/more points": StepWords(
        N_("Points are never spent: you have {points}. The achievement of age 3 asks for 15."),
        N_("Activate {card} and score {other}."),
        "",
        N_("You have {points} points. The achievement of age 3 asks for 15."),
    ),
    "score/claim again": StepWords(
        N_("You have {points} points: the achievement of age 3 is yours to claim."),
        N_("Claim it."),
        "",
        N_("The achievement of age 3 is still there. {name} could claim it, too."),
    ),
    "win/empire": StepWords(
        N_(
            "Many turns later. You have four of the six achievements you need. "
            "Special ones count, too, and cost neither an action nor points."
        ),
        N_("Open {special}."),
    ),
    "win/six icons": StepWords(
        N_("Only clocks are missing for {special}: three are needed, you have {mine}."),
        N_("Meld {card}."),
        N_("See how your clocks grow. Confirm."),
        N_("{special} is still there. Three clocks are needed, you have {mine}."),
    ),
    "win/win": StepWords(
        N_("Five of six. You have {points} points and a top card of value 7."),
        N_("Claim the achievement of age 6, and win."),
        "",
        N_("One is missing: the achievement of age 6 is still there."),
    ),
}
"""By chapter and step."""


def chapter_title(name: str, reader: Reader) -> str:
    """The title of a chapter, by its name."""
    _ = reader.gettext
    titles = {
        "board": _("The board and its icons"),
        "draw": _("Draw and meld"),
        "dogma": _("Dogma"),
        "share": _("Sharing"),
        "demand": _("Demands"),
        "splay": _("Splaying"),
        "score": _("Points and achievements"),
        "win": _("Special achievements, and winning"),
    }
    return titles[name]


def chapter_words(name: str, reader: Reader) -> str:
    """What is learned in a chapter, in a sentence."""
    _ = reader.gettext
    texts = {
        "board": _("What lies before you, and what counts."),
        "draw": _("Two actions a turn, and what covering a card does."),
        "dogma": _("What your cards do, and who takes part."),
        "share": _("Who profits from whose cards, and the extra card."),
        "demand": _("Who is hit, and how to be safe."),
        "splay": _("Left, right, up: icons of covered cards."),
        "score": _("What is counted at the end, and never spent."),
        "win": _("The last steps of a whole game."),
    }
    return texts[name]
