"""Bare: a game that brings rules alone. They are those of the tiny fourth game; all else comes from the defaults."""
