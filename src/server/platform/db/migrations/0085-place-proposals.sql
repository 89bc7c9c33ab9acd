-- Places that suppliers propose. One that is accepted becomes a place under the same id.
CREATE TABLE place_proposals (
  id text PRIMARY KEY,
  -- null: an admin's own
  supplier_id text REFERENCES suppliers,
  -- what was typed, as the form of a place sends it
  fields jsonb NOT NULL,
  -- as long as it is open: who decided it lets them go
  picture text REFERENCES pictures,
  meeting_picture text REFERENCES pictures,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined')),
  -- why it was declined
  reason text CHECK ((reason IS NOT NULL) = (state = 'declined')),
  proposed_at timestamptz NOT NULL,
  decided_at timestamptz CHECK ((decided_at IS NULL) = (state = 'open'))
);
CREATE INDEX place_proposals_open ON place_proposals (proposed_at) WHERE state = 'open';
CREATE INDEX place_proposals_supplier ON place_proposals (supplier_id);
CREATE INDEX place_proposals_picture ON place_proposals (picture) WHERE picture IS NOT NULL;
CREATE INDEX place_proposals_meeting_picture ON place_proposals (meeting_picture) WHERE meeting_picture IS NOT NULL;

ALTER TABLE notifications ADD COLUMN proposal_id text REFERENCES place_proposals ON DELETE CASCADE;
ALTER TABLE notifications DROP CONSTRAINT notifications_one_subject;
ALTER TABLE notifications ADD CONSTRAINT notifications_one_subject
  CHECK (num_nonnulls(booking_id, paper_id, proposal_id) = 1);
ALTER TABLE notifications DROP CONSTRAINT told_once;
ALTER TABLE notifications ADD CONSTRAINT told_once
  UNIQUE NULLS NOT DISTINCT (user_id, kind, booking_id, paper_id, proposal_id, dedupe);
CREATE INDEX notifications_proposal ON notifications (proposal_id) WHERE proposal_id IS NOT NULL;

ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (kind IN ('booking-made', 'status-changed',
  'cancellation-asked', 'cancellation-finalised', 'cancellation-declined', 'change-asked', 'change-accepted',
  'change-declined', 'booking-lapsed', 'pick-up-tomorrow', 'hold-expired', 'part-received', 'parts-returned',
  'payment-received', 'payment-refunded', 'payment-disputed',
  'dispute-won', 'dispute-lost', 'money-flagged', 'records-wrong', 'car-swapped', 'booking-amended', 'booking-paid',
  'car-late', 'driver-landed', 'driver-late', 'licence-verified', 'licence-unreadable', 'licence-expired',
  'licence-other-person', 'licence-no-licence', 'paper-expiring', 'place-accepted', 'place-declined'));
