"""Texts that explain: rules, fair dice, what the bot can do."""

from __future__ import annotations

from bot.match.model import OVER
from bot.match.records import commitment_of
from bot.sittings import Sitting
from cogs.speech import Voice


def rules_text(voice: Voice) -> str:
    """The rules of a game in short."""
    return voice.say("rules")


def fair_text(voice: Voice, sitting: Sitting) -> str:
    """How the dice of this match can be checked."""
    match = sitting.match
    lines = [voice.say("fair", commitment=commitment_of(match.seed))]
    if match.salts:
        lines.append(voice.say("fair-salts", salts=":".join(match.salts)))
    if match.status in OVER:
        lines.append(voice.say("fair-seed", seed=match.seed.hex()))
    else:
        lines.append(voice.say("fair-later"))
    return "\n".join(lines)
