-- Money from phones: whose phone was asked, when, and why no money came.
ALTER TABLE payments DROP CONSTRAINT payments_gateway_check;
ALTER TABLE payments ADD CONSTRAINT payments_gateway_check
  CHECK (gateway IN ('pawapay', 'stripe', 'payPal', 'sandbox', 'sandboxMobile'));
ALTER TABLE payments
  ADD COLUMN phone text,
  ADD COLUMN operator text CHECK (operator IN ('mtn', 'orange')),
  ADD COLUMN prompted_at timestamptz,
  -- our reason, never an operator's words
  ADD COLUMN no_money_reason text CHECK (no_money_reason IN
    ('refused', 'no-money', 'wrong-pin', 'expired', 'limit', 'operator-away', 'paid-less')),
  -- written down before anybody is asked: an answer that gets lost loses nothing
  ADD CONSTRAINT asked_under_a_name CHECK (prompted_at IS NULL OR (provider_ref IS NOT NULL AND operator IS NOT NULL)),
  ADD CONSTRAINT a_reason_is_an_end CHECK (no_money_reason IS NULL OR status IN ('closed', 'returned'));
