-- A second provider of mobile money.
ALTER TABLE payments DROP CONSTRAINT payments_gateway_check;
ALTER TABLE payments ADD CONSTRAINT payments_gateway_check
  CHECK (gateway IN ('pawapay', 'notchpay', 'stripe', 'payPal', 'sandbox', 'sandboxMobile'));
