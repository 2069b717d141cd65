"""What surrounds every request: who sends it, how many are allowed, how long they may wait."""
