"""A game: start it, answer its questions, copy it, save it as a record or as JSON."""

import splay.cards.library  # noqa: F401 - provides the cards of every ruleset
