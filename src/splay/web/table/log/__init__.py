"""What happened: the log, and what others did while one follows a game."""
