-- What a car costs its owner beside its rentals, typed by hand. A line is never changed: one that was wrong is taken back, with a reason.
CREATE TABLE car_costs (
  -- made by the caller: sent again, it is the same line
  id text PRIMARY KEY,
  car_id text NOT NULL REFERENCES cars,
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN
    ('service', 'repair', 'tyres', 'fuel', 'cleaning', 'insurance', 'papers', 'other')),
  amount int NOT NULL CHECK (amount BETWEEN 1 AND 100000000),
  note text,
  recorded_by text NOT NULL REFERENCES users,
  recorded_at timestamptz NOT NULL,
  taken_back_at timestamptz,
  taken_back_by text REFERENCES users,
  -- why; empty once its words are erased
  reason text,
  CHECK ((taken_back_at IS NULL) = (taken_back_by IS NULL) AND (taken_back_at IS NULL) = (reason IS NULL))
);
CREATE INDEX car_costs_car ON car_costs (car_id, day);

CREATE FUNCTION keep_car_costs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a car cost is taken back, never changed';
END $$;
CREATE TRIGGER car_costs_stay BEFORE UPDATE OF id, car_id, day, kind, amount, recorded_by, recorded_at
  ON car_costs FOR EACH ROW EXECUTE FUNCTION keep_car_costs();
