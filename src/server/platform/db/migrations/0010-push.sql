-- Devices that want to be told. A row lives with the session that made it: signing out, a new password and an ended
-- session end its messages.
CREATE TABLE push_subscriptions (
  id text PRIMARY KEY,
  -- where the browser's own service takes messages; whoever knows it can name the device, so that it leaves the server nowhere else
  endpoint text NOT NULL UNIQUE,
  -- what a message is sealed with: only the device opens it
  p256dh text NOT NULL,
  auth text NOT NULL,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id text NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  -- when the device last said that it wants to be told
  saved_at timestamptz NOT NULL,
  -- its service has failed, or asked for a pause: nothing is sent before
  quiet_until timestamptz
);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id, saved_at);
CREATE INDEX push_subscriptions_session ON push_subscriptions (session_id);
