"""A stand-in Discord on loopback, and a page that looks like a channel."""
