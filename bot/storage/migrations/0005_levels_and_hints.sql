-- The computer player there was so far is now one of three levels.

UPDATE seats SET ai = 'novice' WHERE ai = 'careful';

-- Whether those who play a match may ask for hints in it.

ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;

-- Options are kept complete from now on, for what a game likes best may change. So far Vienna had
-- one edition, and matches did not name it.

UPDATE matches
SET options = CAST(json_set(CAST(options AS TEXT), '$.edition', 'house') AS BLOB)
WHERE game = 'vienna' AND json_extract(CAST(options AS TEXT), '$.edition') IS NULL;
