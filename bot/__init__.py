"""The application: matches, storage, words, settings, command line. Knows no Discord objects."""
