"""A table in this process: people and bots, one screen handed from person to person. Knows nothing of ``remote/``."""
