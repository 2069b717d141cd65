"""The command `splay`."""
