-- Pictures that staff send and the site shows to everybody. Their files lie beside the uploads, in sizes and formats.
CREATE TABLE pictures (
  -- 16 random bytes: what the names of its files begin with. The row is written before them.
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  kind text NOT NULL CHECK (kind IN ('photo', 'logo')),
  created_at timestamptz NOT NULL,
  -- when it was sent, or a form that names it was saved last
  touched_at timestamptz NOT NULL,
  -- nothing named it for a day: its files are being deleted, and nothing may name it any more
  is_discarded boolean NOT NULL DEFAULT false,
  -- the key under which its files are known to be sealed
  sealed_under text
);

-- When cars are handed over at a place: seven days from Monday, or null where somebody always is there.
-- Where they are parked, and what the place and its meeting point look like.
ALTER TABLE locations
  ADD COLUMN hours jsonb,
  ADD COLUMN parking jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN picture text REFERENCES pictures,
  ADD COLUMN meeting_picture text REFERENCES pictures;
