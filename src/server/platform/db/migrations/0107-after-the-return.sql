-- How a supplier takes a security deposit.
ALTER TABLE suppliers ADD COLUMN deposit_methods text[] NOT NULL DEFAULT ARRAY['cash', 'mobileMoney', 'cardImprint', 'other']
  CHECK (deposit_methods <@ ARRAY['cash', 'mobileMoney', 'cardImprint', 'other'] AND cardinality(deposit_methods) > 0);
