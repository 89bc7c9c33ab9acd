-- Signing in through a provider: whose account an identity opens, and the attempts that are under way.
CREATE TABLE social_identities (
  provider text NOT NULL CHECK (provider IN ('facebook', 'apple', 'google')),
  -- the provider's own name for the person; an e-mail address may change hands, this never does
  subject text NOT NULL,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject)
);
CREATE INDEX social_identities_user ON social_identities (user_id);

-- Holds no secret: what binds an attempt to a browser is made from its cookie.
CREATE TABLE social_attempts (
  state text PRIMARY KEY,
  provider text NOT NULL,
  next text,
  language text CHECK (language IN ('en', 'fr', 'es')),
  stay_connected boolean NOT NULL,
  -- who was signed in at the start: they may connect the identity to their account
  user_id text REFERENCES users ON DELETE CASCADE,
  full_name text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX social_attempts_expiry ON social_attempts (expires_at);

-- Whoever proves an address owns its account alone: an identity that came before the proof may be somebody else's.
CREATE FUNCTION forget_unproved_identities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM social_identities WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_proved AFTER UPDATE OF verified ON users
  FOR EACH ROW WHEN (NEW.verified AND NOT OLD.verified) EXECUTE FUNCTION forget_unproved_identities();
