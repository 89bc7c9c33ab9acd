-- What staff have put away: left out of their lists, never erased, and still its driver's. Only what is over or cancelled.
ALTER TABLE bookings ADD COLUMN hidden_at timestamptz,
  ADD CONSTRAINT hidden_is_over CHECK (hidden_at IS NULL OR status = 'cancelled' OR (status <> 'void' AND to_at <= hidden_at));
