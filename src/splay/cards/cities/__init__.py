"""Cities of Destiny: facts alone, for cities have no effects; the rules say what their signs do."""
