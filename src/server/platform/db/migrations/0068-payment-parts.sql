-- Several payments complete one sum.
-- Whole XAF from which on the car of a hold is its driver's: the supplier's part payment where there is one, else all that
-- is to be paid online.
ALTER TABLE bookings ADD COLUMN due_to_keep int NOT NULL DEFAULT 0;
UPDATE bookings SET due_to_keep = due_online;
ALTER TABLE bookings ADD CONSTRAINT a_part_keeps_the_car CHECK (due_to_keep BETWEEN 0 AND due_online);

-- Whole XAF on the booking that a payment fills up to: what comes above it came twice.
ALTER TABLE payments ADD COLUMN target int;
UPDATE payments p SET target = greatest(p.xaf, b.due_online) FROM bookings b WHERE b.id = p.booking_id;
ALTER TABLE payments ALTER COLUMN target SET NOT NULL,
  ADD CONSTRAINT a_part_of_its_sum CHECK (xaf <= target);

ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check;
-- incomplete: the rest did not come before the hold ended; part: staff gave one payment back alone
ALTER TABLE refunds ADD CONSTRAINT refunds_reason_check CHECK (reason IN ('car-gone', 'already-paid', 'cancelled',
  'amount-mismatch', 'incomplete', 'cancellation', 'change', 'part', 'provider'));
DROP INDEX returned_once;
CREATE UNIQUE INDEX returned_once ON refunds (payment_id) WHERE reason NOT IN ('cancellation', 'change', 'part', 'provider');

ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (kind IN ('booking-made', 'status-changed',
  'cancellation-asked', 'cancellation-finalised', 'cancellation-declined', 'change-asked', 'change-accepted',
  'change-declined', 'booking-lapsed', 'pick-up-tomorrow', 'hold-expired', 'part-received', 'parts-returned',
  'payment-received', 'payment-refunded', 'payment-disputed', 'dispute-won', 'dispute-lost', 'money-flagged', 'car-swapped',
  'booking-amended', 'booking-paid', 'car-late', 'driver-landed', 'driver-late', 'licence-verified', 'licence-unreadable',
  'licence-expired', 'licence-other-person', 'licence-no-licence', 'paper-expiring'));
