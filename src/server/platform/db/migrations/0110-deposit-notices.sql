-- A driver hears of each line of the security deposit, and owners of one that is still held a week after the return.
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (kind IN ('booking-made', 'status-changed',
  'cancellation-asked', 'cancellation-finalised', 'cancellation-declined', 'change-asked', 'change-accepted',
  'change-declined', 'booking-lapsed', 'pick-up-tomorrow', 'hold-expired', 'part-received', 'parts-returned',
  'payment-received', 'payment-refunded', 'payment-disputed',
  'dispute-won', 'dispute-lost', 'money-flagged', 'records-wrong', 'car-swapped', 'booking-amended', 'booking-paid',
  'car-late', 'next-at-risk', 'driver-landed', 'driver-late', 'licence-verified', 'licence-unreadable', 'licence-expired',
  'licence-other-person', 'licence-no-licence', 'paper-expiring', 'place-accepted', 'place-declined',
  'refund-late', 'wrong-sum', 'review-asked', 'return-charged', 'return-contested', 'contest-answered',
  'deposit-taken', 'deposit-returned', 'deposit-retained', 'deposit-corrected', 'deposit-held'));
