-- When a car was listed: what its utilisation is counted by. Half open; without an end it is listed still.
CREATE TABLE car_listings (
  car_id text NOT NULL REFERENCES cars ON DELETE CASCADE,
  from_at timestamptz NOT NULL,
  to_at timestamptz CHECK (to_at > from_at),
  PRIMARY KEY (car_id, from_at)
);
CREATE UNIQUE INDEX car_listings_open ON car_listings (car_id) WHERE to_at IS NULL;

-- Of cars from before, the first booking is what shows that they were listed.
INSERT INTO car_listings (car_id, from_at)
SELECT c.id, LEAST(date_trunc('milliseconds', now()), (SELECT min(b.created_at) FROM bookings b WHERE b.car_id = c.id))
FROM cars c WHERE c.available;

CREATE FUNCTION write_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := date_trunc('milliseconds', now());
BEGIN
  IF NEW.available THEN
    INSERT INTO car_listings (car_id, from_at) VALUES (NEW.id, moment)
      ON CONFLICT (car_id, from_at) DO UPDATE SET to_at = NULL;
  ELSIF TG_OP = 'UPDATE' THEN
    -- Listed for no time at all is not listed.
    DELETE FROM car_listings WHERE car_id = NEW.id AND to_at IS NULL AND from_at >= moment;
    UPDATE car_listings SET to_at = moment WHERE car_id = NEW.id AND to_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER car_listed AFTER INSERT ON cars FOR EACH ROW EXECUTE FUNCTION write_listing();
CREATE TRIGGER car_listed_or_not AFTER UPDATE OF available ON cars
  FOR EACH ROW WHEN (OLD.available IS DISTINCT FROM NEW.available) EXECUTE FUNCTION write_listing();

ALTER TABLE settings
  -- counts the changes by admins: a form says which one it began with
  ADD COLUMN version int NOT NULL DEFAULT 1,
  -- the site answers under its own name instead of its suppliers'
  ADD COLUMN hide_suppliers boolean NOT NULL DEFAULT false,
  -- where suppliers pay to; empty is not given
  ADD COLUMN bank_name text NOT NULL DEFAULT '',
  ADD COLUMN bank_holder text NOT NULL DEFAULT '',
  ADD COLUMN bank_account text NOT NULL DEFAULT '',
  ADD COLUMN bank_code text NOT NULL DEFAULT '',
  -- whether owners see it
  ADD COLUMN bank_shown boolean NOT NULL DEFAULT false;

-- What a change of the settings was before and after, field by field.
ALTER TABLE audit ADD COLUMN changes jsonb;
CREATE INDEX audit_newest ON audit (at, id);
CREATE INDEX audit_actor ON audit (actor, at, id);
