"""`python -m bot analyse`: the picture of where a match turned, from a seed or a record."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main

SHORT = ["--option", "target=15", "--seats", "3", "--playouts", "4"]


def test_a_match_is_played_and_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "analysis.png"
    assert main(["analyse", *SHORT, "--name", "Ida", "-o", str(file)], {}) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["Ida", "Béla", "Clara"]
    assert all(": Luck " in line and "Given away" in line for line in lines)
    with Image.open(file) as picture:
        assert picture.width == 1200


def test_on_a_phone_it_is_as_wide_as_a_phone(tmp_path: Path) -> None:
    file = tmp_path / "analysis.png"
    assert main(["analyse", *SHORT, "--phone", "-o", str(file)], {}) == 0
    with Image.open(file) as picture:
        assert picture.width == 400


def test_a_picture_that_cannot_be_written_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", *SHORT, "-o", "/no/such/folder/a.png"], {}) == 1
    assert "cannot be written" in capsys.readouterr().err
