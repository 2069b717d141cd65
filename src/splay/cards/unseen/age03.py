"""Cards of age 3 of The Unseen."""

from splay.position import verbs
from splay.position.state import Player
from splay.position.terms import BLUE, GREEN, PURPLE, RED, SAFE, YELLOW
from splay.rules.dogma import Dogma
from splay.rules.effects import effect


@effect("Cliffhanger", 1, editions=(4,))
async def cliffhanger(dogma: Dogma, you: Player) -> None:
    """Reveal a secret of value 4 from your safe: if it is [green], tuck it; if it is [purple], meld it; if it is [red],
    achieve it, whether you are eligible or not; if it is [yellow], score it; if it is [blue], draw a 5. If you revealed
    none, safeguard the first card of the deck of 4s, unseen.
    """
    secret = await dogma.choose_secret(you, you, verbs.REVEAL, value=4)
    if secret is None:
        dogma.safeguard_top_of_deck(you, 4)
        return
    dogma.reveal(you, secret, SAFE)
    if secret.color == GREEN:
        dogma.tuck(you, secret)
    elif secret.color == PURPLE:
        dogma.meld(you, secret)
    elif secret.color == RED:
        dogma.achieve_from(you, you, secret)
    elif secret.color == YELLOW:
        dogma.score(you, secret)
    else:
        assert secret.color == BLUE, "there are five colors"
        dogma.draw(you, 5)
