"""The first game, which teaches: prepared positions, what is to be done in each, and how far somebody is."""
