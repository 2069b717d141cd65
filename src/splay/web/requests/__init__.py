"""What stands around every request: who sends it, how many there may be, how long they may wait."""
