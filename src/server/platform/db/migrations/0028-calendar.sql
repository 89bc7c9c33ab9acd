-- One calendar a car: bookings, holds, blocks and maintenance, and no two of them at the same time.
ALTER TABLE suppliers ADD COLUMN turnaround_minutes int NOT NULL DEFAULT 0
  CHECK (turnaround_minutes BETWEEN 0 AND 2880);

CREATE TABLE calendar_entries (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  car_id text NOT NULL REFERENCES cars,
  -- half open; a booking's entry ends after the supplier's turnaround
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL CHECK (to_at > from_at),
  kind text NOT NULL CHECK (kind IN ('booking', 'hold', 'block', 'maintenance')),
  booking_id text UNIQUE REFERENCES bookings ON DELETE CASCADE,
  -- what was made together by repeating one block
  series_id text,
  note text,
  created_by text REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT booking_has_its_kind CHECK ((booking_id IS NOT NULL) = (kind IN ('booking', 'hold'))),
  CONSTRAINT one_calendar EXCLUDE USING gist (car_id WITH =, tstzrange(from_at, to_at) WITH &&)
);
CREATE INDEX calendar_entries_series ON calendar_entries (series_id) WHERE series_id IS NOT NULL;
CREATE INDEX calendar_entries_from ON calendar_entries (from_at, to_at);

CREATE FUNCTION calendar_kind(booking bookings) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN booking.status IN ('pending', 'deposit', 'paid', 'reserved') THEN 'booking'
    WHEN booking.hold_expires_at IS NOT NULL THEN 'hold' END
$$;

-- Existing bookings. None has a turnaround yet; doctor lists every booking that has no entry.
DO $$
DECLARE booking bookings;
BEGIN
  FOR booking IN SELECT * FROM bookings b WHERE calendar_kind(b) IS NOT NULL ORDER BY created_at, id LOOP
    BEGIN
      INSERT INTO calendar_entries (car_id, from_at, to_at, kind, booking_id, created_at)
      VALUES (booking.car_id, booking.from_at, booking.to_at, calendar_kind(booking), booking.id, booking.created_at);
    EXCEPTION WHEN exclusion_violation THEN
      RAISE WARNING 'booking % overlaps another entry of its car and is not in the calendar', booking.id;
    END;
  END LOOP;
END $$;

-- Every writer takes the car's row first, so that two of them wait in a line and never for each other.
CREATE FUNCTION lock_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM 1 FROM cars WHERE id IN (OLD.car_id, NEW.car_id) ORDER BY id FOR NO KEY UPDATE;
  ELSE
    PERFORM 1 FROM cars WHERE id = NEW.car_id FOR NO KEY UPDATE;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER calendar_lock BEFORE INSERT OR UPDATE ON calendar_entries
  FOR EACH ROW EXECUTE FUNCTION lock_calendar();

CREATE FUNCTION write_booking_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  new_kind text := calendar_kind(NEW);
  free_again timestamptz;
BEGIN
  IF new_kind IS NULL THEN
    DELETE FROM calendar_entries WHERE booking_id = NEW.id;
    RETURN NULL;
  END IF;
  SELECT NEW.to_at + make_interval(mins => s.turnaround_minutes) INTO free_again
    FROM cars c JOIN suppliers s ON s.id = c.supplier_id WHERE c.id = NEW.car_id;
  -- A booking that asks for no new time never needs more than it has: a turnaround that has grown since must not refuse it.
  IF TG_OP = 'UPDATE' AND NEW.car_id = OLD.car_id AND NEW.from_at >= OLD.from_at AND NEW.to_at <= OLD.to_at THEN
    UPDATE calendar_entries SET kind = new_kind, from_at = NEW.from_at, to_at = LEAST(to_at, free_again)
      WHERE booking_id = NEW.id;
    IF FOUND THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO calendar_entries (car_id, from_at, to_at, kind, booking_id, created_at)
    VALUES (NEW.car_id, NEW.from_at, free_again, new_kind, NEW.id, NEW.created_at)
    ON CONFLICT (booking_id) DO UPDATE
    SET car_id = EXCLUDED.car_id, from_at = EXCLUDED.from_at, to_at = EXCLUDED.to_at, kind = EXCLUDED.kind;
  RETURN NULL;
END $$;

DROP TRIGGER booking_busy ON bookings;
DROP FUNCTION booking_busy();
CREATE TRIGGER booking_entry AFTER INSERT OR UPDATE OF status, hold_expires_at, from_at, to_at, car_id
  ON bookings FOR EACH ROW EXECUTE FUNCTION write_booking_entry();

-- Now redundant: a booking's entry covers its period, and entries exclude each other.
ALTER TABLE bookings DROP CONSTRAINT no_double_booking;
CREATE INDEX bookings_car ON bookings (car_id, from_at);

-- cars.busy follows the calendar, once a statement and car.
CREATE OR REPLACE FUNCTION refresh_busy(car text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM cars WHERE id = car FOR NO KEY UPDATE;
  UPDATE cars SET busy = COALESCE((
    SELECT range_agg(tstzrange(from_at, to_at)) FROM calendar_entries
    WHERE car_id = car AND to_at > now() - interval '1 day'), '{}')
  WHERE id = car;
END $$;
CREATE FUNCTION calendar_busy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_busy(car_id) FROM (SELECT DISTINCT car_id FROM changed ORDER BY car_id) c;
  RETURN NULL;
END $$;
CREATE FUNCTION calendar_busy_both() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_busy(car_id) FROM (SELECT car_id FROM previous UNION SELECT car_id FROM changed ORDER BY car_id) c;
  RETURN NULL;
END $$;
CREATE TRIGGER calendar_added AFTER INSERT ON calendar_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendar_busy();
CREATE TRIGGER calendar_removed AFTER DELETE ON calendar_entries
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendar_busy();
CREATE TRIGGER calendar_moved AFTER UPDATE ON calendar_entries
  REFERENCING OLD TABLE AS previous NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendar_busy_both();

-- An entry of a booking cannot be removed or shortened by hand. Asked at the end of the transaction, when both rows are written.
CREATE FUNCTION booking_entry_is_true() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM bookings b LEFT JOIN calendar_entries e ON e.booking_id = b.id
    WHERE b.id IN (OLD.booking_id, NEW.booking_id)
      AND (e.car_id = b.car_id AND e.from_at = b.from_at AND e.to_at >= b.to_at AND e.kind = calendar_kind(b))
        IS NOT TRUE AND (e.id IS NOT NULL OR calendar_kind(b) IS NOT NULL)) THEN
    RAISE EXCEPTION 'the calendar entry of a booking follows the booking' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER booking_entry_true AFTER INSERT OR UPDATE OR DELETE ON calendar_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_entry_is_true();
