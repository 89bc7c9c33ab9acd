-- When what time makes necessary runs next: one process of all does it, and another takes over from one that died.
CREATE TABLE schedules (
  name text PRIMARY KEY,
  next_at timestamptz NOT NULL,
  -- who runs it now, and until when that counts without being said again
  holder uuid,
  leased_until timestamptz,
  -- the last run: when it ended, how long it took, how many of its jobs failed
  last_at timestamptz,
  last_took_ms int,
  last_failures int NOT NULL DEFAULT 0
);
