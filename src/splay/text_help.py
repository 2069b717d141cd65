"""English words of the terminal: labels, messages, help and the rules in short."""

from typing import Final

GREETING: Final = "Splay, edition {edition}, seed {seed}.  Type ? for help at any time."
RESUMED: Final = "Resumed from {file} after {picks} picks."
SEATS: Final = "At the table, clockwise: {seats}"

TEAMS: Final = "Teams: {teams}"
TEAM_JOIN: Final = " and "
TEAMS_JOIN: Final = " against "
PARLEY: Final = "With parley: for a card you deal with who does not sit beside you (rules explains it)."

HELP: Final = """\
Answer with a number or the first letters of an option; p passes where you may.
Actions: d draws; m, g, a and a name or age: m pot melds Pottery, g arch
activates Archery, a 1 claims the achievement of age 1.{parley}
  c NAME   the text of any card       c 3   the card of option 3
  c        your hand and top cards    p COLOR   the piles of a color
  t        the whole table            look      all piles, your score pile{junk}
  l        the last log lines         l all     the whole log
  u        take back your last pick   s FILE    save the game so far
  ?        this help                  rules     the rules in short{give_up}
  q        quit; you can go on later"""
HELP_PARLEY: Final = """
y and a name: pay for parley and activate a card of who sits not beside you."""
HELP_JUNK: Final = ", junk"
HELP_GIVE_UP: Final = """
  give up  leave the game for good; the others play on"""

_ACTIONS: Final = """\
All choose a first card at once; whose card is first in the alphabet begins.
A turn has two actions (the first turn one; with {many} the second, too):
  draw     a card of the value of your highest top card, or the next age left
  meld     a card from your hand on top of its color
  dogma    use a top card: its icon is counted on all boards.  Who has fewer
           obeys its demand; who has as many or more shares the other effects,
           before you.  If an opponent shared, you draw a card at the end
  achieve  claim an age: 5 points for each age, and a top card as high
Covered cards show icons in a splayed pile: left 1, right 2, up 3{aslant}.
"""
_TESTED_AT_ONCE: Final = """\
Special achievements are yours at once: Empire 3 of every icon; Monument 6
tucked or 6 scored in one turn; Universe five top cards of 8 or more; Wonder
five colors splayed right or up; World 12 clocks.
You win by achievements (2 players 6, 3 players 5, 4 players 4{teams}), by a
card that says so, or by points when a card above age 10 must be drawn."""
_TESTED_AT_THE_END: Final = """\
Special achievements are given at the end of an action, clockwise, to who acted
last of all: Empire 3 of each icon but person; Monument 4 top cards with a
demand; Universe 5 top cards of 8 or more; Wonder 5 colors splayed right, up or
aslant; World 12 clocks.  Then who has enough achievements wins (2 players 6, 3
players 5, 4 players 4, 5 players 3, a team 6; of several who has most).  Or a
card says who wins, or all others are out, or a card above age 11 must be drawn:
the most points win, or else the most achievements; if tied, nobody wins.
Junk is out of play, and nobody looks at it.  Who carries out a card alone
while carrying out another one alone first achieves an 11, unseen: a chain.
Who loses or gives up is out, all cards junked; a partner may go, too.
Parley (4 or 5 players, no teams): with a player not beside you.  Return a card
of your hand to use a top card there, to share there, or not to obey there."""
RULES: Final = {
    1: (_ACTIONS + _TESTED_AT_ONCE).format(many="four players", aslant="", teams=""),
    3: (_ACTIONS + _TESTED_AT_ONCE).format(many="four players", aslant="", teams=", teams 6"),
    4: (_ACTIONS + _TESTED_AT_THE_END).format(many="four or five", aslant=", aslant 4"),
}
"""The rules in short, by number of the edition."""

ANSWER: Final = "(? help) > "
NOT_UNDERSTOOD: Final = "I do not understand {typed!r}.  Type a number or the first letters of an option; ? helps."
AMBIGUOUS: Final = "{typed!r} can be {options}.  Type a little more, or the number."
NO_SUCH_NUMBER: Final = "There is no option {typed}: the options run from 1 to {last}."
NO_SUCH_VALUE: Final = "There is no option {typed}: there are {keys}."
MUST_CHOOSE: Final = "You cannot pass here."
NO_SUCH_CARD: Final = "No card of edition {edition} begins with {typed!r}."
SEVERAL_CARDS: Final = "Several cards begin so: {cards}."
NO_SUCH_COLOR: Final = "{typed!r} is no color: {colors}."
SAVE_WHERE: Final = "Save under which name?  Type s and a file name."
SAVED: Final = "Saved in {file}."
NOT_SAVED: Final = "Not saved: {reason}."
FILE_TAKEN: Final = "{file} exists and holds something else than this game; name another file"
LOG_EMPTY: Final = "Nothing has happened yet."

