-- What a provider no longer knows of money that is settled: staff are told, and nothing is undone.
ALTER TABLE money_flags DROP CONSTRAINT money_flags_kind_check;
ALTER TABLE money_flags ADD CONSTRAINT money_flags_kind_check CHECK (kind IN ('unreadable', 'refund-currency',
  'refund-amount', 'refund-failed', 'dispute-currency', 'payment-unknown', 'refund-unknown', 'dispute-unknown'));
