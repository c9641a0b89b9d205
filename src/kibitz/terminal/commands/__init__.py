"""Commands of the command line that are not ``kibitz play``: hint, analyse, deck, join, replay, verify."""
