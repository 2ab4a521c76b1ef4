"""Who sits where in a round: from an order to tables and seats, pure and exact.

`orders` says what is wanted, `order_execution` fulfils it; the rest is how a good seating is found.
"""
