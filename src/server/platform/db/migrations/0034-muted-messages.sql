-- Kinds of messages that staff want neither by mail nor by push. The list in the app stays complete.
ALTER TABLE users ADD COLUMN muted_kinds text[] NOT NULL DEFAULT '{}';
-- Cars that are out past their time, for the message about them.
CREATE INDEX bookings_not_back ON bookings (to_at) WHERE handed_over_at IS NOT NULL AND returned_at IS NULL;
