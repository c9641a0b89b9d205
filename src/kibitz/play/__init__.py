"""Games being played: matches, records, seats and words."""
