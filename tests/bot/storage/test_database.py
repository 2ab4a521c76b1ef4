"""Which files are taken as a database, how schemas follow each other, and what a transaction is."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.storage.database import BadDatabase, Database, inspect, read_migrations

ROOT = Path(__file__).parents[3]
NOBODY = 65534
DIARY = "CREATE TABLE diary (entry INTEGER PRIMARY KEY, writer TEXT NOT NULL) STRICT;"
WRITE = "INSERT INTO diary (writer) VALUES (?)"


@asynccontextmanager
async def opened(path: Path, migrations: Sequence[str] | None = None) -> AsyncGenerator[Database]:
    database = await Database.open(path, migrations)
    try:
        yield database
    finally:
        await database.close()


async def ask(database: Database, query: str) -> list[object]:
    """The first column of what a query finds."""
    return await database.read(lambda connection: [row[0] for row in connection.execute(query)])


async def open_and_close(path: Path, migrations: Sequence[str] | None = None) -> None:
    async with opened(path, migrations):
        pass


def contents(path: Path) -> list[str]:
    """Everything in a database, its version included, as the statements that would make it."""
    with closing(sqlite3.connect(path)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()
        return [f"version {version}", *connection.iterdump()]


def beside(path: Path) -> list[str]:
    return sorted(other.name for other in path.parent.iterdir() if other != path)


# A new database -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        ("journal_mode", "wal"),
        ("synchronous", 2),  # FULL
        ("foreign_keys", 1),
        ("user_version", len(read_migrations())),
        ("application_id", int.from_bytes(b"Fiak")),
    ],
)
async def test_a_database_is_set_up_to_lose_nothing(
    pragma: str, value: object, tmp_path: Path
) -> None:
    for _ in ("new", "opened again"):
        async with opened(tmp_path / "new.sqlite") as database:
            assert await ask(database, f"PRAGMA {pragma}") == [value]


async def test_a_new_file_gets_the_schema(tmp_path: Path) -> None:
    async with opened(tmp_path / "new.sqlite") as database:
        tables = set(await ask(database, "SELECT name FROM sqlite_master WHERE type = 'table'"))
        assert {"matches", "seats", "moves", "outbox", "answers", "users", "guilds"} <= tables


async def test_an_empty_file_is_a_new_database(tmp_path: Path) -> None:
    (tmp_path / "empty.sqlite").touch()
    async with opened(tmp_path / "empty.sqlite") as database:
        assert await ask(database, "SELECT count(*) FROM matches") == [0]


async def test_a_closed_database_is_one_file(tmp_path: Path) -> None:
    await open_and_close(tmp_path / "new.sqlite")
    assert beside(tmp_path / "new.sqlite") == []


async def test_a_path_may_have_any_letters(tmp_path: Path) -> None:
    path = tmp_path / "Wien & Café?mode=ro#50%.sqlite"
    await open_and_close(path)
    await open_and_close(path)
    inspect(path)
    assert path.exists()


async def test_a_row_must_belong_to_a_match(tmp_path: Path) -> None:
    async with opened(tmp_path / "new.sqlite") as database:
        query = "INSERT INTO outbox (match, revision, notice) VALUES (1, 0, 'lobby')"
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            await database.write(lambda connection: connection.execute(query))


async def test_many_may_open_a_new_file_at_the_same_time(tmp_path: Path) -> None:
    for number in range(5):
        path = tmp_path / f"{number}.sqlite"
        await asyncio.gather(*(open_and_close(path) for _ in range(8)))


# Files that are refused -----------------------------------------------------------------------

Maker: TypeAlias = Callable[[Path], Awaitable[None]]


async def newer(path: Path) -> None:
    await open_and_close(path, [*read_migrations(), "CREATE TABLE later (x);"])


async def newer_in_one_file(path: Path) -> None:
    await newer(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")


async def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")


async def foreign_with_wal(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE songs (title TEXT)")


async def foreign_without_tables(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA application_id = 7")
        connection.execute("PRAGMA user_version = 1")


async def text(path: Path) -> None:
    path.write_text("Dear diary,\n" * 1000, encoding="utf-8")


async def one_letter(path: Path) -> None:
    path.write_text("x", encoding="utf-8")


async def cut_after(path: Path, size: int) -> None:
    await open_and_close(path)
    os.truncate(path, size if size > 0 else path.stat().st_size + size)


async def cut_in_the_header(path: Path) -> None:
    await cut_after(path, 16)


async def cut_in_the_first_page(path: Path) -> None:
    await cut_after(path, 600)


async def cut_between_pages(path: Path) -> None:
    await cut_after(path, 8192)


async def cut_in_the_last_page(path: Path) -> None:
    await cut_after(path, -1)


KNOWN = len(read_migrations())
NEWER = f"was written by a newer Fiaker (schema {KNOWN + 1}; this one knows {KNOWN}). Upgrade"
FOREIGN = "is the database of another program. Choose another file."
NO_DATABASE = "is not a database. Choose another file, or restore a backup."

REFUSED: list[tuple[Maker, str]] = [
    (newer, NEWER),
    (newer_in_one_file, NEWER),
    (foreign, FOREIGN),
    (foreign_with_wal, FOREIGN),
    (foreign_without_tables, FOREIGN),
    (text, NO_DATABASE),
    (one_letter, NO_DATABASE),
    (cut_in_the_header, NO_DATABASE),
    (cut_in_the_first_page, NO_DATABASE),
    (cut_between_pages, NO_DATABASE),
    (cut_in_the_last_page, NO_DATABASE),
]

every_refused_file = pytest.mark.parametrize(
    ("make", "sentence"),
    [pytest.param(make, sentence, id=make.__name__) for make, sentence in REFUSED],
)


@every_refused_file
async def test_a_file_that_is_not_ours_is_refused_in_one_sentence(
    make: Maker, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "file.sqlite"
    await make(path)
    with pytest.raises(BadDatabase) as refusal:
        await open_and_close(path)
    assert str(refusal.value).startswith(f"{path} {sentence}")


@every_refused_file
async def test_a_refused_file_keeps_its_bytes(make: Maker, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "file.sqlite"
    await make(path)
    before = path.read_bytes()
    with pytest.raises(BadDatabase):
        await open_and_close(path)
    assert path.read_bytes() == before


@every_refused_file
async def test_a_refused_file_gets_no_journals(make: Maker, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "file.sqlite"
    await make(path)
    with pytest.raises(BadDatabase):
        await open_and_close(path)
    assert beside(path) == []


@every_refused_file
async def test_looking_at_a_refused_file_says_the_same(
    make: Maker, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "file.sqlite"
    await make(path)
    with pytest.raises(BadDatabase) as refusal:
        inspect(path)
    assert str(refusal.value).startswith(f"{path} {sentence}")
    assert beside(path) == []


async def test_a_newer_file_in_use_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "file.sqlite"
    async with opened(path, [*read_migrations(), DIARY]) as database:
        await database.write(lambda connection: connection.execute(WRITE, ("Anna",)))
        before = {file: file.read_bytes() for file in (path, Path(f"{path}-wal"))}
        with pytest.raises(BadDatabase, match="newer Fiaker"):
            await open_and_close(path)
        assert {file: file.read_bytes() for file in before} == before
        assert await ask(database, "SELECT writer FROM diary") == ["Anna"]


async def test_a_transaction_that_was_cut_off_is_rolled_back(tmp_path: Path) -> None:
    # As when the bot is killed before a new file, or one put back, is switched to WAL.
    path, killed_at = tmp_path / "file.sqlite", tmp_path / "killed.sqlite"
    await open_and_close(path, [DIARY])
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("BEGIN")
        connection.execute("PRAGMA cache_size = 1")  # so that changes reach the file early
        connection.execute("INSERT INTO diary (writer) VALUES (hex(zeroblob(1000000)))")
        shutil.copy(path, killed_at)
        shutil.copy(f"{path}-journal", f"{killed_at}-journal")
    async with opened(killed_at, [DIARY]) as database:
        assert await ask(database, "SELECT count(*) FROM diary") == [0]


# Places that are refused ----------------------------------------------------------------------


async def test_a_folder_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "folder"
    path.mkdir()
    with pytest.raises(BadDatabase, match=r"folder is a folder\. "):
        await open_and_close(path)
    assert beside(path) == []
    assert list(path.iterdir()) == []


async def test_a_missing_folder_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match=r"cannot be opened\. Does its folder exist"):
        await open_and_close(tmp_path / "no" / "new.sqlite")
    assert list(tmp_path.iterdir()) == []


async def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("text", encoding="utf-8")
    with pytest.raises(BadDatabase, match=r"cannot be opened\. Does its folder exist"):
        await open_and_close(tmp_path / "file" / "new.sqlite")
    assert (tmp_path / "file").read_text(encoding="utf-8") == "text"


@pytest.fixture
def public_folder() -> Generator[Path]:
    """A folder that accounts other than ours can reach, which those of pytest are not."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


