"""Discord in, Discord out: parse, call one service method, answer."""
