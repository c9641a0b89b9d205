"""Environments for learners: ``kibitz.rl.gymnasium``, ``.vector``, ``.pettingzoo`` and ``.openspiel``."""
