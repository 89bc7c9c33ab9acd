-- What happens to money at the provider without us: refunds made there, disputes, and answers that cannot be taken as they are.
ALTER TABLE payments
  -- of it, withdrawn by banks over disputes, in the smallest unit
  ADD COLUMN disputed bigint NOT NULL DEFAULT 0 CHECK (disputed >= 0),
  -- how many keys the provider has spent on failures
  ADD COLUMN attempt int NOT NULL DEFAULT 0,
  -- which reading of the provider's books was written last: an older one that comes late changes nothing
  ADD COLUMN reading bigint NOT NULL DEFAULT 0;
CREATE SEQUENCE payment_readings;

-- A payment that is settled is looked at again too, at growing intervals.
DROP INDEX payments_waiting;
CREATE INDEX payments_waiting ON payments (ask_after) WHERE ask_after IS NOT NULL;
UPDATE payments SET ask_after = CASE WHEN gateway = 'sandbox' THEN NULL ELSE now() END WHERE status IN ('kept', 'returned');

ALTER TABLE refunds
  ADD COLUMN provider_ref text,
  -- what really went back, as the provider says; null until it has
  ADD COLUMN given bigint CHECK (given >= 0),
  ADD COLUMN attempt int NOT NULL DEFAULT 0,
  -- the bank sent it back, after it was done or, made at the provider, before
  ADD COLUMN failed_at timestamptz;
UPDATE refunds SET given = amount WHERE done_at IS NOT NULL;
ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check;
-- provider: somebody made it in the provider's own dashboard
ALTER TABLE refunds ADD CONSTRAINT refunds_reason_check
  CHECK (reason IN ('car-gone', 'already-paid', 'cancelled', 'amount-mismatch', 'cancellation', 'change', 'provider'));
DROP INDEX returned_once;
CREATE UNIQUE INDEX returned_once ON refunds (payment_id) WHERE reason NOT IN ('cancellation', 'change', 'provider');
CREATE UNIQUE INDEX one_row_a_refund ON refunds (payment_id, provider_ref) WHERE provider_ref IS NOT NULL;

CREATE TABLE disputes (
  payment_id text NOT NULL REFERENCES payments,
  provider_ref text NOT NULL,
  -- in the smallest unit of the payment's currency
  amount bigint NOT NULL CHECK (amount >= 0),
  state text NOT NULL CHECK (state IN ('open', 'won', 'lost')),
  -- the money is not ours at the moment
  is_withdrawn boolean NOT NULL,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (payment_id, provider_ref)
);

-- What a provider said about money that cannot be right. Staff are told once.
CREATE TABLE money_flags (
  payment_id text NOT NULL REFERENCES payments,
  kind text NOT NULL CHECK (kind IN ('unreadable', 'refund-currency', 'refund-amount', 'refund-failed', 'dispute-currency')),
  -- the provider's id of the refund or dispute; empty for the payment itself
  subject text NOT NULL DEFAULT '',
  raised_at timestamptz NOT NULL,
  PRIMARY KEY (payment_id, kind, subject)
);

ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (kind IN ('booking-made', 'status-changed',
  'cancellation-asked', 'cancellation-finalised', 'cancellation-declined', 'change-asked', 'change-accepted',
  'change-declined', 'booking-lapsed', 'pick-up-tomorrow', 'hold-expired', 'payment-refunded', 'payment-disputed',
  'dispute-won', 'dispute-lost', 'money-flagged'));
