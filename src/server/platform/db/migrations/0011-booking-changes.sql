-- Other dates or extras that a driver asked for, and what became of it. Kept as long as the booking.
CREATE TABLE booking_changes (
  id text PRIMARY KEY,
  -- the order in which they were asked; one is answered before the next is kept
  position bigint GENERATED ALWAYS AS IDENTITY,
  booking_id text NOT NULL REFERENCES bookings,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL CHECK (to_at > from_at),
  days int NOT NULL,
  extras text[] NOT NULL,
  -- the price that was shown, frozen: accepting it tomorrow costs the same
  lines jsonb NOT NULL,
  total int NOT NULL CHECK (total >= 0),
  difference int NOT NULL,
  note text,
  asked_at timestamptz NOT NULL,
  -- withdrawn: by the driver, or by asking for something else; overtaken: by a cancellation or by the pick-up
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'overtaken')),
  answered_at timestamptz CHECK ((answered_at IS NULL) = (state = 'open')),
  -- who of the staff; null when it was none of them
  answered_by text REFERENCES users,
  answer_note text,
  -- dates, extras and total of the booking before it was accepted
  was jsonb CHECK ((was IS NOT NULL) = (state = 'accepted'))
);
CREATE INDEX booking_changes_booking ON booking_changes (booking_id, position);
-- A second request takes the place of the first.
CREATE UNIQUE INDEX one_open_change ON booking_changes (booking_id) WHERE state = 'open';

-- A change may make a booking cheaper than what is on it; until the rest is given back, paid is above the total.
ALTER TABLE bookings DROP CONSTRAINT bookings_check2;
ALTER TABLE bookings ADD CONSTRAINT bookings_paid_check CHECK (paid >= 0);

ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check;
ALTER TABLE refunds ADD CONSTRAINT refunds_reason_check
  CHECK (reason IN ('car-gone', 'already-paid', 'cancelled', 'amount-mismatch', 'cancellation', 'change'));
-- Money that could not be kept goes back once; of money that was kept several parts may.
DROP INDEX returned_once;
CREATE UNIQUE INDEX returned_once ON refunds (payment_id) WHERE reason NOT IN ('cancellation', 'change');

ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (kind IN ('booking-made', 'status-changed',
  'cancellation-asked', 'cancellation-finalised', 'cancellation-declined', 'change-asked', 'change-accepted',
  'change-declined', 'booking-lapsed', 'pick-up-tomorrow', 'hold-expired', 'payment-refunded'));
-- A reminder is about one pick-up time: a booking that was moved is reminded of the new one.
UPDATE notifications n SET dedupe = to_char(b.from_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
FROM bookings b WHERE b.id = n.booking_id AND n.kind = 'pick-up-tomorrow' AND n.dedupe = '';
