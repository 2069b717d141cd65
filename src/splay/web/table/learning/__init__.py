"""Help for players: the first game, the coach, hints, puzzles, cards that are tried out."""
