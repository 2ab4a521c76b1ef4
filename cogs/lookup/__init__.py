"""Looking and asking: /board, /hand, /rules, /fair, /record, /replay, /help."""
