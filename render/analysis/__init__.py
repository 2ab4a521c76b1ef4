"""The picture of where a match turned, for any game; `picture` puts it together."""
