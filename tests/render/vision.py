"""How far apart two colours look, and to whom.

Colours go from sRGB to linear light, there through a simulated deficiency, and on to CIE Lab, where
CIEDE2000 measures the distance. Everything here is published colour science, written out once so
that the palettes can be held to it without a library.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Literal, TypeAlias

from render.colours import Rgb

Deficiency: TypeAlias = Literal["deuteranopia", "protanopia", "tritanopia"]
Triple: TypeAlias = tuple[float, float, float]

_SEVERITY_1: dict[Deficiency, tuple[Triple, Triple, Triple]] = {
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
Deficiency" (IEEE TVCG 15/6, 2009), severity 1.0, to be applied to linear RGB."""

_TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
"""IEC 61966-2-1: linear sRGB to CIE XYZ under D65."""

_D65: Triple = (0.95047, 1.0, 1.08883)


def seen_with(deficiency: Deficiency, colour: Rgb) -> Rgb:
    """The colour a dichromat's eye makes of this one."""
    seen = _times(_SEVERITY_1[deficiency], _linear(colour))
    red, green, blue = (_encoded(min(1.0, max(0.0, channel))) for channel in seen)
    return red, green, blue


def contrast(one: Rgb, other: Rgb) -> float:
    """WCAG 2.2: the contrast ratio of two colours, from 1 (none) to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def distance(one: Rgb, other: Rgb) -> float:
    """The CIEDE2000 distance of two colours; about 2 is just visible side by side."""
    return ciede2000(lab(one), lab(other))


def lab(colour: Rgb) -> Triple:
    """CIE Lab under D65."""
    xyz = _times(_TO_XYZ, _linear(colour))
    x, y, z = (_lightness_curve(value / white) for value, white in zip(xyz, _D65, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Triple, other: Triple) -> float:
    """The distance of two Lab colours; the names follow Sharma, Wu and Dalal (2005)."""
    (l1, _, b1), (l2, _, b2) = one, other
    a1, a2 = _stretched_a(one, other)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = _mean_hue(h1, h2) if c1 * c2 else h1 + h2

    t = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    off_grey = (mean_l - 50) ** 2
    lightness = (l2 - l1) / (1 + 0.015 * off_grey / sqrt(20 + off_grey))
    chroma = (c2 - c1) / (1 + 0.045 * mean_c)
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * mean_c * t)
    blue_twist = 30 * exp(-(((mean_h - 275) / 25) ** 2))
    rotation = -2 * _saturation(mean_c) * sin(radians(2 * blue_twist))
    return sqrt(lightness**2 + chroma**2 + hue**2 + rotation * chroma * hue)


def _stretched_a(one: Triple, other: Triple) -> tuple[float, float]:
    """The a axes of both colours, widened near grey."""
    mean_c = (hypot(one[1], one[2]) + hypot(other[1], other[2])) / 2
    stretch = 1 + 0.5 * (1 - _saturation(mean_c))
    return one[1] * stretch, other[1] * stretch


def _saturation(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _mean_hue(h1: float, h2: float) -> float:
    """The hue halfway on the shorter arc."""
    if abs(h1 - h2) <= 180:
        return (h1 + h2) / 2
    return (h1 + h2 + (360 if h1 + h2 < 360 else -360)) / 2


def _lightness_curve(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def _luminance(colour: Rgb) -> float:
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(colour: Rgb) -> Triple:
    red, green, blue = (_decoded(channel) for channel in colour)
    return red, green, blue


def _decoded(channel: int) -> float:
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _encoded(value: float) -> int:
    return round(
        255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055)
    )


def _times(matrix: tuple[Triple, Triple, Triple], vector: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z
