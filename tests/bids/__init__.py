"""Bids: a game of one question, whose choices have keys of their own."""
