"""Splay in a browser: pages rendered on the server, with htmx for what changes on them."""
