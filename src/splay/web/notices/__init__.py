"""How people wish to be told that it is their turn."""
