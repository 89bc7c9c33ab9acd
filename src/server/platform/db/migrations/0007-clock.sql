-- What the clock ends: unconfirmed bookings, sessions by idleness, and what has been kept long enough.
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (kind IN ('booking-made', 'status-changed',
  'cancellation-asked', 'cancellation-finalised', 'cancellation-declined', 'booking-lapsed', 'pick-up-tomorrow',
  'hold-expired', 'payment-refunded'));

-- A guest's bookings that wait for an answer, and with it for the driver's address.
CREATE INDEX bookings_waiting_guests ON bookings (created_at) WHERE status = 'pending' AND guest_key IS NOT NULL;
CREATE INDEX bookings_pending_driver ON bookings (driver_id) WHERE status = 'pending';

ALTER TABLE sessions
  -- when the token was made, and what the next one is made from: the one before and this salt give it
  ADD COLUMN token_made_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN token_salt bytea,
  -- the token before. It opens until its successor was used, and for a moment after that
  ADD COLUMN previous_hash bytea UNIQUE,
  ADD COLUMN previous_until timestamptz;
UPDATE sessions SET token_made_at = created_at;
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE INDEX outbox_done ON outbox (COALESCE(done_at, dead_at)) WHERE done_at IS NOT NULL OR dead_at IS NOT NULL;
CREATE INDEX sent_mails_age ON sent_mails (sent_at);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
CREATE INDEX users_unproved ON users (created_at) WHERE NOT verified AND deleted_at IS NULL;
