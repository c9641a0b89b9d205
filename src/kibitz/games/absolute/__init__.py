"""Absolute: sets of cards that sum to zero."""
