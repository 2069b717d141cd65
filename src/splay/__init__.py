"""Splay: the card game Innovation, exact and fast."""
