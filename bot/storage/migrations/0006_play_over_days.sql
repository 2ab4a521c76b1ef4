-- What the lobby agreed on about time, the clocks, and when somebody has to look at a match.

ALTER TABLE matches ADD COLUMN terms BLOB NOT NULL DEFAULT X'7B7D';
ALTER TABLE matches ADD COLUMN clocks BLOB NOT NULL DEFAULT X'5B5D';
ALTER TABLE matches ADD COLUMN due REAL;
ALTER TABLE matches ADD COLUMN rests_since REAL;

-- Without a clock, somebody looks once a day whether those who are asked are still there.

UPDATE matches SET due = CAST(strftime('%s', 'now') AS REAL) WHERE status = 'running';

CREATE INDEX matches_by_due ON matches (due) WHERE due IS NOT NULL;

-- Who plays until the owner is back, and what the owner prepared.

ALTER TABLE seats ADD COLUMN stand_in TEXT;
ALTER TABLE seats ADD COLUMN plan BLOB;

-- The deadline that the board shows.

ALTER TABLE displays ADD COLUMN deadline REAL;

-- What people are to be told, once for each match and kind.

CREATE TABLE reminders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    match INTEGER NOT NULL REFERENCES matches (id),
    kind TEXT NOT NULL,
    due REAL NOT NULL,
    UNIQUE (user, match, kind)
) STRICT;

CREATE INDEX reminders_by_due ON reminders (due);

-- When the bot was last alive, and when it was not: clocks stand still then.

CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
) STRICT;

CREATE TABLE downtimes (
    start INTEGER NOT NULL,
    stop INTEGER NOT NULL
) STRICT;

CREATE INDEX downtimes_by_stop ON downtimes (stop);

-- How often people were there in time.

CREATE TABLE attendance (
    user INTEGER PRIMARY KEY,
    kept INTEGER NOT NULL,
    missed INTEGER NOT NULL
) STRICT;

-- Who likes to hear of a match, and who likes to sit in on which server.

CREATE TABLE followers (
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX followers_by_user ON followers (user);

CREATE TABLE substitutes (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX substitutes_by_user ON substitutes (user);
