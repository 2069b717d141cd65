"""Games between bots: one after another, summed up, and who is the stronger."""
