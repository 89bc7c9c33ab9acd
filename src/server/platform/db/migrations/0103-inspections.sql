-- The state of a car when its keys leave and when they return: records are added, and one that is wrong is corrected by another.
CREATE TABLE inspections (
  -- made by the device: sent again, it is the same record
  id text PRIMARY KEY,
  booking_id text NOT NULL REFERENCES bookings,
  -- a booking whose car was swapped has records of both
  car_id text NOT NULL REFERENCES cars,
  kind text NOT NULL CHECK (kind IN ('out', 'back')),
  corrects text,
  recorded_by text NOT NULL REFERENCES users,
  -- by the clock of the device, and when it came here
  taken_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL,
  is_clock_off boolean NOT NULL,
  kilometres int NOT NULL CHECK (kilometres >= 0),
  -- why they are fewer than the last known ones; empty once its words are erased
  kilometres_reason text,
  level_unit text NOT NULL CHECK (level_unit IN ('eighths', 'percent')),
  level int NOT NULL CHECK (level BETWEEN 0 AND CASE level_unit WHEN 'eighths' THEN 8 ELSE 100 END),
  is_clean boolean NOT NULL,
  -- [{item, isThere}]
  checklist jsonb NOT NULL,
  -- every mark that was seen: [{id, kind, size, zone}]
  damages jsonb NOT NULL,
  -- a drawn path, or why there is none; they go with the driver's data
  driver_signature text,
  driver_refusal text,
  desk_signature text,
  desk_refusal text,
  remark text NOT NULL,
  -- sha256 of what was said and signed; it stays when that goes
  personal_hash text NOT NULL CHECK (personal_hash ~ '^[0-9a-f]{64}$'),
  -- sha256 of the whole, with the hashes of the pictures and the one above
  seal text NOT NULL CHECK (seal ~ '^[0-9a-f]{64}$'),
  -- the order in which they arrived: the first of two is valid
  position bigint GENERATED ALWAYS AS IDENTITY,
  UNIQUE (id, car_id),
  UNIQUE (id, booking_id, car_id, kind),
  -- A correction is of the same car, at the same moment.
  FOREIGN KEY (corrects, booking_id, car_id, kind) REFERENCES inspections (id, booking_id, car_id, kind),
  CHECK (corrects <> id)
);
CREATE INDEX inspections_booking ON inspections (booking_id, position);
CREATE INDEX inspections_car ON inspections (car_id, taken_at);

-- What a record says was photographed. The files follow one by one.
CREATE TABLE inspection_pictures (
  inspection_id text NOT NULL REFERENCES inspections,
  -- sha256 of what the device sends; ours is made of it
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  -- none shows a detail
  slot text CHECK (slot IN ('front', 'right', 'rear', 'left', 'cabin', 'dashboard')),
  -- until it has arrived, and once its time is over, none
  file text REFERENCES files ON DELETE SET NULL,
  arrived_at timestamptz,
  PRIMARY KEY (inspection_id, hash),
  CHECK (file IS NULL OR arrived_at IS NOT NULL)
);
CREATE INDEX inspection_pictures_file ON inspection_pictures (file) WHERE file IS NOT NULL;

-- A mark on a car lives from the day it is first seen until it is repaired.
CREATE TABLE car_damages (
  id text PRIMARY KEY,
  car_id text NOT NULL REFERENCES cars,
  kind text NOT NULL CHECK (kind IN ('scratch', 'dent', 'chip', 'crack', 'broken', 'missing', 'stain', 'other')),
  size text NOT NULL CHECK (size IN ('coin', 'hand', 'larger')),
  zone text NOT NULL CHECK (zone IN ('front', 'right', 'rear', 'left', 'roof', 'windscreen', 'wheels', 'underbody', 'cabin')),
  first_seen_in text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  repaired_at timestamptz,
  repaired_by text REFERENCES users,
  FOREIGN KEY (first_seen_in, car_id) REFERENCES inspections (id, car_id),
  CHECK ((repaired_at IS NULL) = (repaired_by IS NULL))
);
CREATE INDEX car_damages_car ON car_damages (car_id) WHERE repaired_at IS NULL;

CREATE FUNCTION keep_inspections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'inspections are never changed';
END $$;
-- Erasure takes words and signatures, and nothing else.
CREATE TRIGGER inspections_stay BEFORE UPDATE OF id, booking_id, car_id, kind, corrects, recorded_by, taken_at, recorded_at,
  is_clock_off, kilometres, level_unit, level, is_clean, checklist, damages, personal_hash, seal
  ON inspections FOR EACH ROW EXECUTE FUNCTION keep_inspections();
CREATE TRIGGER inspection_pictures_stay BEFORE UPDATE OF inspection_id, hash, slot
  ON inspection_pictures FOR EACH ROW EXECUTE FUNCTION keep_inspections();
CREATE TRIGGER car_damages_stay BEFORE UPDATE OF id, car_id, kind, size, zone, first_seen_in, first_seen_at
  ON car_damages FOR EACH ROW EXECUTE FUNCTION keep_inspections();

-- Pictures are private files of the supplier, like its papers.
ALTER TABLE files DROP CONSTRAINT files_kind_check;
ALTER TABLE files ADD CONSTRAINT files_kind_check CHECK (kind IN ('licence', 'avatar', 'paper', 'inspection'));
DROP INDEX files_one_each;
CREATE UNIQUE INDEX files_one_each ON files (owner_id, kind, side)
  WHERE owner_id IS NOT NULL AND kind NOT IN ('paper', 'inspection');

-- What a supplier asks of a walk, and for what it finds. A price of 0 is not asked.
ALTER TABLE suppliers
  ADD COLUMN required_pictures int NOT NULL DEFAULT 4 CHECK (required_pictures BETWEEN 0 AND 6),
  ADD COLUMN checklist text[] NOT NULL DEFAULT ARRAY['spareWheel', 'jack', 'triangle', 'extinguisher', 'firstAidBox',
    'registration', 'insurance', 'inspectionPapers'],
  ADD COLUMN grace_minutes int NOT NULL DEFAULT 59 CHECK (grace_minutes BETWEEN 0 AND 1440),
  ADD COLUMN price_per_eighth int NOT NULL DEFAULT 0 CHECK (price_per_eighth BETWEEN 0 AND 100000000),
  ADD COLUMN cleaning_price int NOT NULL DEFAULT 0 CHECK (cleaning_price BETWEEN 0 AND 100000000);
ALTER TABLE cars ADD COLUMN price_per_extra_km int NOT NULL DEFAULT 0 CHECK (price_per_extra_km BETWEEN 0 AND 100000000);
