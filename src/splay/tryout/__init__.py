"""Trying a card out: a prepared board on which any card of any edition can be activated and has something to do."""
