-- Games as append-only logs, notes beside them, and what games are found by.

CREATE TABLE games (
    number INTEGER PRIMARY KEY,            -- in the order of making
    id TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,              -- entries in the log
    changed_at INTEGER NOT NULL,           -- all times: milliseconds since 1970, UTC
    over INTEGER NOT NULL,
    queue TEXT,                            -- the queue in which the game waits for a stranger
    due INTEGER,                           -- when the running clock runs out
    notes TEXT,                            -- JSON
    notes_revision INTEGER NOT NULL DEFAULT 0,
    seen_first INTEGER,
    seen_second INTEGER
) STRICT;

CREATE INDEX games_by_queue ON games (queue, number) WHERE queue IS NOT NULL;
CREATE INDEX games_by_due ON games (due) WHERE due IS NOT NULL;

CREATE TABLE entries (
    game INTEGER NOT NULL REFERENCES games (number),
    version INTEGER NOT NULL,              -- from 1, without gaps
    entry TEXT NOT NULL,                   -- JSON
    PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE holders (
    holder BLOB NOT NULL,                  -- SHA-256 of the secret; the secret itself is never kept
    game INTEGER NOT NULL REFERENCES games (number),
    PRIMARY KEY (holder, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX holders_by_game ON holders (game);

CREATE TABLE signs_of_life (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE outages (
    since INTEGER NOT NULL,
    until INTEGER NOT NULL PRIMARY KEY
) STRICT;
