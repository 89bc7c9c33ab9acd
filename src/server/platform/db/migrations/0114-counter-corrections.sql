-- What was written down wrong of the counter's money is taken back by a line of the same sum below zero, with a reason; no line is changed.
-- Sums over these tables stay sums.
ALTER TABLE counter_payments
  DROP CONSTRAINT counter_payments_amount_check,
  ADD COLUMN reverses text UNIQUE REFERENCES counter_payments,
  ADD COLUMN reason text,
  ADD CONSTRAINT counter_payments_amount_check CHECK (CASE WHEN reverses IS NULL THEN amount > 0 ELSE amount < 0 END);
ALTER TABLE counter_refunds
  DROP CONSTRAINT counter_refunds_amount_check,
  ADD COLUMN reverses text UNIQUE REFERENCES counter_refunds,
  ADD COLUMN reason text,
  ADD CONSTRAINT counter_refunds_amount_check CHECK (CASE WHEN reverses IS NULL THEN amount > 0 ELSE amount < 0 END);
