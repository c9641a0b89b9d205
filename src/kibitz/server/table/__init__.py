"""What a table is: its log, who sits where, the games played at it, and what a seat is sent.

Pure: no input or output, no timers. Of the server it imports only errors, keys and phases.
"""

from kibitz.server.table import aborting, closing, renaming, resigning, waiting  # noqa: F401  (each brings an act)
