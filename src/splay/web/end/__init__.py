"""After a game: who won and why, the chart, the record, the next game."""
