-- What staff say of a car beside its offer: `available` stays what a search reads, the other columns say why it is false.
ALTER TABLE cars
  -- capital letters and digits alone (domain/car/plate.ts)
  ADD COLUMN plate text UNIQUE CHECK (plate ~ '^[A-Z0-9]{4,10}$'),
  -- grams of CO2 a kilometre
  ADD COLUMN co2 int CHECK (co2 BETWEEN 0 AND 1000),
  ADD COLUMN coming_soon boolean NOT NULL DEFAULT false,
  ADD COLUMN retired_at timestamptz,
  -- counts the changes by staff: a form says which one it began with
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD CONSTRAINT cars_one_state CHECK (num_nonnulls(NULLIF(available, false), NULLIF(coming_soon, false), retired_at) <= 1);
CREATE INDEX cars_name ON cars (name, id);

-- How many cars a supplier may have that are not retired; null is as many as they like.
ALTER TABLE suppliers ADD COLUMN car_limit int CHECK (car_limit >= 0);
