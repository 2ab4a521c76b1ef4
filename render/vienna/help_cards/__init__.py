"""Small pictures of one card or field of Vienna, for whoever asks what it does."""
