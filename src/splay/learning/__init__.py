"""Learning to judge positions by playing against oneself, from nothing; needs the extra ``research``."""
