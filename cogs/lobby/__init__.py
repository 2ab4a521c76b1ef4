"""Tables before the start, and finding one: /game, the lobby page, the gallery of a server."""
