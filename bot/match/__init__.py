"""Matches: opened, joined, played, undone, ended; every change saved before it is shown."""
