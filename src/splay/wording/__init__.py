"""What is said about a game, in every language: the same messages for the pages and for the terminal."""
