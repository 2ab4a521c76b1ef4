"""Where matches are kept: SQLite, or memory for tests. All SQL is here."""
