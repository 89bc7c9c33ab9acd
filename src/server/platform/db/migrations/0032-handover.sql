-- What the counter saw: the car went out, it came back, the driver never came.
ALTER TABLE bookings
  ADD COLUMN handed_over_at timestamptz,
  ADD COLUMN returned_at timestamptz,
  ADD COLUMN no_show_at timestamptz,
  ADD CONSTRAINT returned_after_handover CHECK (returned_at IS NULL OR handed_over_at IS NOT NULL),
  ADD CONSTRAINT no_show_never_left CHECK (no_show_at IS NULL OR handed_over_at IS NULL);
-- Lists of staff go from one pick-up to the next.
CREATE INDEX bookings_pick_up_order ON bookings (from_at, id);
CREATE INDEX bookings_supplier_order ON bookings (supplier_id, from_at, id);
CREATE INDEX bookings_on_the_road ON bookings (supplier_id) WHERE handed_over_at IS NOT NULL AND returned_at IS NULL;
