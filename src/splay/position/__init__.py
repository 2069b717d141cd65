"""What lies on the table, as plain data: cards, editions, seats, the position, questions, events."""