NO_UNDO_YET: Final = "There is no pick of yours to take back."
NO_UNDO_PEOPLE: Final = "Picks cannot be taken back: several people play."
NO_UNDO_SEEN: Final = "Your last pick cannot be taken back: since then you have seen {cards}."
NO_UNDO_OTHERS: Final = "Your last pick cannot be taken back: {names} has picked since then."
UNDONE: Final = "Taken back: {option}."

CURTAIN_HIDE: Final = "{name} is next.  Press Enter to clear the screen."
CURTAIN: Final = "Pass the device to {name}.  {name}, press Enter when only you can see the screen."

NO_GIVING_UP: Final = "{reason}.  q quits; the game is kept, and you can go on later."
GIVING_UP: Final = "If you give up, all your cards are junked, and it cannot be taken back.  Then: {then}."
GIVING_UP_ASKS: Final = "your partner is asked whether to give up, too"
GIVING_UP_GOES_ON: Final = "the others play on without you"
GIVE_UP_ANSWER: Final = "Type yes to give up, anything else to play on > "
PLAYED_ON: Final = "You play on."

OUT: Final = "You are out of the game; the others play on."
WATCH_ANSWER: Final = "(Enter: the next turn, t: the table, e: on to the end, q: quit) > "

LEFT_SAVED: Final = "The game is kept in {file}.  Go on with: {command} --resume {quoted}"
LEFT_UNSAVED: Final = "The game is not kept."
STAY: Final = "The game cannot be kept: {reason}.  s FILE saves it elsewhere; q again leaves, and the game is lost."
LOST: Final = "The game is lost: {reason}."
LEFT_EMPTY: Final = "Nothing was played, so nothing is kept."
ENDED_SAVED: Final = "The record of the game is in {file}."

SEES_YOU: Final = {
    "hit": "hits you",
    "share": "you share",
    "none": "not you",
    "hit or pay": "hits you, or pay",
    "pay to share": "pay to share",
}
OPTION_KEYS: Final = {"draw": "d", "meld": "m", "dogma": "g", "parley": "y", "achieve": "a"}

LABELS: Final = {
    "turn": "Turn {turn}: {name}, {actions} left",
    "one action": "1 action",
    "actions": "{count} actions",
    "openings": "First cards: {chosen} of {count} chosen",
    "over": "The game is over",
    "decks": "Decks",
    "achievements": "to achieve",
    "claimable": "You can claim: {ages}",
    "next": "next: age {age} for {points} points, top card {age}",
    "next in short": "next {age}: {points} points",
    "specials": "Special",
    "icons": "Icons",
    "points": "{points} points",
    "points in short": "points",
    "achieved in short": "achieved",
    "of": "{count} of {needed}",
    "achieved": "{count} of {needed} achievements",
    "team": "with {mate}",
    "alone": "alone",
    "distant": "parley",
    "of player": "{name}'s",
    "junk": "Junk",
    "junk values": "Junk pile: {values}",
    "one card": "1 card",
    "cards": "{count} cards",
    "junked": "junked",
    "hand": "hand",
    "score": "score",
    "none": "none",
    "out": "out of the game",
    "empty board": "an empty board",
    "yours": "your hand",
    "in your hand": "your hand",
    "in your score": "your score pile",
    "on your board": "your board",
    "on the board of": "{name}'s board",
    "tucked": "this turn tucked {tucked}, scored {scored}",
    "tucked in short": "tucked {tucked}, scored {scored}",
    "since": "Since your last pick",
    "since, in part": "Since your last pick ({count} lines above these: l)",
    "again": "{line}  ({count} times)",
    "hint": "(c {key}: what {key} says)",
    "seat kind": "{name} ({kind})",
    "pile of": "{name}: {color}",
    "top": "top",
    "covered": "shows {icons}",
    "nothing": "shows nothing",
    "box": "{count} cards are out of the game",
    "player": "Player",
    "score points": "Points",
    "owns": "Achievements",
    "chosen first": "You have chosen {card}",
}
