"""`python -m bot picture` and `replay`, as somebody at a terminal uses them."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

import pytest
from PIL import Image

from bot.__main__ import main

Run: TypeAlias = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    def run(*arguments: str) -> tuple[int, str, str]:
        try:
            status = main(arguments, {"FIAKER_DATABASE": str(tmp_path / "fiaker.sqlite")})
        except SystemExit as stop:  # argparse's own refusals
            status = int(str(stop.code))
        out, err = capsys.readouterr()
        return status, out, err

    return run


def test_a_picture_of_a_dealt_match(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "board.png"
    status, out, _ = run(
        *("picture", "--seed", "7", "--seats", "5", "--revision", "40"),
        *("--theme", "night", "--palette", "protanopia", "-o", str(target)),
    )
    assert status == 0
    picture = Image.open(BytesIO(target.read_bytes()))
    assert picture.format == "PNG"
    assert picture.size == (1200, 1620)
    assert target.stat().st_size < 400_000
    assert "Round 2" in out  # the alt text


@pytest.mark.parametrize("kind", ["board", "strip", "final"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_every_kind_of_picture_in_every_language(
    run: Run, tmp_path: Path, kind: str, language: str
) -> None:
    target = tmp_path / "picture.png"
    status, _, _ = run(
        *("picture", "--kind", kind, "--seats", "3", "--since", "10"),
        *("--language", language, "-o", str(target)),
    )
    assert status == 0
    assert Image.open(BytesIO(target.read_bytes())).width == 1200


def test_the_board_in_words(run: Run, tmp_path: Path) -> None:
    target = str(tmp_path / "board.png")
    _, out, _ = run("picture", "--text", "--name", "Sabrina", "--seats", "3", "-o", target)
    assert "Heuriger" in out
    assert "Sabrina" in out


def test_a_revision_that_does_not_exist_is_refused(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "board.png"
    for option in ("--revision", "--since"):
        for number in ("-1", "99999"):
            status, _, err = run("picture", option, number, "-o", str(target))
            assert status == 1
            assert "The match has the revisions 0 to " in err
    assert not target.exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seats", "9"),
        ("--game", "chess"),
        ("--theme", "dusk"),
        ("--palette", "grey"),
        ("--option", "target=3"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    run: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    status, _, err = run("picture", *arguments, "-o", str(tmp_path / "board.png"))
    assert status == 2
    assert err


def test_a_file_that_cannot_be_written_is_named(run: Run, tmp_path: Path) -> None:
    status, _, err = run("picture", "-o", str(tmp_path / "no" / "such" / "board.png"))
    assert status == 1
    assert "board.png cannot be written" in err


def test_a_replay_of_a_dealt_match(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "replay.gif"
    status, out, _ = run("replay", "--seats", "3", "--option", "target=15", "-o", str(target))
    assert status == 0
    assert "moves" in out
    assert getattr(Image.open(BytesIO(target.read_bytes())), "n_frames", 1) > 20


def test_pictures_of_a_stored_record(run: Run, tmp_path: Path) -> None:
    database = tmp_path / "fiaker.sqlite"
    run(
        "selfplay",
        "--matches",
        "1",
        "--seats",
        "3",
        "--players",
        "novice",
        "--database",
        str(database),
    )
    record = tmp_path / "record.json"
    assert run("record", "1", "-o", str(record))[0] == 0
    target = tmp_path / "board.png"
    assert run("picture", "--record", str(record), "--revision", "5", "-o", str(target))[0] == 0
    assert Image.open(BytesIO(target.read_bytes())).size == (1200, 1368)


def test_a_record_that_is_none_is_refused(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text("{}")
    for command in ("picture", "replay"):
        status, _, err = run(command, "--record", str(record), "-o", str(tmp_path / "x"))
        assert status == 1
        assert "not a record" in err


# Cards ----------------------------------------------------------------------------------------


def test_cards_are_drawn_into_a_folder_under_their_names(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "cards"
    status, out, _ = run("cards", "field-oper", "special-*", "-o", str(folder))
    assert status == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names[0] == "field-oper.png"
    assert [name.split("-")[0] for name in names[1:]] == ["special"] * 5
    assert Image.open(BytesIO((folder / "field-oper.png").read_bytes())).width == 800
    assert "6 cards" in out


def test_without_a_name_every_card_is_drawn(run: Run, tmp_path: Path) -> None:
    assert run("cards", "--phone", "-o", str(tmp_path))[0] == 0
    pictures = list(tmp_path.glob("*.png"))
    assert len(list(tmp_path.glob("field-*.png"))) == 25
    assert {Image.open(BytesIO(path.read_bytes())).width for path in pictures} == {400}


def test_a_card_speaks_the_language_that_was_asked_for(run: Run, tmp_path: Path) -> None:
    for language in ("en", "de"):
        run("cards", "field-oper", "--language", language, "-o", str(tmp_path / language))
    english, german = (tmp_path / name / "field-oper.png" for name in ("en", "de"))
    assert english.read_bytes() != german.read_bytes()


def test_a_card_that_there_is_not_is_answered_with_those_there_are(
    run: Run, tmp_path: Path
) -> None:
    status, _, err = run("cards", "field-oper", "field-eiffelturm", "-o", str(tmp_path / "cards"))
    assert status == 1
    assert "There is no card 'field-eiffelturm'." in err
    assert "field-oper" in err
    assert not (tmp_path / "cards").exists()


def test_a_folder_that_cannot_be_made_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    status, _, err = run("cards", "field-oper", "-o", str(tmp_path / "file" / "cards"))
    assert status == 1
    assert "cannot be made" in err
