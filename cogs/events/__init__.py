"""Tournaments on Discord."""
