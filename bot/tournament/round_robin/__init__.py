"""Round robins at tables: plans in which everybody meets everybody equally often.

`block_designs.design_of` finds one; `rotations` and `affine_spaces` are where it looks.
"""
