-- Links that prove an address: one row for the newest mail of a kind that a person asked for.
CREATE TABLE account_links (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('activation', 'reset')),
  UNIQUE (user_id, purpose)
);

-- What opens a link: made when its mail is written. A mail that is tried again gets another one, and both open it.
CREATE TABLE account_tokens (
  -- sha256 of the token: a stolen table opens nothing
  token_hash bytea PRIMARY KEY,
  link_id text NOT NULL REFERENCES account_links ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX account_tokens_link ON account_tokens (link_id);
CREATE INDEX account_tokens_expiry ON account_tokens (expires_at);
