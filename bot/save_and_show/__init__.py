"""What matches and tournaments do alike: change what is kept, then show what was saved.

`ChangeLoop` locks, loads, has it changed, saves and wakes; `ShowLoop` shows what is due until it
is shown. Matches and tournaments each say only what is special about them.
"""
