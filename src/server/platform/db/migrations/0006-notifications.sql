-- What happened, told to each person it concerns. The sentence is written when somebody reads it.
CREATE TABLE notifications (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('booking-made', 'status-changed', 'cancellation-asked', 'cancellation-finalised',
    'cancellation-declined', 'pick-up-tomorrow', 'hold-expired', 'payment-refunded')),
  booking_id text NOT NULL REFERENCES bookings,
  -- tells apart events of one kind that a booking can have several of; empty for those that happen once
  dedupe text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  -- kept although deleted: what happens once must not be told again
  deleted_at timestamptz,
  CONSTRAINT told_once UNIQUE (user_id, kind, booking_id, dedupe)
);
CREATE INDEX notifications_list ON notifications (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL AND deleted_at IS NULL;
CREATE INDEX notifications_booking ON notifications (booking_id);

-- Every booking asks who the admins are, and which pick-ups are near is asked every ten minutes.
CREATE INDEX users_admins ON users (id) WHERE type = 'admin';
CREATE INDEX bookings_pick_up ON bookings (from_at) WHERE status IN ('pending', 'reserved', 'deposit', 'paid');
