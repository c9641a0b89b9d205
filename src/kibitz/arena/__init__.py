"""The arena: bots against bots, many games, and what can be said of them afterwards."""
