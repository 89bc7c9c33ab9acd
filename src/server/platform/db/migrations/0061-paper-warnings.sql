-- A notification is about a booking, or about a paper that expires.
ALTER TABLE notifications ALTER COLUMN booking_id DROP NOT NULL;
ALTER TABLE notifications ADD COLUMN paper_id text REFERENCES papers ON DELETE CASCADE;
ALTER TABLE notifications ADD CONSTRAINT notifications_one_subject CHECK (num_nonnulls(booking_id, paper_id) = 1);
ALTER TABLE notifications DROP CONSTRAINT told_once;
ALTER TABLE notifications ADD CONSTRAINT told_once UNIQUE NULLS NOT DISTINCT (user_id, kind, booking_id, paper_id, dedupe);
CREATE INDEX notifications_paper ON notifications (paper_id) WHERE paper_id IS NOT NULL;

-- With the kinds of 0068 and 0077, which a database may have had before this.
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (kind IN ('booking-made', 'status-changed',
  'cancellation-asked', 'cancellation-finalised', 'cancellation-declined', 'change-asked', 'change-accepted',
  'change-declined', 'booking-lapsed', 'pick-up-tomorrow', 'hold-expired', 'part-received', 'parts-returned',
  'payment-received', 'payment-refunded', 'payment-disputed',
  'dispute-won', 'dispute-lost', 'money-flagged', 'records-wrong', 'car-swapped', 'booking-amended', 'booking-paid', 'car-late',
  'driver-landed', 'driver-late', 'licence-verified', 'licence-unreadable', 'licence-expired', 'licence-other-person',
  'licence-no-licence', 'paper-expiring'));
