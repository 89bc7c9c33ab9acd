-- Photographs of cars, up to eight; the first is the card's. Their files lie beside the uploads, in sizes and formats.
CREATE TABLE car_photos (
  -- 16 random bytes: what the names of its files begin with. The row is written before them.
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  -- without a car it is not shown, and its files wait for their deletion
  car_id text REFERENCES cars ON DELETE SET NULL,
  position smallint CHECK (position BETWEEN 1 AND 8),
  created_at timestamptz NOT NULL,
  CHECK (car_id IS NULL OR position IS NOT NULL),
  UNIQUE (car_id, position) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX car_photos_unused ON car_photos (created_at) WHERE car_id IS NULL;
