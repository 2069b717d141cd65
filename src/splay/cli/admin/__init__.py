"""`splay admin`: what the person who runs a server does, while it runs."""
