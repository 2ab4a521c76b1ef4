"""What computer players of Vienna see: nothing here is a rule.

From the bottom up: `belongings_worth`, `field_worth`, `dice_plan`, `move_worth`; `insight` is
the door. `beginner_move_worth` is the beginner's eye, and needs none of them.
"""
