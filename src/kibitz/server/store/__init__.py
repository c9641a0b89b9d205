"""What is kept: SQLite or PostgreSQL, the schema and its migrations, group commit, leases, backup.

It knows no game and no table, only numbered entries. It imports nothing else of the server.
"""
