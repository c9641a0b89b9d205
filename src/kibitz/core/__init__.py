"""What all games share: rules as everybody sees them, the parts beside them, choices, events, chance."""
