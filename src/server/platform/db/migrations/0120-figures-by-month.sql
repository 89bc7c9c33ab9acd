-- The figures of months that are over, by supplier: a year is read from twelve rows a supplier, however many bookings there were.
CREATE TABLE figures_by_month (
  -- in Africa/Douala, 2026-08
  month text NOT NULL,
  supplier_id text NOT NULL REFERENCES suppliers ON DELETE CASCADE,
  bookings int NOT NULL,
  cancelled int NOT NULL,
  agreed float8 NOT NULL,
  received float8 NOT NULL,
  days int NOT NULL,
  lead_minutes float8 NOT NULL,
  answered int NOT NULL,
  answer_minutes float8 NOT NULL,
  booked_minutes float8 NOT NULL,
  offered_minutes float8 NOT NULL,
  PRIMARY KEY (month, supplier_id)
);

-- What changed in a month that is over: until it is counted anew, its figures are summed from the bookings. Rows are only added by
-- those who change a booking, so that nobody waits for anybody; who counts takes away those that it has seen.
CREATE TABLE figures_stale (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  month text NOT NULL,
  supplier_id text NOT NULL
);
CREATE INDEX figures_stale_month ON figures_stale (month, supplier_id);

-- Douala is an hour ahead of UTC the whole year. A month that ends within the hour counts as over: it may be when this commits.
CREATE FUNCTION mark_figures(supplier text, since timestamptz, until timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO figures_stale (month, supplier_id)
  SELECT to_char(m, 'YYYY-MM'), supplier
  FROM generate_series(date_trunc('month', since AT TIME ZONE 'UTC' + interval '1 hour'),
    until AT TIME ZONE 'UTC' + interval '1 hour', interval '1 month') m
  WHERE m + interval '1 month' <= now() AT TIME ZONE 'UTC' + interval '2 hours'
    OR EXISTS (SELECT FROM figures_by_month f WHERE f.month = to_char(m, 'YYYY-MM') AND f.supplier_id = supplier) $$;

CREATE FUNCTION mark_booking_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM mark_figures(OLD.supplier_id, OLD.from_at, OLD.to_at);
  END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND
    (OLD.supplier_id, OLD.from_at, OLD.to_at) IS DISTINCT FROM (NEW.supplier_id, NEW.from_at, NEW.to_at)) THEN
    PERFORM mark_figures(NEW.supplier_id, NEW.from_at, NEW.to_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER booking_figures AFTER INSERT OR DELETE
  OR UPDATE OF supplier_id, car_id, from_at, to_at, status, total, paid, days, created_at ON bookings
  FOR EACH ROW EXECUTE FUNCTION mark_booking_figures();

-- A step of a booking's history may be its answer.
CREATE FUNCTION mark_answer_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_figures(b.supplier_id, b.from_at, b.from_at) FROM bookings b WHERE b.id = NEW.booking_id;
  RETURN NULL;
END $$;
CREATE TRIGGER answer_figures AFTER INSERT ON booking_history
  FOR EACH ROW WHEN (NEW.from_status = 'pending') EXECUTE FUNCTION mark_answer_figures();

-- What was offered changes between the old end of a listing and its new one.
CREATE FUNCTION mark_listing_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  supplier text := (SELECT supplier_id FROM cars WHERE id = COALESCE(NEW.car_id, OLD.car_id));
BEGIN
  IF supplier IS NULL THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    PERFORM mark_figures(supplier, LEAST(OLD.from_at, NEW.from_at), GREATEST(OLD.from_at, NEW.from_at))
      WHERE OLD.from_at <> NEW.from_at;
    PERFORM mark_figures(supplier, LEAST(COALESCE(OLD.to_at, now()), COALESCE(NEW.to_at, now())),
      GREATEST(COALESCE(OLD.to_at, now()), COALESCE(NEW.to_at, now()))) WHERE OLD.to_at IS DISTINCT FROM NEW.to_at;
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM mark_figures(supplier, NEW.from_at, COALESCE(NEW.to_at, now()));
  ELSE
    PERFORM mark_figures(supplier, OLD.from_at, COALESCE(OLD.to_at, now()));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listing_figures AFTER INSERT OR UPDATE OR DELETE ON car_listings
  FOR EACH ROW EXECUTE FUNCTION mark_listing_figures();

-- The listings of a deleted car go with it, when nobody knows its supplier any more.
CREATE FUNCTION mark_car_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_figures(OLD.supplier_id, min(l.from_at), now()) FROM car_listings l WHERE l.car_id = OLD.id
    HAVING count(*) > 0;
  IF TG_OP = 'UPDATE' THEN
    PERFORM mark_figures(NEW.supplier_id, min(l.from_at), now()) FROM car_listings l WHERE l.car_id = OLD.id
      HAVING count(*) > 0;
    RETURN NEW;
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER car_figures BEFORE DELETE OR UPDATE OF supplier_id ON cars
  FOR EACH ROW EXECUTE FUNCTION mark_car_figures();
