"""What is kept: SQLite or PostgreSQL, the schema and its migrations, group commit, leases, backup.

It knows no game and no table, only numbered entries. Of the server it imports only the phases of tables.
"""
