-- One tap in the mail confirms the address for a booking; the account behind it stays as it is.
ALTER TABLE bookings
  -- when the link of its mail was used; what an account has proved stands with the account
  ADD COLUMN confirmed_at timestamptz,
  -- the newest mail that asks for it: only its links open
  ADD COLUMN confirm_link text;

-- What was booked before anybody said that it would lapse does not.
UPDATE bookings SET confirmed_at = created_at
  WHERE status = 'pending' AND (guest_key IS NULL OR from_at <= created_at + interval '24 hours');

-- What opens a link: made when its mail is written. A mail that is tried again gets another one, and both open it.
CREATE TABLE booking_tokens (
  -- sha256 of the token: a stolen table opens nothing
  token_hash bytea PRIMARY KEY,
  booking_id text NOT NULL REFERENCES bookings ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX booking_tokens_booking ON booking_tokens (booking_id);
CREATE INDEX booking_tokens_expiry ON booking_tokens (expires_at);

-- Bookings that wait for an answer, and with it for the driver's address.
DROP INDEX bookings_waiting_guests;
CREATE INDEX bookings_unconfirmed ON bookings (created_at) WHERE status = 'pending' AND confirmed_at IS NULL;
