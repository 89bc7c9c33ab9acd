-- What a form about a supplier began with: two people may edit one.
ALTER TABLE suppliers ADD COLUMN version int NOT NULL DEFAULT 1;

-- The link that makes the first admin of an empty marketplace: printed at the start, used once.
CREATE TABLE first_admin_links (
  token_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
