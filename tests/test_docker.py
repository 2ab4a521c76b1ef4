"""The image, as far as it can be judged without building it: what goes in, who runs, and what."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.settings import SETTINGS, read_settings

ROOT = Path(__file__).parents[1]
LOCK = "locks/run.lock"


class Instruction(NamedTuple):
    word: str
    rest: str


def dockerfile() -> list[Instruction]:
    """The instructions of the Dockerfile, each on one line."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    words = (line.split(maxsplit=1) for line in joined.splitlines())
    return [Instruction(word, " ".join(rest.split())) for word, rest in words]


def all_of(word: str) -> list[str]:
    return [instruction.rest for instruction in dockerfile() if instruction.word == word]


def one(word: str) -> str:
    (rest,) = all_of(word)
    return rest


def environment() -> dict[str, str]:
    """What ENV sets."""
    return dict(setting.split("=", 1) for rest in all_of("ENV") for setting in shlex.split(rest))


def copied() -> list[str]:
    pairs = [rest.split() for rest in all_of("COPY")]
    assert all(len(pair) == 2 and pair[0] == pair[1] for pair in pairs)
    return [source for source, _ in pairs]


def exec_form(text: str) -> list[str]:
    """The program and its arguments; a shell in between would swallow signals."""
    words = json.loads(text)
    assert isinstance(words, list)
    return [str(word) for word in words]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]  JSON


# What goes in ---------------------------------------------------------------------------------


def test_everything_copied_is_there_and_let_through_to_the_build() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    rules = [line for line in ignored if line and not line.startswith("#")]
    assert rules[0] == "*"
    assert sorted(rule[1:] for rule in rules if rule.startswith("!")) == sorted(copied())
    for path in copied():
        assert (ROOT / path).exists(), path


def test_libraries_are_those_of_the_lock_and_their_hashes_are_checked() -> None:
    (install,) = [run for run in all_of("RUN") if "pip install" in run]
    assert "--require-hashes" in install
    assert install.endswith(f"-r {LOCK}")
    words = [instruction.word for instruction in dockerfile()]
    assert words.index("COPY") < words.index("RUN")
    assert copied()[0] == LOCK


def test_python_is_one_the_bot_can_use() -> None:
    found = re.fullmatch(r"python:(\d+)\.(\d+)-slim", one("FROM"))
    assert found is not None
    assert (int(found[1]), int(found[2])) >= (3, 11)


def test_the_image_holds_no_token() -> None:
    tokens = [setting.name for setting in SETTINGS if setting.field == "token"]
    for file in ("Dockerfile", "compose.yaml"):
        text = (ROOT / file).read_text(encoding="utf-8")
        assert not any(f"{name}=" in text or f"{name}:" in text for name in tokens)
    assert one_line(".env.example", "DISCORD_TOKEN=") == "DISCORD_TOKEN="
    assert ".env" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


def one_line(file: str, beginning: str) -> str:
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    (line,) = [line.strip() for line in lines if line.strip().startswith(beginning)]
    return line


# Who runs, and what ---------------------------------------------------------------------------


def test_the_bot_does_not_run_as_root() -> None:
    words = [instruction.word for instruction in dockerfile()]
    user = one("USER")
    assert user not in ("root", "0")
    assert not {"RUN", "COPY"} & set(words[words.index("USER") :])
    assert any("useradd --system --uid 10001" in run and f" {user}" in run for run in all_of("RUN"))


def test_the_database_is_on_the_volume_and_the_volume_is_the_users() -> None:
    settings = read_settings(environment())
    assert str(settings.database.parent) == one("VOLUME")
    assert any(
        f"install -d -o {one('USER')} -g {one('USER')}" in run and run.endswith(one("VOLUME"))
        for run in all_of("RUN")
    )


def test_the_signal_to_stop_reaches_the_bot() -> None:
    assert exec_form(one("ENTRYPOINT")) == ["python", "-m", "bot"]
    assert exec_form(one("CMD")) == ["run"]
    assert not all_of("STOPSIGNAL")  # SIGTERM, which the bot listens to


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the image has in it, and nothing else."""
    folder = tmp_path_factory.mktemp("image")
    for path in copied():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / path).is_dir():
            shutil.copytree(ROOT / path, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / path, target)
    return folder


def run_in(image: Path, *command: str, data: Path) -> subprocess.CompletedProcess[str]:
    words = [sys.executable if word == "python" else word for word in command]
    variables = environment() | {
        "PATH": os.environ["PATH"],
        "PYTHONDONTWRITEBYTECODE": "1",
        "FIAKER_DATABASE": str(data / "fiaker.sqlite"),
    }
    return subprocess.run(
        words, cwd=image, env=variables, capture_output=True, text=True, check=False, timeout=60
    )


def test_what_is_copied_is_enough_to_run(image: Path, tmp_path: Path) -> None:
    entry = exec_form(one("ENTRYPOINT"))
    doctor = run_in(image, *entry, "doctor", data=tmp_path)
    assert "FAIL  words" not in doctor.stdout, doctor.stdout
    assert "words of games.vienna: en, de, fr, it" in doctor.stdout, doctor.stderr
    imports = run_in(image, "python", "-W", "ignore", "-c", "import cogs.client", data=tmp_path)
    assert imports.returncode == 0, imports.stderr
    started = run_in(image, *entry, *exec_form(one("CMD")), data=tmp_path)
    assert started.stderr.startswith("Set DISCORD_TOKEN")
    drawn = run_in(image, *entry, "picture", "-o", str(tmp_path / "board.png"), data=tmp_path)
    assert drawn.returncode == 0, drawn.stderr


def test_the_health_check_is_a_command_that_there_is(image: Path, tmp_path: Path) -> None:
    options, command = one("HEALTHCHECK").split(" CMD ")
    assert {option.split("=")[0] for option in options.split()} == {
        *("--interval", "--timeout", "--start-period", "--retries")
    }
    (tmp_path / "fiaker.sqlite.heartbeat").touch()
    assert run_in(image, *exec_form(command), data=tmp_path).returncode == 0
    (tmp_path / "fiaker.sqlite.heartbeat").unlink()
    assert run_in(image, *exec_form(command), data=tmp_path).returncode == 1


# Compose --------------------------------------------------------------------------------------


def test_compose_and_the_image_agree() -> None:
    database = environment()["FIAKER_DATABASE"]
    assert one_line("compose.yaml", "FIAKER_DATABASE:").split()[1] == database
    assert one_line("compose.yaml", "- data:") == f"- data:{one('VOLUME')}"
    assert one_line("compose.yaml", "env_file:").split()[1] == ".env"
    assert one_line("compose.yaml", "restart:") == "restart: unless-stopped"
    assert one_line("compose.yaml", "read_only:") == "read_only: true"


def test_compose_waits_longer_than_the_bot_takes_to_stop() -> None:
    found = re.match(r"stop_grace_period: (\d+)s", one_line("compose.yaml", "stop_grace_period:"))
    app = (ROOT / "bot" / "app.py").read_text(encoding="utf-8")
    needed = re.search(r"^_SECONDS_TO_FINISH = (\d+)$", app, re.MULTILINE)
    assert found is not None
    assert needed is not None
    assert int(found[1]) >= 2 * int(needed[1])


def test_the_example_of_settings_names_real_ones_with_their_defaults() -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    given = dict(re.findall(r"^(?:# )?([A-Z_]+)=(.*)$", "\n".join(lines), re.MULTILINE))
    # The database has its place on the volume.
    known = {s.name: s.default for s in SETTINGS if s.name != "FIAKER_DATABASE"}
    assert given == known
