"""Positions that tests of bots share."""

from splay.game.game import Game


def victory_within_reach() -> Game:
    """The first player, whose turn it is, wins by claiming the achievement of age 1."""
    return Game.load(
        {
            "edition": 3,
            "available": ["Tools", "Currency"],
            "decks": {"1": ["Archery"], "2": ["Mapmaking"]},
            "players": [
                {
                    "hand": ["Sailing", "Writing"],
                    "score": ["Machinery", "Engineering", "Feudalism"],
                    "board": {"red": {"cards": ["Oars"]}},
                    "specials": ["Empire", "Monument", "Universe", "Wonder", "World"],
                },
                {"hand": ["Pottery"]},
            ],
        }
    )
