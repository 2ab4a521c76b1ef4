"""Pictures as files.

Measured with `make bench` on boards of Vienna (docs/pictures.md): a palette PNG is as sharp as
the picture and the quickest; lossless WebP is a little smaller but many times slower, lossy WebP
blurs figures and is no smaller for flat colours.
"""

from __future__ import annotations

from PIL import Image

from render.banded_png import png

_PHONE = 400  # pixels: how wide a phone shows a picture


def on_a_phone(image: Image.Image) -> Image.Image:
    """The picture as small as a phone shows it."""
    return image.convert("RGB").reduce(max(image.width // _PHONE, 1)).quantize(256)


def encode(image: Image.Image) -> bytes:
    """The picture, which is in 256 inks, as a PNG file."""
    return png(image)
