"""A game: start it, answer its questions, copy it, keep it as a record or as JSON."""
