-- What the daily examination found and still finds (src/server/acts/doctor). Identifiers alone, nothing personal.
CREATE TABLE doctor_findings (
  rule text NOT NULL,
  -- of the row that the rule is about
  id text NOT NULL,
  problem text NOT NULL,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (rule, id)
);
-- One row once there was an examination: whoever begins one takes it, so that one process a day does.
CREATE TABLE doctor_visits (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  began_at timestamptz NOT NULL
);

ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (kind IN ('booking-made', 'status-changed',
  'cancellation-asked', 'cancellation-finalised', 'cancellation-declined', 'change-asked', 'change-accepted',
  'change-declined', 'booking-lapsed', 'pick-up-tomorrow', 'hold-expired', 'part-received', 'parts-returned',
  'payment-received', 'payment-refunded', 'payment-disputed',
  'dispute-won', 'dispute-lost', 'money-flagged', 'records-wrong', 'car-swapped', 'booking-amended', 'booking-paid',
  'car-late', 'driver-landed', 'driver-late', 'licence-verified', 'licence-unreadable', 'licence-expired',
  'licence-other-person', 'licence-no-licence', 'paper-expiring'));
