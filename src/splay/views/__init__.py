"""What a seat may see, what it can infer from that, and what follows from a choice."""
