-- Cars that people have saved. How many a person may keep is the contract's business; the oldest go first.
CREATE TABLE favourites (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  car_id text NOT NULL REFERENCES cars ON DELETE CASCADE,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, car_id)
);
CREATE INDEX favourites_car ON favourites (car_id);
