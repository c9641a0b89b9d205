"""Oh Hell: a trick game of several deals, written by ``docs/add-a-game.md``."""
