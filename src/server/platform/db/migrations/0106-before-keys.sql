-- What is seen to before keys leave: a document that was seen, or why a step was set aside. The latest row of a step counts.
CREATE TABLE key_steps (
  id text PRIMARY KEY,
  booking_id text NOT NULL REFERENCES bookings,
  step text NOT NULL CHECK (step IN ('money', 'licence', 'identity', 'deposit')),
  is_set_aside boolean NOT NULL,
  -- why it was set aside; goes with the driver's data
  reason text,
  -- {number, category, validUntil} of a licence, {kind, number} of a document; goes with the driver's data
  document jsonb,
  recorded_by text NOT NULL REFERENCES users,
  recorded_at timestamptz NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  -- Money and deposits have rows of their own.
  CHECK (is_set_aside OR step IN ('licence', 'identity'))
);
CREATE INDEX key_steps_booking ON key_steps (booking_id, position);
CREATE FUNCTION keep_key_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'steps before keys are never changed';
END $$;
CREATE TRIGGER key_steps_stay BEFORE UPDATE OF id, booking_id, step, is_set_aside, recorded_by, recorded_at
  ON key_steps FOR EACH ROW EXECUTE FUNCTION keep_key_steps();

-- A record whose hand-over or return was undone leaves its place to the next.
ALTER TABLE inspections ADD COLUMN undone_at timestamptz;
