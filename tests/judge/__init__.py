"""What the bot sends, judged by Discord's own description and by the rules it leaves out.

`description` finds the operation a request is for, `schemas` checks bodies against Discord's
schemas, `rules` and its neighbours hold what these do not say, `judge` puts it together,
`plugin` reports at the end of a test run.
"""
