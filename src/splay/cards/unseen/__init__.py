"""The Unseen: one file for each age that has cards."""
