"""Time at a table: what was agreed, how much is left, and when no clock runs.

`time_control` is what the lobby agrees on, `thinking_time` the arithmetic of one seat's clock,
`clock_update` sets them with every change; `quiet_hours` and `clock_stops` say when none runs.
"""
