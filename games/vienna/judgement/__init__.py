"""What computer players of Vienna see: nothing here is a rule.

From the bottom up: `belongings_worth`, `field_promise`, `dice_plan`, `move_promise`; `insight` is
the door. `first_impression` is the beginner's eye, and needs none of them.
"""
