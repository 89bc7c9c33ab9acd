-- Bookings that are long over leave what `one_calendar` carries. A child table: whoever reads, changes or deletes `calendar_entries`
-- finds its rows, also a process of the version before, and an insert never goes into it. No words are in it: blocks stay.
CREATE TABLE closed_calendar_entries (
  PRIMARY KEY (id),
  CONSTRAINT closed_one_a_booking UNIQUE (booking_id),
  CONSTRAINT closed_are_bookings CHECK (booking_id IS NOT NULL AND note IS NULL AND series_id IS NULL AND created_by IS NULL)
) INHERITS (calendar_entries);
CREATE INDEX closed_calendar_entries_time ON closed_calendar_entries USING gist (car_id, tstzrange(from_at, to_at));

-- Every writer of an entry holds its car. What is closed cannot be in the constraint: it is asked here, of those who write that far back.
CREATE OR REPLACE FUNCTION lock_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM 1 FROM cars WHERE id IN (OLD.car_id, NEW.car_id) ORDER BY id FOR NO KEY UPDATE;
  ELSE
    PERFORM 1 FROM cars WHERE id = NEW.car_id FOR NO KEY UPDATE;
  END IF;
  IF NEW.from_at < now() - interval '1 year' AND EXISTS (SELECT FROM closed_calendar_entries c
    WHERE c.car_id = NEW.car_id AND tstzrange(c.from_at, c.to_at) && tstzrange(NEW.from_at, NEW.to_at) AND c.id <> NEW.id) THEN
    RAISE EXCEPTION 'the car was away then' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'one_calendar';
  END IF;
  RETURN NEW;
END $$;

-- A closed entry is closed as it was and comes back before it changes.
CREATE FUNCTION refuse_closed_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a closed entry of the calendar does not change' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER closed_as_it_was BEFORE UPDATE ON closed_calendar_entries
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION refuse_closed_change();
CREATE CONSTRAINT TRIGGER closed_entry_true AFTER INSERT OR UPDATE OR DELETE ON closed_calendar_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_entry_is_true();

-- As before, but the car of an entry is held first, and the entry of a booking that changes is live again.
CREATE OR REPLACE FUNCTION write_booking_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  new_kind text := calendar_kind(NEW);
  turnaround interval;
  is_out boolean := NEW.handed_over_at IS NOT NULL AND NEW.returned_at IS NULL;
  is_late_return boolean := COALESCE(NEW.returned_at > NEW.to_at, false);
BEGIN
  IF new_kind IS NOT NULL OR EXISTS (SELECT FROM calendar_entries WHERE booking_id = NEW.id) THEN
    PERFORM 1 FROM cars WHERE id IN (OLD.car_id, NEW.car_id) ORDER BY id FOR NO KEY UPDATE;
  END IF;
  IF TG_OP = 'UPDATE' AND EXISTS (SELECT FROM closed_calendar_entries WHERE booking_id = NEW.id) THEN
    WITH back AS (DELETE FROM closed_calendar_entries WHERE booking_id = NEW.id RETURNING *)
    INSERT INTO calendar_entries SELECT * FROM back;
  END IF;
  IF new_kind IS NULL THEN
    DELETE FROM calendar_entries WHERE booking_id = NEW.id;
    RETURN NULL;
  END IF;
  SELECT make_interval(mins => s.turnaround_minutes) INTO turnaround
    FROM cars c JOIN suppliers s ON s.id = c.supplier_id WHERE c.id = NEW.car_id;
  -- A booking that asks for no new time never needs more than it has: a turnaround that has grown since must not refuse it.
  IF TG_OP = 'UPDATE' AND NEW.car_id = OLD.car_id AND NEW.from_at >= OLD.from_at AND NEW.to_at <= OLD.to_at THEN
    UPDATE calendar_entries e SET kind = new_kind, from_at = NEW.from_at, to_at = CASE
        WHEN is_out AND NEW.to_at = OLD.to_at THEN e.to_at
        -- The turnaround follows the return, as far as the next entry leaves room for it.
        WHEN is_late_return THEN LEAST(NEW.returned_at + turnaround, (SELECT min(n.from_at) FROM calendar_entries n
          WHERE n.car_id = NEW.car_id AND n.id <> e.id AND n.from_at >= NEW.to_at))
        ELSE LEAST(e.to_at, NEW.to_at + turnaround) END
      WHERE e.booking_id = NEW.id;
    IF FOUND THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO calendar_entries (car_id, from_at, to_at, kind, booking_id, created_at)
    VALUES (NEW.car_id, NEW.from_at, NEW.to_at + turnaround, new_kind, NEW.id, NEW.created_at)
    ON CONFLICT (booking_id) DO UPDATE
    SET car_id = EXCLUDED.car_id, from_at = EXCLUDED.from_at, to_at = EXCLUDED.to_at, kind = EXCLUDED.kind;
  RETURN NULL;
END $$;

-- What is closed is of no day that is to come; a car that stays as busy as it was is not written again.
CREATE OR REPLACE FUNCTION refresh_busy(car text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  taken tstzmultirange;
BEGIN
  PERFORM 1 FROM cars WHERE id = car FOR NO KEY UPDATE;
  SELECT COALESCE(range_agg(tstzrange(from_at, to_at)), '{}') INTO taken FROM ONLY calendar_entries
    WHERE car_id = car AND to_at > now() - interval '1 day';
  UPDATE cars SET busy = taken WHERE id = car AND busy IS DISTINCT FROM taken;
END $$;

-- Last, because its lock on the bookings waits for those that are being written: nobody waits for this meanwhile.
ALTER TABLE closed_calendar_entries ADD CONSTRAINT closed_of_booking
  FOREIGN KEY (booking_id) REFERENCES bookings ON DELETE CASCADE;
