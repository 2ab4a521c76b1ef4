"""The board, cards and panels of Vienna as pictures."""
