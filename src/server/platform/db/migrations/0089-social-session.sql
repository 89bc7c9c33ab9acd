-- The session that was open where a sign-in through a provider began: the new one takes its place. The cookie of a session
-- does not come along from another site.
ALTER TABLE social_attempts ADD COLUMN session_id text REFERENCES sessions (id) ON DELETE SET NULL;
