"""Every word that people read, in every language."""
