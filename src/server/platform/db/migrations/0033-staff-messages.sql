-- What the desk does to a booking reaches its driver; what happens to the fleet reaches the desk.
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (kind IN ('booking-made', 'status-changed',
  'cancellation-asked', 'cancellation-finalised', 'cancellation-declined', 'change-asked', 'change-accepted',
  'change-declined', 'booking-lapsed', 'pick-up-tomorrow', 'hold-expired', 'payment-refunded', 'payment-disputed',
  'dispute-won', 'dispute-lost', 'money-flagged', 'car-swapped', 'booking-amended', 'booking-paid', 'car-late'));
