"""The `splay` command."""
