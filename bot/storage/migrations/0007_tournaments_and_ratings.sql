-- Tournaments: each as one value that is saved whole, so that of two writers one loses.

CREATE TABLE events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    phase TEXT NOT NULL,
    version INTEGER NOT NULL,
    due REAL,
    state BLOB NOT NULL,
    display BLOB NOT NULL DEFAULT X'7B7D',
    shown INTEGER NOT NULL DEFAULT -1,
    attempts INTEGER NOT NULL DEFAULT 0,
    show_at REAL NOT NULL DEFAULT 0
) STRICT;

CREATE UNIQUE INDEX one_event_a_channel ON events (channel)
WHERE phase NOT IN ('over', 'cancelled');
CREATE INDEX events_by_channel ON events (channel, id);
CREATE INDEX events_by_guild ON events (guild, id);
CREATE INDEX events_by_due ON events (due) WHERE due IS NOT NULL;
CREATE INDEX events_to_show ON events (show_at) WHERE shown < version;

-- Who takes part in which, so that people find theirs and can be forgotten.

CREATE TABLE event_people (
    event INTEGER NOT NULL REFERENCES events (id),
    user INTEGER NOT NULL,
    PRIMARY KEY (event, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX events_by_user ON event_people (user);

-- Requests that were carried out, so that none is carried out twice.

CREATE TABLE event_requests (
    interaction TEXT PRIMARY KEY,
    event INTEGER NOT NULL REFERENCES events (id),
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX event_requests_by_at ON event_requests (at);

-- What was ruled. Nothing is ever changed or taken out.

CREATE TABLE ledger (
    event INTEGER NOT NULL REFERENCES events (id),
    number INTEGER NOT NULL,
    entry BLOB NOT NULL,
    PRIMARY KEY (event, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER ledger_never_changes BEFORE UPDATE ON ledger
BEGIN
    SELECT RAISE(ABORT, 'the ledger never changes');
END;

CREATE TRIGGER ledger_only_grows BEFORE INSERT ON ledger
WHEN EXISTS (SELECT 1 FROM ledger WHERE event = NEW.event AND number = NEW.number)
BEGIN
    SELECT RAISE(ABORT, 'the ledger never changes');
END;

CREATE TRIGGER ledger_never_shrinks BEFORE DELETE ON ledger
BEGIN
    SELECT RAISE(ABORT, 'the ledger never shrinks');
END;

-- Which table of which event a match is, and since when its event is paused.

ALTER TABLE matches ADD COLUMN event INTEGER REFERENCES events (id);
ALTER TABLE matches ADD COLUMN event_table INTEGER;
ALTER TABLE matches ADD COLUMN paused_at REAL;

CREATE UNIQUE INDEX one_match_a_table ON matches (event, event_table) WHERE event IS NOT NULL;

-- Which matches have been looked at for ratings, in which order, and by which rule.

CREATE TABLE rated_matches (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL UNIQUE REFERENCES matches (id),
    counts INTEGER NOT NULL,
    spared_above TEXT
) STRICT;

ALTER TABLE matches ADD COLUMN rated_as INTEGER REFERENCES rated_matches (number);

CREATE INDEX unrated_matches ON matches (ended_at, id)
WHERE status = 'finished' AND rated = 1 AND rated_as IS NULL;

-- What each of them did to whose rating, on its server and everywhere (0). Of somebody who has been
-- forgotten the numbers stay, for others' ratings follow from them.

CREATE TABLE rating_changes (
    number INTEGER NOT NULL REFERENCES rated_matches (number),
    guild INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    user INTEGER,
    mu_before REAL NOT NULL,
    sigma_before REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (number, guild, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_changes_by_user ON rating_changes (user, game, guild, number)
WHERE user IS NOT NULL;

-- Where everybody stands.

CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    user INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    last_at REAL NOT NULL,
    PRIMARY KEY (guild, game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_user ON ratings (user);
