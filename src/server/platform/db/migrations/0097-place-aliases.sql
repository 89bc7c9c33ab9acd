-- What else people call a place: landmarks, crossroads, short names. Looked for beside its name, shown to staff alone.
ALTER TABLE locations ADD COLUMN aliases text[] NOT NULL DEFAULT '{}';
