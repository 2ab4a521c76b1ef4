"""What the documents say, held to what is there: links, pictures, fields, commands, an example."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.rules_selfplay import PLAYERS, Table, read_options, tell_match
from games.registry import GAMES
from games.vienna.edition import NEWEST, Gain
from games.vienna.edition_index import board_of
from language import word_file, words_of
from render.painters import painter_of

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PICTURES = DOCS / "pictures"
PAGES = sorted([*DOCS.glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
VIENNA = (DOCS / "vienna.md").read_text(encoding="utf-8")
MOST_BYTES = 2_000_000  # of pictures, which everybody who clones the project fetches


def links_of(page: Path) -> list[str]:
    """Where the links and pictures of a page lead."""
    return re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8"))


def headings_of(page: Path) -> set[str]:
    """The names by which GitHub lets one link to the headings of a page."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in links_of(page):
        if re.match(r"https?:", link):
            continue
        path, _, heading = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        if heading:
            assert heading in headings_of(target), link


def test_every_picture_is_shown_somewhere_and_all_together_are_small() -> None:
    shown = {
        (page.parent / link).resolve()
        for page in PAGES
        for link in links_of(page)
        if "pictures/" in link
    }
    there = set(PICTURES.iterdir())
    assert there - shown == set()
    assert sum(path.stat().st_size for path in there) < MOST_BYTES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_picture_says_what_it_shows(page: Path) -> None:
    assert "![](" not in page.read_text(encoding="utf-8")


# Commands -------------------------------------------------------------------------------------


def commands_of_discord() -> set[str]:
    """The commands there are on Discord, as they are typed in English."""
    text = word_file("cogs", "en")
    ids = re.findall(r"^command-((?!option-|choice-).+?) = ", text, re.MULTILINE)
    names = [re.sub("^desk-", "tournament-desk-", id) for id in ids if not id.endswith("-about")]
    within = re.compile(r"^(?:game-(?:admin-)?|tournament-(?:desk-)?)")
    return {within.sub(lambda found: found[0].replace("-", " "), name) for name in names}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_on_a_page_is_one_that_there_is(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    typed = re.findall(r"`/([a-z][a-z\- ]*)`", text)
    assert set(typed) <= commands_of_discord()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_line_on_a_page_is_one_that_there_is(page: Path) -> None:
    folder = ROOT / "bot" / "commands"
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    known = set(re.findall(r'add_parser\(\s*"([a-z-]+)"', code))
    typed = re.findall(r"python -m bot ([a-z-]+)", page.read_text(encoding="utf-8"))
    assert set(typed) <= known


# Vienna ---------------------------------------------------------------------------------------


def test_the_page_tells_of_every_field_in_street_order_with_its_number() -> None:
    board = board_of(NEWEST)
    street = [f"{field.name} · {taken(field.accepts)}" for field in board.street]
    told = re.findall(r"^### (.+ · .+?)(?: ⚡)?$", VIENNA, re.MULTILINE)
    assert told == [*street, f"{board.geheimbund.name} · any dice"]


def taken(accepts: tuple[int, ...] | str) -> str:
    return "any pair" if isinstance(accepts, str) else " or ".join(map(str, accepts))


def test_the_page_says_what_simple_fields_cost_and_give() -> None:
    for field in board_of(NEWEST).street:
        if isinstance(field.effect, Gain):
            section = VIENNA.split(f"### {field.name} · ")[1].split("###")[0]
            assert price_and_gain(field.effect) in section, field.name


def price_and_gain(effect: Gain) -> str:
    gains = [counted(effect.coins, "coin")] * (effect.coins > 0)
    gains += [counted(effect.points, "point")] * (effect.points > 0)
    get = f"et {' and '.join(gains)}."
    return f"Pay {counted(effect.cost, 'coin')}, g{get}" if effect.cost else f"G{get}"


def counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def test_the_page_shows_the_card_of_every_field_and_special_card() -> None:
    topics = painter_of(GAMES["vienna"]).topics()
    wanted = {topic for topic in topics if topic.startswith(("field-", "special-"))}
    shown = {Path(link).stem for link in links_of(DOCS / "vienna.md")}
    assert wanted <= shown


def test_the_lightning_is_on_the_fields_that_act_at_once() -> None:
    told = re.findall(r"^### (\S+) · .+ ⚡$", VIENNA, re.MULTILINE)
    assert told == ["Krieau", "Prater", "Geheimbund"]


def test_the_example_happened() -> None:
    """The match of `make pictures`: what is quoted was said there, in this order."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "EXAMPLE := $(BIN)/python -m bot picture --players random --seed 4 --seats 3" in makefile
    game = GAMES["vienna"]
    table = Table(game, 3, read_options(game, []), PLAYERS["random"])
    told = "\n".join(tell_match(table, 4, words_of(game.package, "en"))).splitlines()
    quoted = re.findall(r"^> (.+)$", VIENNA, re.MULTILINE)
    assert len(quoted) > 10
    lines = iter(told)
    for line in quoted:
        assert line in lines, line  # which goes on from the line before
