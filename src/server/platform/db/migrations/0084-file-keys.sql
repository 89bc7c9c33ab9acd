-- Keys under which files are sealed, by name; no key is ever in the database. One key seals, others are on their way out.
CREATE TABLE file_keys (
  name text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{16}$'),
  first_used_at timestamptz NOT NULL,
  -- another key seals since then
  replaced_at timestamptz,
  -- nothing was sealed under it any more
  gone_at timestamptz
);
CREATE UNIQUE INDEX one_key_seals ON file_keys ((replaced_at IS NULL)) WHERE replaced_at IS NULL;
-- The key under which a file is known to be sealed; null until somebody has looked.
ALTER TABLE files ADD COLUMN sealed_under text REFERENCES file_keys;
ALTER TABLE car_photos ADD COLUMN sealed_under text REFERENCES file_keys;
-- What must outlive a change of the key that it once came from, sealed under the key of the files.
CREATE TABLE installation_secrets (name text PRIMARY KEY, sealed bytea NOT NULL);