def open_as_nobody(path: str) -> None:
    """For a child: open the database without root's privilege to ignore permissions."""
    # While the sources, and what Python itself loads late, can still be read.
    migrations = read_migrations()
    Path(path).absolute().as_uri()
    if os.getuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    _open_and_tell(path, migrations)


def open_without_room(path: str) -> None:
    """For a child: open the database where no file can grow."""
    migrations = read_migrations()
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    _open_and_tell(path, migrations)


def _open_and_tell(path: str, migrations: Sequence[str]) -> None:
    try:
        asyncio.run(open_and_close(Path(path), migrations))
    except BadDatabase as refusal:
        sys.stdout.write(str(refusal))
    else:
        sys.stdout.write("opened")


def answer_of(child: Callable[[str], None], path: Path) -> str:
    """What the function says to this path in a process of its own."""
    code = f"import sys; from {__name__} import {child.__name__} as f; f(sys.argv[1])"
    command = [sys.executable, "-W", "error", "-c", code, str(path)]
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


READ_ONLY = "cannot be written. Give this account the right to write it."
OUT_OF_REACH = "cannot be opened. Does its folder exist, and may this account write there?"


@pytest.mark.parametrize(
    ("file_mode", "folder_mode"),
    [
        pytest.param(0o444, 0o555, id="all read-only"),
        pytest.param(0o444, 0o777, id="file read-only"),
        pytest.param(0o666, 0o555, id="folder read-only"),
        pytest.param(0o000, 0o777, id="file out of reach"),
        pytest.param(0o666, 0o000, id="folder out of reach"),
    ],
)
async def test_a_database_that_cannot_be_written_is_refused(
    file_mode: int, folder_mode: int, public_folder: Path
) -> None:
    path = public_folder / "file.sqlite"
    await open_and_close(path)
    before = path.read_bytes()
    path.chmod(file_mode)
    public_folder.chmod(folder_mode)
    answer = answer_of(open_as_nobody, path)
    public_folder.chmod(0o755)
    path.chmod(0o644)
    assert answer in (f"{path} {READ_ONLY}", f"{path} {OUT_OF_REACH}")
    assert path.read_bytes() == before
    assert beside(path) == []


