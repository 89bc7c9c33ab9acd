-- Papers of a supplier itself lie beside those of its cars.
ALTER TABLE papers ALTER COLUMN car_id DROP NOT NULL;
ALTER TABLE papers DROP CONSTRAINT papers_kind_check;
ALTER TABLE papers ADD CONSTRAINT papers_kind_check CHECK (
  CASE WHEN car_id IS NULL THEN kind IN ('trade-register', 'tax-certificate')
  ELSE kind IN ('insurance', 'inspection', 'registration') END);
CREATE UNIQUE INDEX papers_of_suppliers ON papers (supplier_id, kind) WHERE replaced_at IS NULL AND car_id IS NULL;

ALTER TABLE suppliers
  -- the last day in Douala on which drivers see that an admin has checked its papers; null is never, or no longer
  ADD COLUMN verified_until date,
  -- why an admin took that back; null while nobody has
  ADD COLUMN verification_withdrawn text,
  ADD CONSTRAINT verified_or_withdrawn CHECK (num_nonnulls(verified_until, verification_withdrawn) <= 1);
