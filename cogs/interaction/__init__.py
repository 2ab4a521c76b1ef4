"""What every click and every command needs, whichever feature it belongs to.

Who asks and how they are answered (`guest`), in which language (`voice`), about which match
(`match_here`), what a message looks like (`message_layouts`), where errors go (`error_report`).
"""
