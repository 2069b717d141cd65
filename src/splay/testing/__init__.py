"""The laws that hold in every game, and random games that check them."""
