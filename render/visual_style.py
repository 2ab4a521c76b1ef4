"""How pictures look: theme, contrast and palette, resolved into colours, sprites and 256 inks."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec
from PIL import Image

from render.colours import PaletteKey, Pigment, Rgb, Theme, ThemeKey, palette_of, theme_of
from render.picture_cache import Cache
from render.vector import Drawing, sprite

_COLOURS = 255  # one index stays free: moving pictures need it for "as before"
_MIXING_STEPS = 7  # between a colour and the ground under it: smooth edges need some of these
_SPRITE_BYTES = 24 * 2**20
_LOOKS_KEPT = 16  # all there are


class Look(NamedTuple):
    """What a server or a person chose."""

    theme: ThemeKey = "day"
    contrast: bool = False
    palette: PaletteKey = "standard"


DEFAULT_LOOK = Look()


class Paintbox:
    """The colours of one look, and the sprites already drawn in them."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.theme: Theme = theme_of(look.theme, contrast=look.contrast)
        self.pigments: tuple[Pigment, ...] = palette_of(look.palette, look.theme)
        self._roles: dict[str, Rgb] = msgspec.structs.asdict(self.theme)
        self._inks = _inks(self.theme, self.pigments)

    def colour(self, role: str, seat: int | None = None) -> Rgb:
        """The colour of a role; "fill" and "fill_ink" are those of a seat."""
        if seat is not None and role in ("fill", "fill_ink"):
            pigment = self.pigments[seat]
            return pigment.fill if role == "fill" else pigment.ink
        return self._roles[role]

    def sprite(
        self, drawing: Drawing, size: tuple[int, int], seat: int | None = None, **roles: str
    ) -> Image.Image:
        """The drawing in these colours; `roles` gives a role of the drawing another one's colour.

        Do not change what you get: it is kept.
        """
        key = (self.look, drawing, size, seat, *roles.items())
        return SPRITES.get(key, lambda: sprite(drawing, size, self._colours(seat, roles)))

    def _colours(self, seat: int | None, roles: dict[str, str]) -> dict[str, Rgb]:
        colours = dict(self._roles)
        if seat is not None:
            colours["fill"] = self.pigments[seat].fill
            colours["fill_ink"] = self.pigments[seat].ink
        for role, other in roles.items():
            colours[role] = colours[other]
        return colours

    def inked(self, image: Image.Image) -> Image.Image:
        """The picture in the 256 inks of this look: small to send, and quick to encode."""
        return image.quantize(palette=self._inks, dither=Image.Dither.NONE)


SPRITES: Cache[Image.Image] = Cache(_SPRITE_BYTES, lambda image: image.width * image.height * 4)
"""Sprites of all looks."""


@lru_cache(maxsize=_LOOKS_KEPT)
def paintbox(look: Look) -> Paintbox:
    """The paintbox of a look, mixed once."""
    return Paintbox(look)


def _inks(theme: Theme, pigments: tuple[Pigment, ...]) -> Image.Image:
    """An image whose palette has every colour exactly, and the best of what lies between them."""
    roles: dict[str, Rgb] = msgspec.structs.asdict(theme)
    grounds = [
        *(colour for role, colour in roles.items() if role in _GROUNDS),
        *(pigment.fill for pigment in pigments),
    ]
    colours = [*roles.values(), *(c for pigment in pigments for c in (pigment.fill, pigment.ink))]
    exact = list(dict.fromkeys(colours))
    mixes = [
        _mixed(ground, colour, step / (_MIXING_STEPS + 1))
        for ground in grounds
        for colour in exact
        if ground != colour
        for step in range(1, _MIXING_STEPS + 1)
    ]
    flat = bytes(channel for mix in mixes for channel in mix)
    sheet = Image.frombytes("RGB", (len(mixes), 1), flat)
    between = sheet.quantize(_COLOURS - len(exact), method=Image.Quantize.MEDIANCUT, kmeans=2)
    found = between.getpalette() or []
    palette = [*(channel for colour in exact for channel in colour), *found]
    inks = Image.new("P", (1, 1))
    inks.putpalette(palette[: 3 * _COLOURS])
    return inks


_GROUNDS = (
    "paper",
    "plot",
    "plot_closed",
    "plot_lit",
    "panel",
    "panel_turn",
    "card",
    "road",
    "coin",
    "shield",
    "white_die",
    "ink",
)


def _mixed(ground: Rgb, colour: Rgb, share: float) -> Rgb:
    red, green, blue = (round(g + (c - g) * share) for g, c in zip(ground, colour, strict=True))
    return red, green, blue
