"""Abluxxen by Wolfgang Kramer and Michael Kiesling, in five variants."""
