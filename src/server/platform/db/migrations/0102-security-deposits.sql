-- The ledger of security deposits: lines are added, and one that was typed wrong is taken back by a line of the same sum.
CREATE TABLE deposit_lines (
  id text PRIMARY KEY,
  booking_id text NOT NULL REFERENCES bookings,
  kind text NOT NULL CHECK (kind IN ('taken', 'returned', 'retained')),
  -- in whole XAF
  amount int NOT NULL CHECK (amount > 0),
  -- how it was taken or given back; what is kept moves nothing
  method text CHECK (method IN ('cash', 'mobileMoney', 'cardImprint', 'other')),
  -- of a transfer or an imprint; goes with the driver's data
  reference text,
  -- why it was kept, or why a line was taken back
  reason text,
  reverses text UNIQUE,
  recorded_by text NOT NULL REFERENCES users,
  recorded_at timestamptz NOT NULL,
  -- of two in one moment, which came first
  position bigint GENERATED ALWAYS AS IDENTITY,
  UNIQUE (id, booking_id, kind, amount),
  -- A line is taken back as it was written.
  FOREIGN KEY (reverses, booking_id, kind, amount) REFERENCES deposit_lines (id, booking_id, kind, amount),
  CHECK (reverses IS NOT NULL OR (kind = 'retained') = (method IS NULL))
);
CREATE INDEX deposit_lines_booking ON deposit_lines (booking_id);

-- What is held after them, in whole XAF: never below zero, whoever writes.
ALTER TABLE bookings ADD COLUMN deposit_held int NOT NULL DEFAULT 0 CHECK (deposit_held >= 0);

CREATE FUNCTION hold_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET deposit_held = deposit_held
    + CASE WHEN (NEW.kind = 'taken') = (NEW.reverses IS NULL) THEN NEW.amount ELSE -NEW.amount END
    WHERE id = NEW.booking_id;
  RETURN NULL;
END $$;
CREATE TRIGGER deposit_held AFTER INSERT ON deposit_lines FOR EACH ROW EXECUTE FUNCTION hold_deposit();

CREATE FUNCTION keep_deposit_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'lines of a deposit are never changed';
END $$;
CREATE TRIGGER deposit_lines_stay BEFORE UPDATE OF booking_id, kind, amount, method, reverses, recorded_by, recorded_at
  ON deposit_lines FOR EACH ROW EXECUTE FUNCTION keep_deposit_lines();

-- Held after a return: what the desk has to give back.
CREATE INDEX bookings_deposit_held ON bookings (returned_at) WHERE deposit_held > 0;
