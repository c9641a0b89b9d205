"""Tables in a terminal: plain lines of text, which a screen reader can read, too.

- ``local/``: a table in this process.
- ``remote/``: a table on a server.
- ``commands/``: the other commands of the command line.

Console, screen and rendering are used by all of them.
"""
