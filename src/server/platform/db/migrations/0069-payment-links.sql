-- A link that staff send, with which anybody pays what is left of one booking, and nothing else. It ends at pick-up, when
-- nothing is due any more, or when it is revoked.
CREATE TABLE payment_links (
  id text PRIMARY KEY,
  booking_id text NOT NULL REFERENCES bookings,
  -- of 32 random bytes; null until a mail with them is written
  token_hash bytea UNIQUE,
  created_by text NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz
);
-- A new link ends the one before.
CREATE UNIQUE INDEX one_payment_link ON payment_links (booking_id) WHERE revoked_at IS NULL;
