-- How a supplier takes a security deposit.
ALTER TABLE suppliers ADD COLUMN deposit_methods text[] NOT NULL DEFAULT ARRAY['cash', 'mobileMoney', 'cardImprint', 'other']
  CHECK (deposit_methods <@ ARRAY['cash', 'mobileMoney', 'cardImprint', 'other'] AND cardinality(deposit_methods) > 0);

-- What a booking costs more at its return: lines are added, and one that is struck is taken back by a line of the same sum.
CREATE TABLE booking_charges (
  -- made by the device: sent again, it is the same line
  id text PRIMARY KEY,
  booking_id text NOT NULL REFERENCES bookings,
  kind text NOT NULL CHECK (kind IN ('extraKilometres', 'fuel', 'lateness', 'damage', 'cleaning', 'other')),
  -- in whole XAF, and what the rule proposed; none for what is typed
  amount int NOT NULL CHECK (amount BETWEEN 1 AND 100000000),
  proposed int,
  -- why another sum than proposed, what it is for, or why it is struck
  reason text,
  reverses text UNIQUE,
  recorded_by text NOT NULL REFERENCES users,
  recorded_at timestamptz NOT NULL,
  -- the driver does not accept it: it is open, and not due
  refused_at timestamptz,
  refusal text,
  position bigint GENERATED ALWAYS AS IDENTITY,
  UNIQUE (id, booking_id),
  UNIQUE (id, booking_id, kind, amount),
  FOREIGN KEY (reverses, booking_id, kind, amount) REFERENCES booking_charges (id, booking_id, kind, amount)
);
CREATE INDEX booking_charges_booking ON booking_charges (booking_id, position);

-- What is kept of a security deposit may pay a charge.
ALTER TABLE deposit_lines ADD COLUMN charge_id text,
  ADD FOREIGN KEY (charge_id, booking_id) REFERENCES booking_charges (id, booking_id),
  ADD CHECK (charge_id IS NULL OR kind = 'retained');
CREATE INDEX deposit_lines_charge ON deposit_lines (charge_id) WHERE charge_id IS NOT NULL;

-- Whole XAF of charges that stand, are not refused, and were not paid out of the security deposit: due beside the total.
ALTER TABLE bookings ADD COLUMN charges int NOT NULL DEFAULT 0 CHECK (charges >= 0);
CREATE FUNCTION charges_of(booking text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT COALESCE(sum(greatest(0, c.amount - COALESCE((SELECT sum(CASE WHEN d.reverses IS NULL THEN d.amount ELSE -d.amount END)
      FROM deposit_lines d WHERE d.charge_id = c.id), 0))), 0)::int
  FROM booking_charges c WHERE c.booking_id = booking AND c.reverses IS NULL AND c.refused_at IS NULL
    AND NOT EXISTS (SELECT FROM booking_charges r WHERE r.reverses = c.id)
$$;
CREATE FUNCTION count_charges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET charges = charges_of(NEW.booking_id) WHERE id = NEW.booking_id;
  RETURN NULL;
END $$;
CREATE TRIGGER charges_counted AFTER INSERT OR UPDATE OF refused_at ON booking_charges
  FOR EACH ROW EXECUTE FUNCTION count_charges();
CREATE TRIGGER charges_paid AFTER INSERT ON deposit_lines
  FOR EACH ROW WHEN (NEW.charge_id IS NOT NULL) EXECUTE FUNCTION count_charges();

CREATE FUNCTION keep_booking_charges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'charges are never changed';
END $$;
CREATE TRIGGER booking_charges_stay BEFORE UPDATE OF id, booking_id, kind, amount, proposed, reverses, recorded_by, recorded_at
  ON booking_charges FOR EACH ROW EXECUTE FUNCTION keep_booking_charges();
CREATE TRIGGER deposit_charges_stay BEFORE UPDATE OF charge_id ON deposit_lines FOR EACH ROW EXECUTE FUNCTION keep_deposit_lines();

-- What the driver photographed; the files come one by one, each known by its hash.
CREATE TABLE driver_pictures (
  booking_id text NOT NULL REFERENCES bookings,
  kind text NOT NULL CHECK (kind IN ('out', 'back')),
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  slot text CHECK (slot IN ('front', 'right', 'rear', 'left', 'cabin', 'dashboard')),
  -- by the clock of the device, and when it came here
  taken_at timestamptz NOT NULL,
  arrived_at timestamptz NOT NULL,
  -- once its time is over, none
  file text REFERENCES files ON DELETE SET NULL,
  PRIMARY KEY (booking_id, hash)
);
CREATE INDEX driver_pictures_file ON driver_pictures (file) WHERE file IS NOT NULL;

-- What the driver says of a return, once; staff answer who contests it.
CREATE TABLE return_answers (
  booking_id text PRIMARY KEY REFERENCES bookings,
  agrees boolean NOT NULL,
  -- words go with the driver's data
  reason text,
  said_at timestamptz NOT NULL,
  answer text,
  answered_by text REFERENCES users,
  answered_at timestamptz,
  CHECK ((answered_at IS NULL) = (answered_by IS NULL)),
  CHECK (NOT agrees OR answered_at IS NULL)
);
CREATE INDEX return_answers_open ON return_answers (booking_id) WHERE NOT agrees AND answered_at IS NULL;

ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (kind IN ('booking-made', 'status-changed',
  'cancellation-asked', 'cancellation-finalised', 'cancellation-declined', 'change-asked', 'change-accepted',
  'change-declined', 'booking-lapsed', 'pick-up-tomorrow', 'hold-expired', 'part-received', 'parts-returned',
  'payment-received', 'payment-refunded', 'payment-disputed',
  'dispute-won', 'dispute-lost', 'money-flagged', 'records-wrong', 'car-swapped', 'booking-amended', 'booking-paid',
  'car-late', 'next-at-risk', 'driver-landed', 'driver-late', 'licence-verified', 'licence-unreadable', 'licence-expired',
  'licence-other-person', 'licence-no-licence', 'paper-expiring', 'place-accepted', 'place-declined',
  'refund-late', 'wrong-sum', 'review-asked', 'return-charged', 'return-contested', 'contest-answered'));
