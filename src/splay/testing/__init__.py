"""What holds in every game, and random games that check it."""
