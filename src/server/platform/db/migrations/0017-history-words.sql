-- Booking history is only added to, with one exception: a note may be taken out when the person it is about is erased.
-- What happened, when and through whom stays as it was written.
CREATE FUNCTION history_keeps_facts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wordless booking_history := OLD;
BEGIN
  wordless.note := NULL;
  IF NEW IS DISTINCT FROM wordless THEN
    RAISE EXCEPTION 'booking_history is append-only';
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER booking_history_frozen ON booking_history;
CREATE TRIGGER booking_history_frozen BEFORE DELETE OR TRUNCATE ON booking_history
  FOR EACH STATEMENT EXECUTE FUNCTION history_is_frozen();
CREATE TRIGGER booking_history_facts BEFORE UPDATE ON booking_history
  FOR EACH ROW EXECUTE FUNCTION history_keeps_facts();
