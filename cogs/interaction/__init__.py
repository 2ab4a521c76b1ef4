"""What every click and every command needs, whichever feature it belongs to.

Clicks come in at `clicks`. Who asks and how they are answered is in `guest`, in which language in
`reply_language`, about which match in `match_here`; what a message looks like in `message_layouts`,
and where errors go in `error_report`.
"""
