"""What a law raises."""


class LawBroken(AssertionError):
    """A game broke a law."""
