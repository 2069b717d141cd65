"""Cards of age 5 of Echoes of the Past."""

from splay.position.state import Player
from splay.position.terms import FACTORY, RED
from splay.rules.dogma import Dogma
from splay.rules.effects import echo, effect
from splay.rules.filters import not_of_color


@echo("Coke")
def coke_echo(dogma: Dogma, you: Player) -> None:
    """Draw a 4 and tuck it."""
    dogma.draw_and_tuck(you, 4)


@effect("Coke", 1, editions=(4,))
def coke(dogma: Dogma, you: Player) -> None:
    """Draw a 6 and reveal it. If it has a [factory], meld it and repeat this effect. If not, foreshadow it."""
    card = dogma.draw_and_reveal(you, 6)
    while FACTORY in card.icons:
        dogma.meld(you, card)
        card = dogma.draw_and_reveal(you, 6)
    dogma.foreshadow(you, card)


@effect("Coke", 2, editions=(4,))
async def coke_score(dogma: Dogma, you: Player) -> None:
    """If this card was foreseen, score all your top cards that are not [red]."""
    if dogma.is_foreseen:
        await dogma.score_all(you, not_of_color(you.tops, RED))
