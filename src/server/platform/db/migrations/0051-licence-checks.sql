-- What staff said of a driver's licence. It is about one file: another one is unchecked.
CREATE TABLE licence_checks (
  file text PRIMARY KEY REFERENCES files ON DELETE CASCADE,
  -- null is verified; otherwise why it is refused
  refusal text CHECK (refusal IN ('unreadable', 'expired', 'other-person', 'no-licence')),
  checked_by text NOT NULL REFERENCES users,
  checked_at timestamptz NOT NULL
);

ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (kind IN ('booking-made', 'status-changed',
  'cancellation-asked', 'cancellation-finalised', 'cancellation-declined', 'change-asked', 'change-accepted',
  'change-declined', 'booking-lapsed', 'pick-up-tomorrow', 'hold-expired', 'payment-refunded', 'payment-disputed',
  'dispute-won', 'dispute-lost', 'money-flagged', 'car-swapped', 'booking-amended', 'booking-paid', 'car-late',
  'driver-landed', 'driver-late', 'licence-verified', 'licence-unreadable', 'licence-expired', 'licence-other-person',
  'licence-no-licence'));
