"""Tournaments of many matches: who sits where, who stands how, and what was ruled."""
