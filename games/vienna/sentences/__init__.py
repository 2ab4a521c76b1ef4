"""Vienna in words, in no language yet: what is asked, what happened, what the table shows."""
