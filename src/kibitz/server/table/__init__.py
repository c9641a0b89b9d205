"""What a table is: its log, who sits where, the games played at it, and what a seat is sent.

Pure: no input or output, no timers. Of the server it imports only errors, keys and phases.
"""

# Each brings an act, or what becomes of one.
from kibitz.server.table import aborting, closing, renaming, resigning, taking_back, waiting  # noqa: F401