def test_a_folder_that_takes_no_files_is_refused(public_folder: Path) -> None:
    public_folder.chmod(0o555)
    path = public_folder / "new.sqlite"
    assert answer_of(open_as_nobody, path) == f"{path} {OUT_OF_REACH}"
    assert list(public_folder.iterdir()) == []


def test_an_account_that_may_write_is_not_refused(public_folder: Path) -> None:
    public_folder.chmod(0o777)
    assert answer_of(open_as_nobody, public_folder / "new.sqlite") == "opened"


async def test_a_full_disk_is_named(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    [first, *others] = read_migrations()
    with pytest.raises(BadDatabase, match=r"The disk with .*new.sqlite is full. Make room"):
        await open_and_close(path, [f"PRAGMA max_page_count = 3;\n{first}", *others])
    assert beside(path) == []


async def test_once_there_is_room_a_database_is_made_after_all(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    [first, *others] = read_migrations()
    with pytest.raises(BadDatabase):
        await open_and_close(path, [f"PRAGMA max_page_count = 3;\n{first}", *others])
    async with opened(path) as database:
        assert await ask(database, "SELECT count(*) FROM matches") == [0]


def test_a_disk_that_fails_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    assert answer_of(open_without_room, path) == f"{path} cannot be used: disk I/O error."


# Migrations -----------------------------------------------------------------------------------

SCHEMAS = (
    read_migrations()[0],
    f"{DIARY}\nINSERT INTO diary (writer) VALUES ('second');\n",
    "INSERT INTO diary (writer) VALUES ('third');\n-- why it was needed",
    "ALTER TABLE diary ADD COLUMN mood TEXT;\nINSERT INTO diary (writer) VALUES ('fourth');",
)


@pytest.mark.parametrize("start", range(len(SCHEMAS) + 1))
async def test_migrations_follow_each_other_from_any_schema(start: int, tmp_path: Path) -> None:
    path = tmp_path / "file.sqlite"
    await open_and_close(path, SCHEMAS[:start])
    async with opened(path, SCHEMAS) as database:
        assert await ask(database, "SELECT writer FROM diary") == ["second", "third", "fourth"]
        assert await ask(database, "PRAGMA user_version") == [4]


async def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "file.sqlite"
    await open_and_close(path, SCHEMAS)
    before = path.read_bytes()
    await open_and_close(path, SCHEMAS)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "failing",
    [
        "INSERT INTO diary (writer) VALUES ('x');\nCREATE TABLE diary (x);",
        "DELETE FROM diary;\nINSERT INTO diary (writer) VALUES (NULL);",
        "DROP TABLE matches;\nthis is not SQL;",
    ],
    ids=["cannot be done", "breaks a constraint", "is not SQL"],
)
async def test_a_migration_that_fails_leaves_the_schema_before_it(
    failing: str, tmp_path: Path
) -> None:
    path = tmp_path / "file.sqlite"
    await open_and_close(path, SCHEMAS[:2])
    before = contents(path)
    with pytest.raises(BadDatabase, match=r"file\.sqlite cannot be used: "):
        await open_and_close(path, [*SCHEMAS[:2], failing])
    assert contents(path) == before
    assert beside(path) == []


async def test_migrations_before_one_that_fails_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "file.sqlite"
    await open_and_close(path, SCHEMAS[:1])
    with pytest.raises(BadDatabase):
        await open_and_close(path, [*SCHEMAS[:3], "this is not SQL;"])
    async with opened(path, SCHEMAS[:3]) as database:
        assert await ask(database, "SELECT writer FROM diary") == ["second", "third"]


# Transactions ---------------------------------------------------------------------------------


async def test_what_was_written_is_there_for_others_at_once(tmp_path: Path) -> None:
    path = tmp_path / "file.sqlite"
    async with opened(path, [DIARY]) as database, opened(path, [DIARY]) as other:
        await database.write(lambda connection: connection.execute(WRITE, ("Anna",)))
        assert await ask(other, "SELECT writer FROM diary") == ["Anna"]


async def test_a_write_answers_with_what_the_work_returned(tmp_path: Path) -> None:
    async with opened(tmp_path / "file.sqlite", [DIARY]) as database:
        assert await database.write(lambda _: "done") == "done"


@pytest.mark.parametrize("error", [ZeroDivisionError, sqlite3.OperationalError, KeyboardInterrupt])
async def test_an_exception_takes_everything_back(
    error: type[BaseException], tmp_path: Path
) -> None:
    def work(connection: sqlite3.Connection) -> None:
        connection.execute(WRITE, ("Anna",))
        connection.execute("CREATE TABLE another (x)")
        raise error

    path = tmp_path / "file.sqlite"
    async with opened(path, [DIARY]) as database:
        before = contents(path)
        with pytest.raises(error):
            await database.write(work)
        assert contents(path) == before


async def test_after_an_exception_the_next_write_succeeds(tmp_path: Path) -> None:
    async with opened(tmp_path / "file.sqlite", [DIARY]) as database:
        with pytest.raises(sqlite3.OperationalError):
            await database.write(lambda connection: connection.execute("this is not SQL"))
        await database.write(lambda connection: connection.execute(WRITE, ("Anna",)))
        assert await ask(database, "SELECT writer FROM diary") == ["Anna"]


async def test_a_constraint_that_is_checked_at_the_end_takes_everything_back(
    tmp_path: Path,
) -> None:
    late = "REFERENCES diary (entry) DEFERRABLE INITIALLY DEFERRED"
    schema = f"{DIARY}\nCREATE TABLE notes (entry INTEGER {late});"

    def work(connection: sqlite3.Connection) -> None:
        connection.execute(WRITE, ("Anna",))
        connection.execute("INSERT INTO notes VALUES (99)")

    async with opened(tmp_path / "file.sqlite", [schema]) as database:
        with pytest.raises(sqlite3.IntegrityError):
            await database.write(work)
        assert await ask(database, "SELECT writer FROM diary") == []


async def test_concurrent_writes_never_interleave(tmp_path: Path) -> None:
    path = tmp_path / "file.sqlite"

    async def write_three(database: Database, writer: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for _ in range(3):
                connection.execute(WRITE, (writer,))

        await database.write(work)

    async with opened(path, [DIARY]) as here, opened(path, [DIARY]) as there:
        await asyncio.gather(
            *(write_three(here, f"here {n}") for n in range(10)),
            *(write_three(there, f"there {n}") for n in range(10)),
        )
        found = await ask(here, "SELECT writer FROM diary ORDER BY entry")
        assert len(found) == 60
        assert found[0::3] == found[1::3] == found[2::3]


async def test_concurrent_writes_lose_no_update(tmp_path: Path) -> None:
    path = tmp_path / "file.sqlite"

    def count_up(connection: sqlite3.Connection) -> None:
        (number,) = connection.execute("SELECT number FROM counter").fetchone()
        connection.execute("UPDATE counter SET number = ?", (number + 1,))

    schema = ["CREATE TABLE counter (number INTEGER);\nINSERT INTO counter VALUES (0);"]
    async with opened(path, schema) as here, opened(path, schema) as there:
        await asyncio.gather(*(side.write(count_up) for side in (here, there) * 20))
        assert await ask(here, "SELECT number FROM counter") == [40]


async def test_closing_waits_for_what_is_under_way(tmp_path: Path) -> None:
    path = tmp_path / "file.sqlite"
    database = await Database.open(path, [DIARY])
    writes = [
        asyncio.ensure_future(database.write(lambda c, n=n: c.execute(WRITE, (str(n),))))
        for n in range(10)
    ]
    await asyncio.sleep(0)  # every write has begun
    await database.close()
    await asyncio.gather(*writes)
    async with opened(path, [DIARY]) as again:
        assert await ask(again, "SELECT count(*) FROM diary") == [10]
