-- The maintenance plan of a car: what is due after so many kilometres, so many months, or whichever comes first.
CREATE TABLE car_services (
  -- made by the caller: sent again, it is the same row
  id text PRIMARY KEY,
  car_id text NOT NULL REFERENCES cars ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('oil', 'inspection', 'tyres', 'brakes', 'belt', 'other')),
  note text,
  every_km int CHECK (every_km BETWEEN 1 AND 2000000),
  every_months int CHECK (every_months BETWEEN 1 AND 120),
  last_day date NOT NULL,
  last_km int CHECK (last_km BETWEEN 0 AND 2000000),
  -- the time at the workshop that is booked: a block of the car's calendar, which staff may remove there too
  entry_id text UNIQUE REFERENCES calendar_entries ON DELETE SET NULL,
  created_by text NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  CHECK (CASE WHEN every_km IS NULL THEN every_months IS NOT NULL ELSE last_km IS NOT NULL END)
);
CREATE INDEX car_services_car ON car_services (car_id);
