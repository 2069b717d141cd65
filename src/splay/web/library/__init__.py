"""Pages to read: the cards, the rules, the credits."""
