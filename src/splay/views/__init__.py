"""What a seat may see, what it can know from that, and what follows from a choice."""
