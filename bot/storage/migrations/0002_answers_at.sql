-- When an answer was given, so that old ones can be dropped. Of those that are there already it is
-- not known; they count as given now, which keeps them no shorter than any other.

ALTER TABLE answers ADD COLUMN at REAL NOT NULL DEFAULT 0;

UPDATE answers SET at = CAST(strftime('%s', 'now') AS REAL);
