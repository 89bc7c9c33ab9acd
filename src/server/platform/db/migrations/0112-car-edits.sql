-- One change of many cars, kept so that one act takes it back.
CREATE TABLE car_edits (
  id text PRIMARY KEY,
  made_at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX car_edits_made ON car_edits (made_at);

CREATE TABLE car_edit_cars (
  edit_id text NOT NULL REFERENCES car_edits ON DELETE CASCADE,
  car_id text NOT NULL REFERENCES cars ON DELETE CASCADE,
  -- the fields that were changed, as they were
  before jsonb NOT NULL,
  -- of the car since then: where it is another one, somebody has changed it again
  version integer NOT NULL,
  PRIMARY KEY (edit_id, car_id)
);
CREATE INDEX car_edit_cars_car ON car_edit_cars (car_id);
