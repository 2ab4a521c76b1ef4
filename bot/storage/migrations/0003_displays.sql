-- In which language a table is spoken to, and where and how each match is shown.

ALTER TABLE matches ADD COLUMN language TEXT NOT NULL DEFAULT 'en';

CREATE TABLE displays (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    lobby INTEGER,
    lobby_channel INTEGER,
    board INTEGER,
    board_channel INTEGER,
    board_at REAL NOT NULL,
    revision INTEGER NOT NULL,
    asked BLOB NOT NULL,
    told INTEGER NOT NULL
) STRICT;

CREATE INDEX open_matches_by_guild ON matches (guild) WHERE status IN ('lobby', 'running');
