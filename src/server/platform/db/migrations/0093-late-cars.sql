-- A car that was handed over is busy until it is back: the entry of its booking may last longer than the booking. The schedule
-- moves its end on; what happens to the booking meanwhile does not take that back, and the return does.
CREATE OR REPLACE FUNCTION write_booking_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  new_kind text := calendar_kind(NEW);
  turnaround interval;
  is_out boolean := NEW.handed_over_at IS NOT NULL AND NEW.returned_at IS NULL;
  is_late_return boolean := COALESCE(NEW.returned_at > NEW.to_at, false);
BEGIN
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

DROP TRIGGER booking_entry ON bookings;
CREATE TRIGGER booking_entry
  AFTER INSERT OR UPDATE OF status, hold_expires_at, from_at, to_at, car_id, handed_over_at, returned_at
  ON bookings FOR EACH ROW EXECUTE FUNCTION write_booking_entry();
