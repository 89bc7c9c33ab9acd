-- How often the provider has said no to a refund.
ALTER TABLE refunds ADD COLUMN refusals int NOT NULL DEFAULT 0 CHECK (refusals >= 0);
CREATE INDEX refunds_waiting ON refunds (created_at) WHERE done_at IS NULL AND failed_at IS NULL;

ALTER TABLE money_flags DROP CONSTRAINT money_flags_kind_check;
ALTER TABLE money_flags ADD CONSTRAINT money_flags_kind_check CHECK (kind IN ('unreadable', 'refund-currency',
  'refund-amount', 'refund-failed', 'dispute-currency', 'payment-unknown', 'refund-unknown', 'dispute-unknown',
  'payment-amount'));

ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (kind IN ('booking-made', 'status-changed',
  'cancellation-asked', 'cancellation-finalised', 'cancellation-declined', 'change-asked', 'change-accepted',
  'change-declined', 'booking-lapsed', 'pick-up-tomorrow', 'hold-expired', 'part-received', 'parts-returned',
  'payment-received', 'payment-refunded', 'payment-disputed',
  'dispute-won', 'dispute-lost', 'money-flagged', 'records-wrong', 'car-swapped', 'booking-amended', 'booking-paid',
  'car-late', 'driver-landed', 'driver-late', 'licence-verified', 'licence-unreadable', 'licence-expired',
  'licence-other-person', 'licence-no-licence', 'paper-expiring', 'place-accepted', 'place-declined',
  'refund-late', 'wrong-sum'));
