-- Money that staff handed back at the counter. Why stands in the booking's history, the one place for their words.
CREATE TABLE counter_refunds (
  id text PRIMARY KEY,
  booking_id text NOT NULL REFERENCES bookings,
  amount int NOT NULL CHECK (amount > 0),
  recorded_by text NOT NULL REFERENCES users,
  recorded_at timestamptz NOT NULL
);
CREATE INDEX counter_refunds_booking ON counter_refunds (booking_id);

-- Whole XAF that a cancelled booking's driver gets back at the counter in all, as staff decided when they cancelled.
ALTER TABLE bookings ADD COLUMN back_at_counter int NOT NULL DEFAULT 0 CHECK (back_at_counter >= 0);
