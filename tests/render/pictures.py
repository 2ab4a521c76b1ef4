"""Golden pictures: compared within a small difference; what differs is saved to be looked at."""

from __future__ import annotations

import os
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

_BLOCK = 5  # pixels; half as wide as a figure is high, so that another figure fills one
_MOST_IN_A_BLOCK = 24.0
_MOST_OVERALL = 0.6


def assert_like(got: Image.Image, golden: Path, failures: Path) -> None:
    """Fail unless the picture looks like the golden one. WRITE_GOLDEN=1 accepts it as it is."""
    if "WRITE_GOLDEN" in os.environ:
        golden.parent.mkdir(exist_ok=True)
        got.save(golden, optimize=True)
    expected = Image.open(golden).convert("RGB")
    picture = got.convert("RGB")
    problem = difference(picture, expected)
    if problem is None:
        return
    failures.mkdir(parents=True, exist_ok=True)
    picture.save(failures / f"{golden.stem}.got.png")
    expected.save(failures / f"{golden.stem}.expected.png")
    if picture.size == expected.size:
        diff = ImageChops.difference(picture, expected)
        diff.save(failures / f"{golden.stem}.diff.png")
    raise AssertionError(f"{golden.name}: {problem}; look at {failures}")


def difference(one: Image.Image, other: Image.Image) -> str | None:
    """How two pictures differ, in words; None if hardly at all."""
    if one.size != other.size:
        return f"{one.size} is not {other.size}"
    diff = ImageChops.difference(one, other).convert("L")
    overall = ImageStat.Stat(diff).mean[0]
    if overall > _MOST_OVERALL:
        return f"differs by {overall:.2f} on average"
    worst = diff.reduce(_BLOCK).getextrema()[1]
    if isinstance(worst, int | float) and worst > _MOST_IN_A_BLOCK:
        return f"one spot differs by {worst:.0f}"
    return None
