-- Money. A payment outlives every crash: the network is never inside a transaction, and what a provider says is read again.
CREATE TABLE payments (
  -- also the session's id in the address, the provider's metadata and the key under which it is asked
  id text PRIMARY KEY,
  booking_id text NOT NULL REFERENCES bookings,
  gateway text NOT NULL CHECK (gateway IN ('stripe', 'payPal', 'sandbox')),
  -- known once the provider has answered
  provider_ref text,
  -- what it is worth to the booking, in whole XAF
  xaf int NOT NULL CHECK (xaf > 0),
  -- what is charged, in the smallest unit of the currency
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  refunded bigint NOT NULL DEFAULT 0 CHECK (refunded >= 0),
  -- open: waits for money; closed: waits no more, late money still counts; kept: the booking's; returned: could not be kept
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed', 'kept', 'returned')),
  -- when the provider's side ends; before the car is let go
  closes_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- when the provider is asked next without having told; null once there is nothing more to learn
  ask_after timestamptz,
  UNIQUE (gateway, provider_ref),
  CHECK ((status IN ('kept', 'returned')) = (settled_at IS NOT NULL))
);
CREATE INDEX payments_booking ON payments (booking_id);
-- Two tabs pay through one payment, not two.
CREATE UNIQUE INDEX one_open_payment ON payments (booking_id) WHERE status = 'open';
CREATE INDEX payments_waiting ON payments (ask_after) WHERE status IN ('open', 'closed');

CREATE TABLE refunds (
  -- also the key under which the provider is asked, so that a second asking changes nothing
  id text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES payments,
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL CHECK (reason IN ('car-gone', 'already-paid', 'cancelled', 'amount-mismatch', 'cancellation')),
  created_at timestamptz NOT NULL,
  done_at timestamptz
);
CREATE INDEX refunds_payment ON refunds (payment_id);
-- Money that could not be kept goes back once.
CREATE UNIQUE INDEX returned_once ON refunds (payment_id) WHERE reason <> 'cancellation';

-- What staff took at the counter.
CREATE TABLE counter_payments (
  id text PRIMARY KEY,
  booking_id text NOT NULL REFERENCES bookings,
  amount int NOT NULL CHECK (amount > 0),
  method text NOT NULL CHECK (method IN ('cash', 'mtnMoMo', 'orangeMoney', 'card')),
  recorded_by text NOT NULL REFERENCES users,
  recorded_at timestamptz NOT NULL
);
CREATE INDEX counter_payments_booking ON counter_payments (booking_id);

-- What a provider told, kept once however often it tells; a body holds no card and goes after thirty days.
CREATE TABLE provider_events (
  gateway text NOT NULL,
  event_id text NOT NULL,
  type text NOT NULL,
  provider_ref text,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (gateway, event_id)
);

-- The sandbox's own books: what a provider would keep on its side. Test mode only.
CREATE TABLE sandbox_payments (
  ref text PRIMARY KEY,
  payment_id text NOT NULL UNIQUE,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  refunded bigint NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND amount),
  status text NOT NULL CHECK (status IN ('open', 'authentication', 'processing', 'paid', 'closed')),
  -- when a slow payment has made up its mind
  ready_at timestamptz
);
CREATE TABLE sandbox_refunds (key text PRIMARY KEY, ref text NOT NULL REFERENCES sandbox_payments, amount bigint NOT NULL);

-- Why a driver asked for a cancellation, in their own words.
ALTER TABLE bookings ADD COLUMN cancel_reason text;

-- What is to be paid online, in whole XAF, as it was agreed: a supplier who asks another part tomorrow changes nothing.
ALTER TABLE bookings ADD COLUMN due_online int NOT NULL DEFAULT 0 CHECK (due_online BETWEEN 0 AND total);
