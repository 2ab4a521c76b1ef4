"""Vienna, drawn."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.vienna.view import View
from render.api import Explanation, Moment
from render.picture_setting import Setting
from render.vienna.board import draw_board
from render.vienna.catch_up_strip import draw_strip_of
from render.vienna.final.poster import draw_final
from render.vienna.help_cards.cards import draw_help, help_topics, help_words


class ViennaPainter:
    """Fulfils `render.api.Painter`."""

    def board(self, view: View, setting: Setting, before: View | None = None) -> Image.Image:
        return draw_board(view, setting, before).image

    def strip(self, moments: Sequence[Moment], setting: Setting) -> Image.Image:
        return draw_strip_of(moments, setting).image

    def final(self, moments: Sequence[Moment], setting: Setting) -> Image.Image:
        return draw_final(moments, setting).image

    def topics(self) -> Sequence[str]:
        return help_topics()

    def help(self, topic: str, setting: Setting) -> Image.Image:
        return draw_help(topic, setting).image

    def explain(self, topic: str, setting: Setting) -> Explanation:
        return help_words(topic, setting)
