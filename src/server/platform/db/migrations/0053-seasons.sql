-- Days on which cars of a supplier cost another price: the same for all, or a percentage of each car's own.
CREATE TABLE seasons (
  id text PRIMARY KEY,
  supplier_id text NOT NULL REFERENCES suppliers ON DELETE CASCADE,
  name text NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  daily_price int CHECK (daily_price BETWEEN 1 AND 100000000),
  percent int CHECK (percent BETWEEN -90 AND 400 AND percent <> 0),
  version int NOT NULL DEFAULT 1,
  CHECK ((daily_price IS NULL) <> (percent IS NULL)),
  UNIQUE (id, first_day, last_day)
);
CREATE INDEX seasons_of_supplier ON seasons (supplier_id, first_day);
CREATE INDEX seasons_last_day ON seasons (last_day);

-- The days stand here too, and follow those of the season, so that no car is in two on one day.
CREATE TABLE season_cars (
  season_id text NOT NULL,
  car_id text NOT NULL REFERENCES cars ON DELETE CASCADE,
  first_day date NOT NULL,
  last_day date NOT NULL,
  PRIMARY KEY (car_id, season_id),
  FOREIGN KEY (season_id, first_day, last_day) REFERENCES seasons (id, first_day, last_day)
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT one_season_a_day EXCLUDE USING gist (car_id WITH =, daterange(first_day, last_day, '[]') WITH &&)
);
CREATE INDEX cars_of_season ON season_cars (season_id);
