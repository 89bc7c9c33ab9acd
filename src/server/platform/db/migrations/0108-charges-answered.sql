-- How a charge that the rules proposed was reckoned, and what staff answer a driver who does not accept it.
ALTER TABLE booking_charges
  -- whole numbers by their name; none for what is typed
  ADD COLUMN reckoning jsonb,
  -- it is due all the same
  ADD COLUMN upheld_at timestamptz,
  ADD COLUMN upheld_by text REFERENCES users,
  -- words go with the driver's data
  ADD COLUMN answer text,
  ADD CHECK ((upheld_at IS NULL) = (upheld_by IS NULL)),
  ADD CHECK (upheld_at IS NULL OR refused_at IS NOT NULL);

CREATE OR REPLACE FUNCTION charges_of(booking text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT COALESCE(sum(greatest(0, c.amount - COALESCE((SELECT sum(CASE WHEN d.reverses IS NULL THEN d.amount ELSE -d.amount END)
      FROM deposit_lines d WHERE d.charge_id = c.id), 0))), 0)::int
  FROM booking_charges c WHERE c.booking_id = booking AND c.reverses IS NULL AND (c.refused_at IS NULL OR c.upheld_at IS NOT NULL)
    AND NOT EXISTS (SELECT FROM booking_charges r WHERE r.reverses = c.id)
$$;
CREATE TRIGGER charges_upheld AFTER UPDATE OF upheld_at ON booking_charges FOR EACH ROW EXECUTE FUNCTION count_charges();
CREATE TRIGGER reckonings_stay BEFORE UPDATE OF reckoning ON booking_charges FOR EACH ROW EXECUTE FUNCTION keep_booking_charges();
