"""What every game is made of: chance, choices, events, phrases, and the two protocols."""
