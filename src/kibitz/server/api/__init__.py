"""HTTP: tables, records, decks, texts, statistics, people. It imports all other packages of the server."""
