"""`splay bench`: how fast the engine and the server are."""
