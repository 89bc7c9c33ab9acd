-- Files that people send (licences, pictures) and the record of who looked at a licence.
CREATE TABLE files (
  -- 32 random bytes: nobody guesses one. The row is written before the file, so that no file is without a row.
  name text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{64}\.(jpg|webp|pdf)$'),
  kind text NOT NULL CHECK (kind IN ('licence', 'avatar')),
  -- whose it is; without one it is temporary
  owner_id text REFERENCES users ON DELETE SET NULL,
  -- who sent it: a person, or a device (sha256 of its cookie). Nobody any more: waits for its deletion
  maker_person text REFERENCES users ON DELETE SET NULL,
  maker_device bytea,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX files_one_each ON files (owner_id, kind) WHERE owner_id IS NOT NULL;
CREATE INDEX files_temporary ON files (created_at) WHERE owner_id IS NULL;

ALTER TABLE users ADD COLUMN license text;

-- Names no person beyond identifiers, and is only ever added to.
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL
);
CREATE INDEX audit_entity ON audit (entity, entity_id, at);

CREATE FUNCTION audit_is_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit rows are never changed';
END $$;
CREATE TRIGGER audit_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION audit_is_frozen();
