-- Games in which the computer has to throw or to move, and since when.

ALTER TABLE games ADD COLUMN computer INTEGER;

CREATE INDEX games_by_computer ON games (computer) WHERE computer IS NOT NULL;
