"""How a match ended, as a page: picture, ranking, seed, record, another one."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app import App
from bot.loaded_match import LoadedMatch
from bot.match import match_rules
from bot.match.model import live_rows
from bot.match.record_file import make_record, write_record
from bot.seen_history import moments_of
from cogs.interaction.message_layouts import (
    Page,
    Picture,
    Push,
    Style,
    push,
)
from cogs.interaction.reply_language import Voice, plain
from cogs.table.board_page import setting_of
from render.board_in_words import alt_text
from render.painters import painter_of


async def end_page(app: App, loaded: LoadedMatch) -> Page:
    """How it ended: picture, ranking, the seed, the record, another one."""
    match, voice = loaded.match, Voice(loaded.match.language, loaded.game)
    title = voice.say(f"ended-{match.status}")
    head = [f"## {title}", *_ranking(loaded, voice, [plain(name) for name in loaded.names])]
    picture = None
    if loaded.state is not None:
        said = ". ".join([title, *_ranking(loaded, voice, loaded.names)])
        picture = await _final_picture(app, loaded, said)
    record = write_record(await make_record(app.store, app.games, match.id))
    body = voice.say("ended-fair", seed=match.seed.hex())
    buttons: list[Push] = []
    if match.tournament is not None:
        tournament = await app.tournament_store.load(match.tournament)
        body = f"{voice.say('event-counted', event=plain(tournament.plan.name))}\n{body}"
    else:
        buttons.append(push("rematch", match, voice.say("button-rematch"), Style.primary))
    if loaded.is_played_out:
        buttons.append(push("analyse", match, voice.say("button-analyse")))
    buttons.append(push("fair", match, voice.say("button-fair")))
    file = Picture(f"fiaker-{match.id}.json", record, "")
    return Page("\n".join(head), picture, body, tuple(buttons), files=(file,))


def _ranking(loaded: LoadedMatch, voice: Voice, names: Sequence[str]) -> list[str]:
    outcome = loaded.match.outcome
    if outcome is None:
        return []
    places = sorted(enumerate(outcome.places), key=lambda pair: pair[1])
    lines = [
        voice.say("ranking", place=place, name=names[seat], score=outcome.scores[seat])
        for seat, place in places
    ]
    return [*lines, voice.speak(outcome.why, names)]


async def _final_picture(app: App, loaded: LoadedMatch, said: str) -> Picture:
    match, game = loaded.match, loaded.game
    _, log = await app.store.story(match.id)
    steps = [replayed.step for replayed in match_rules.replay_rows(game, match, live_rows(log))]
    moments, setting = moments_of(game, steps), setting_of(loaded)
    data = await app.studio.picture(
        (game.key, "final", match.id, setting), lambda: painter_of(game).final(moments, setting)
    )
    view = loaded.view(None)
    alt = alt_text(game, view, loaded.names, setting.language, first=f"{said}.")
    return Picture(f"end-{match.id}.png", data, alt)
