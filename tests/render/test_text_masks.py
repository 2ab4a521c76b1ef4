"""What people call themselves can be set, and nothing is set larger than it may be."""

from __future__ import annotations

import pytest

from render.line_breaks import wrapped
from render.printable_names import shown_names
from render.text_masks import Face, can_be_set, set_line, width_of

FACES: tuple[Face, ...] = ("display", "text", "number")
EVERY_LANGUAGE = (
    "ÄÖÜäöüßÀÂÇÉÈÊËÎÏÔÙÛàâçéèêëîïôùûœŒìòÌÒ«»…·?!0123456789"
    "\N{RIGHT SINGLE QUOTATION MARK}\N{EN DASH}\N{MULTIPLICATION SIGN}\N{MINUS SIGN}"
)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("cap", [14, 21, 30, 46])
def test_a_capital_is_as_high_as_asked_for(face: Face, cap: int) -> None:
    box = set_line("H", face, cap).mask.getbbox()
    assert box is not None
    assert cap <= box[3] - box[1] <= cap + 1


@pytest.mark.parametrize("cap", [21, 30])
def test_figures_are_as_high_as_capitals(cap: int) -> None:
    for figure in "0123456789":
        box = set_line(figure, "number", cap).mask.getbbox()
        assert box is not None
        assert box[3] - box[1] >= cap


def test_the_four_languages_are_covered() -> None:
    assert [char for char in EVERY_LANGUAGE if not can_be_set(char)] == []


@pytest.mark.parametrize(
    "name", ["Наталья", "Ελένη", "漢字王伟", "さくらアリス", "김민수", "😀🦊🎲", "דוד", "محمد"]
)
def test_names_from_elsewhere_are_covered_letter_by_letter(name: str) -> None:
    assert [char for char in name if not can_be_set(char)] == []
    assert len({set_line(char, "text", 24).mask.tobytes() for char in name}) > 1


def test_a_letter_that_no_font_has_is_left_out_not_boxed() -> None:
    assert not can_be_set("\U000e0fff")
    assert set_line("a\U000e0fffb", "text", 24).mask.tobytes() == (
        set_line("ab", "text", 24).mask.tobytes()
    )


@pytest.mark.parametrize("text", ["W" * 32, "😀" * 32, "漢" * 200, "a", "", "I" * 500])
@pytest.mark.parametrize("width", [20, 100, 300])
def test_a_line_is_never_wider_than_its_place(text: str, width: int) -> None:
    assert set_line(text, "text", 24, width).width <= width


def test_a_line_that_fits_is_left_alone() -> None:
    assert set_line("Sabrina", "text", 24, 300).text == "Sabrina"


def test_a_line_that_does_not_fit_says_so() -> None:
    assert set_line("Maximilian-Ferdinand", "text", 24, 120).text.endswith("…")


def test_wrapped_lines_keep_every_word_and_the_width() -> None:
    text = "Pay 1 coin, then choose a character of the display. " * 5 + "W" * 60
    lines = wrapped(text, "text", 21, 400)
    assert all(width_of(line, "text", 21) <= 400 for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


# Names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Sabrina", "Sabrina"),
        ("", "#1"),
        ("   ", "#1"),
        ("\u200b\u200d\ufeff", "#1"),
        ("\u202eevil", "evil"),
        ("Z\u0337\u0322\u031ba\u0336\u0321l\u0334g\u0335o\u0336", "Zalgo"),
        ("𝕬𝖓𝖓𝖆", "Anna"),
        ("Ａｎｎａ", "Anna"),
        ("e\u0301tude", "étude"),
        ("a\n\tb", "a b"),
        ("@everyone", "@everyone"),
        ("<@123> **x**", "<@123> **x**"),
        ("x" * 500, "x" * 32),
        ("דוד", "דוד"[::-1]),
        ("Anna דוד", "Anna " + "דוד"[::-1]),
        ("דוד 12", "12 " + "דוד"[::-1]),
    ],
)
def test_a_name_is_made_fit_for_a_picture(name: str, shown: str) -> None:
    assert shown_names([name]) == (shown,)


def test_arabic_letters_join() -> None:
    (shown,) = shown_names(["محمد"])
    assert shown == "\ufeaa\ufee4\ufea4\ufee3"  # from the left: final, medial, medial, initial


def test_whoever_has_no_name_is_told_by_their_seat() -> None:
    assert shown_names(["", "Anna", "\u200b"]) == ("#1", "Anna", "#3")
