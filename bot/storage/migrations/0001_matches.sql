-- Matches, their seats, the log of their moves, what is still to be shown, and people.

CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    opener INTEGER,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options BLOB NOT NULL,
    seats_wanted INTEGER NOT NULL,
    undo TEXT NOT NULL,
    rated INTEGER NOT NULL,
    seed BLOB NOT NULL,
    opened_at REAL NOT NULL,
    status TEXT NOT NULL,
    version INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    shown_revision INTEGER NOT NULL CHECK (shown_revision <= revision),
    undo_allowed INTEGER NOT NULL,
    salts BLOB NOT NULL,
    state BLOB,
    position INTEGER NOT NULL,
    proposal BLOB,
    outcome BLOB,
    started_at REAL,
    ended_at REAL
) STRICT;

CREATE UNIQUE INDEX one_match_a_channel ON matches (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX running_matches ON matches (id) WHERE status = 'running';
CREATE INDEX matches_by_opener ON matches (opener);

CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    ai TEXT,
    salt TEXT NOT NULL,
    conceded INTEGER NOT NULL,
    offered INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user);

CREATE TABLE moves (
    match INTEGER NOT NULL REFERENCES matches (id),
    revision INTEGER NOT NULL,
    seat INTEGER,
    actor TEXT NOT NULL,
    user INTEGER,
    at REAL NOT NULL,
    interaction TEXT NOT NULL UNIQUE,
    move BLOB,
    back_to INTEGER,
    events BLOB NOT NULL,
    position INTEGER NOT NULL,
    reveals INTEGER NOT NULL,
    PRIMARY KEY (match, revision)
) STRICT, WITHOUT ROWID;

CREATE INDEX moves_by_user ON moves (user);

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id),
    revision INTEGER NOT NULL,
    notice TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due REAL NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX outbox_by_match ON outbox (match, id);

CREATE TABLE answers (
    interaction TEXT PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    answer BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX answers_by_match ON answers (match);

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    name TEXT,
    settings BLOB NOT NULL
) STRICT;

CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    settings BLOB NOT NULL
) STRICT;
