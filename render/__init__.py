"""Pictures: a view in, an image out. Knows views, never states; no Discord, no storage."""
