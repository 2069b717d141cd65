"""A game: start it, answer its questions, copy it, save it as a record or as JSON."""
