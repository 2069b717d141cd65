"""The review of a finished game: the table as it was where the game turned, the chance to win, what was better."""
