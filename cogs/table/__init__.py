"""A running match on Discord: board page, buttons and menus, moves, hints, and who is pinged.

`match_messages` shows what was saved; `buttons` answers clicks; the rest are pages and commands.
"""
