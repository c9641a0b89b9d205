"""The tutorials: first games, played move by move by the real rules."""
