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
