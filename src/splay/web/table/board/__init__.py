"""What lies on the table: players and their boards, clocks, decks and achievements."""
