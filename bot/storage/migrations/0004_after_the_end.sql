-- Whose opener has been told that their match cannot be shown, and where it was then.

ALTER TABLE displays ADD COLUMN complained INTEGER;

-- What was played in a channel last can be asked for after its end.
CREATE INDEX matches_by_channel ON matches (channel, id);
