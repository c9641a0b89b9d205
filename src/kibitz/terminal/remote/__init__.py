"""A table on a server: connection, keyboard, and the table as its news tell it. Knows nothing of ``local/``."""
