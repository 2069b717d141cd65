"""The table as a picture, in the style of the pages, and like all that environments tell, in English."""

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from splay.env.picture.boards import others_boards, own_board, own_cards
from splay.env.picture.pen import TABLE, Pen
from splay.env.picture.question import question_panel
from splay.env.picture.supply import supply
from splay.env.picture.zones import HEIGHT, WIDTH, zones_for
from splay.views.view import View

__all__ = ["HEIGHT", "WIDTH", "picture"]


def picture(seen: View) -> NDArray[np.uint8]:
    """The table as a seat sees it: `HEIGHT` rows of `WIDTH` points of red, green and blue.

    The middle of the table is on top, the boards of the others lie below it, then come the question with its options,
    each with the number of its action, and the seat's own board, hand and score pile.  A spectator sees the first seat
    at the lower edge.
    """
    image = Image.new("RGB", (WIDTH, HEIGHT), TABLE)
    pen = Pen(image)
    zones = zones_for(len(seen.players))
    supply(pen, seen, zones.supply)
    others_boards(pen, seen, zones.others)
    question_panel(pen, seen, zones.question)
    own_board(pen, seen, zones.own)
    own_cards(pen, seen, zones.cards)
    return np.array(image, dtype=np.uint8)
