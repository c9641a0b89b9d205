"""The server: tables that never lose a move. ``app.py`` and ``run.py`` put its packages together."""
