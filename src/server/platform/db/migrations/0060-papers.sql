-- Papers of cars that expire: insurance, technical inspection, registration. Their files lie sealed beside the licences.
ALTER TABLE files DROP CONSTRAINT files_kind_check;
ALTER TABLE files ADD CONSTRAINT files_kind_check CHECK (kind IN ('licence', 'avatar', 'paper'));
-- a person has one licence and one picture; a supplier, who owns the files of its papers, has many of those
DROP INDEX files_one_each;
CREATE UNIQUE INDEX files_one_each ON files (owner_id, kind) WHERE owner_id IS NOT NULL AND kind <> 'paper';

CREATE TABLE papers (
  id text PRIMARY KEY,
  supplier_id text NOT NULL REFERENCES suppliers,
  -- a car with papers is retired, not deleted
  car_id text NOT NULL REFERENCES cars,
  kind text NOT NULL CHECK (kind IN ('insurance', 'inspection', 'registration')),
  number text NOT NULL,
  -- the last day in Douala on which it holds; null is without an end
  valid_until date,
  file text UNIQUE REFERENCES files,
  added_at timestamptz NOT NULL,
  -- when a newer one took its place: it is kept, and no longer counts
  replaced_at timestamptz
);
CREATE UNIQUE INDEX papers_of_cars ON papers (car_id, kind) WHERE replaced_at IS NULL;
CREATE INDEX papers_expiring ON papers (valid_until) WHERE replaced_at IS NULL;
CREATE INDEX papers_supplier ON papers (supplier_id);

-- Whether cars with an expired paper are taken off the search for new bookings.
ALTER TABLE settings ADD COLUMN unlist_expired boolean NOT NULL DEFAULT true;
