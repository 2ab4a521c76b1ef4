"""Vienna's own slash commands, short cuts to moves that every menu has too."""
