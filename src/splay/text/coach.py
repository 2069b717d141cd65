"""The words of the coach: one sentence or two about something that happens to somebody for the first time.

Placeholders: ``{who}``: another player; ``{card}``, ``{other}``: cards; ``{icon}``: the icon compared; ``{mine}``,
``{theirs}``: how many of it the reader and that player have; ``{sentence}``: what happened, as the log tells it;
``{changes}``: how icons have changed; ``{special}``: a special achievement.
"""

from collections.abc import Mapping
from typing import Final

from splay.lessons import firsts
from splay.lessons.firsts import First
from splay.position.terms import ICON_NAMES
from splay.text.catalogue import N_
from splay.text.narration import Narration
from splay.text.voice import Text

TO_READER: Final[Mapping[str, str]] = {
    firsts.BONUS: N_("Somebody else shared your {card} and something came of it, so you drew an extra card."),
    firsts.MISSED: N_("{card} hit nobody: your opponents all have at least as many {icon} as you ({mine})."),
    firsts.JUNKED: N_("You junked the achievement of age {age}: nobody can claim it now."),
    firsts.JUNKED_SPECIAL: N_("You junked {special}: nobody can claim it now."),
    firsts.CHAIN: N_("An 11 went straight to your achievements, because a card was carried out within another one."),
    firsts.DISTANT: N_("You paid with a card from hand, for that player does not sit next to you."),
    firsts.SPECIAL: N_("{special} is yours. Special achievements need neither an action nor points."),
    firsts.SPLAYED: N_("{sentence}. Covered cards now show icons as well: {changes}."),
    firsts.COVERED: N_("{card} covers {other}, and covered icons do not count: {changes}."),
    firsts.HIGHER: N_("The deck of age {age} is empty, so you drew from the next one that has cards: a {value}."),
    firsts.CAN_ACHIEVE: N_(
        "You can achieve: {points} points and a top card of value {top} are enough for age {age}. "
        "It costs an action, but no points."
    ),
    firsts.NOT_SPENT: N_("The achievement of age {age} is yours, and you still have {points} points: none are spent."),
}
"""What is said of the reader's own deeds."""

OF_OTHERS: Final[Mapping[str, str]] = {
    firsts.HIT: N_(
        "Why you? {card} counts {icon}: {who} {theirs}, you {mine}. "
        "Whoever has fewer must obey. With as many, you would be safe."
    ),
    firsts.YOU_SHARE: N_(
        "{who} activated {card}: {icon} {theirs}, you {mine}. "
        "With at least as many, you share its effect, and go first."
    ),
    firsts.SHARED: N_(
        "{who} shares your {card}: {icon} {theirs}, you {mine}. Whoever has at least as many shares, and goes first."
    ),
    firsts.OBEYED: N_("{who} must obey {card}: {icon} {theirs}, you {mine}. A demand hits all who have fewer."),
    firsts.SPARED: N_(
        "The demand of {card} spared you: {icon} {mine}, {who} {theirs}. Only those with fewer must obey."
    ),
    firsts.NO_BONUS: N_("{who} shared your {card}, but nothing came of it: no extra card for you."),
    firsts.JUNKED: N_("{who} junked the achievement of age {age}: nobody can claim it now."),
    firsts.JUNKED_SPECIAL: N_("{who} junked {special}: nobody can claim it now."),
    firsts.CHAIN: N_(
        "An 11 went straight to the achievements of {who}, because a card was carried out within another one."
    ),
    firsts.DISTANT: N_(
        "{who} paid with a card from hand: dealing with a player who does not sit next to you has a price."
    ),
    firsts.LOST: N_("{who} took {card} from you. No card is quite safe: in hand, in the score pile, or on the board."),
    firsts.PLAYER_LOST: N_("{who} has left the game: all their cards are junked, and the others play on."),
    firsts.SPECIAL: N_("{special} goes to {who}. There is one of each, and it needs neither an action nor points."),
    firsts.TAKEN: N_("{who} has claimed the achievement of age {age}: it is no longer there for the others."),
    firsts.NEAR_WIN: N_("{who} has {count} of {needed} achievements: one more, and the game is over."),
    firsts.SPLAYED: N_("{sentence}. Covered cards now show icons as well: {changes}. Compare again."),
}
"""What is said of what other players do, or what is done to them."""

KEYWORDS: Final[Mapping[str, str]] = {
    firsts.HIT: "demand",
    firsts.OBEYED: "demand",
    firsts.MISSED: "demand",
    firsts.SPARED: "demand",
    firsts.YOU_SHARE: "share",
    firsts.SHARED: "share",
    firsts.BONUS: "share",
    firsts.NO_BONUS: "share",
    firsts.JUNKED: "junk",
    firsts.JUNKED_SPECIAL: "junk",
    firsts.CHAIN: "chain",
    firsts.DISTANT: "parley",
    firsts.LOST: "transfer",
    firsts.PLAYER_LOST: "lose",
    firsts.SPLAYED: "splay",
    firsts.COVERED: "meld",
    firsts.HIGHER: "draw",
}
"""The keyword under which the rules tell more; for all others it is ``achieve``."""


def keyword(kind: str) -> str:
    """The keyword of the rules that tells more of a kind."""
    return KEYWORDS.get(kind, "achieve")


def coached(first: First, voice: Narration[Text]) -> Text:
    """What is said, in the reader's language."""
    english = (TO_READER if first.who is None else OF_OTHERS)[first.kind]
    parts: dict[str, object] = dict(first.numbers)
    parts |= {place: voice.chip(name) for place, name in first.cards.items()}
    if first.who is not None:
        parts["who"] = voice.name(first.who)
    if first.icon is not None:
        parts["icon"] = voice.icon(ICON_NAMES[first.icon])
    if first.special:
        parts["special"] = voice.strong(voice.reader.special(first.special))
    if first.event is not None:
        parts["sentence"] = voice.sentence(first.event)
    if first.gains:
        parts["changes"] = voice.listed(
            voice.together(voice.fill("{change} {icon}", change=f"{by:+d}".replace("-", "−"), icon=voice.icon(name)))
            for name, by in ((ICON_NAMES[icon], by) for icon, by in first.gains.items())
        )
    return voice.fill(voice.reader.gettext(english), **parts)
