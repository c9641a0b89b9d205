"""Fluxx: rules that change while you play; its decks are data."""
