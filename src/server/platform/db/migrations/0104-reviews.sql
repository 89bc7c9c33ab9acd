-- What drivers say of a trip, once a booking.
CREATE TABLE reviews (
  id text PRIMARY KEY,
  booking_id text NOT NULL UNIQUE REFERENCES bookings,
  -- as they were when it was written
  car_id text NOT NULL REFERENCES cars,
  supplier_id text NOT NULL REFERENCES suppliers,
  car_stars smallint NOT NULL CHECK (car_stars BETWEEN 1 AND 5),
  supplier_stars smallint NOT NULL CHECK (supplier_stars BETWEEN 1 AND 5),
  chips text[] NOT NULL DEFAULT '{}',
  text text CHECK (length(text) BETWEEN 1 AND 600),
  language text NOT NULL CHECK (language IN ('en', 'fr', 'es')),
  -- null once the driver's data has been erased
  first_name text,
  text_state text NOT NULL DEFAULT 'shown' CHECK (text_state IN ('shown', 'waiting', 'hidden')),
  waits_for text CHECK (waits_for IN ('phone', 'link', 'address', 'card', 'reported')),
  written_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  answer text CHECK (length(answer) BETWEEN 1 AND 600),
  answered_at timestamptz,
  reported_at timestamptz,
  report_reason text,
  -- an admin's, of showing or hiding the text
  decision_reason text,
  -- false: the booking was not a true one, for this reason
  counts boolean NOT NULL DEFAULT true,
  false_reason text,
  CHECK (text_state <> 'waiting' OR waits_for IS NOT NULL),
  CHECK (answer IS NOT NULL OR answered_at IS NULL),
  CHECK (report_reason IS NOT NULL OR reported_at IS NULL)
);
CREATE INDEX reviews_of_car ON reviews (car_id, written_at DESC, id DESC) WHERE text IS NOT NULL AND text_state = 'shown';
CREATE INDEX reviews_of_supplier ON reviews (supplier_id, written_at DESC, id DESC);
CREATE INDEX reviews_newest ON reviews (written_at DESC, id DESC);
CREATE INDEX reviews_waiting ON reviews (written_at DESC, id DESC) WHERE text_state = 'waiting';

-- A mail's link to the review of its booking; only the hash of its token is kept.
CREATE TABLE review_links (
  token_hash bytea PRIMARY KEY,
  booking_id text NOT NULL REFERENCES bookings,
  expires_at timestamptz NOT NULL
);
CREATE INDEX review_links_booking ON review_links (booking_id);
CREATE INDEX review_links_end ON review_links (expires_at);

-- Sums and counts, kept with the row that changes them. A rating is what they say, from three reviews on.
ALTER TABLE cars
  ADD COLUMN reviews int NOT NULL DEFAULT 0 CHECK (reviews >= 0),
  ADD COLUMN review_stars int NOT NULL DEFAULT 0 CHECK (review_stars BETWEEN reviews AND 5 * reviews);
ALTER TABLE suppliers
  ADD COLUMN reviews int NOT NULL DEFAULT 0 CHECK (reviews >= 0),
  ADD COLUMN review_stars int NOT NULL DEFAULT 0 CHECK (review_stars BETWEEN reviews AND 5 * reviews);
-- Of the cars of the whole site.
CREATE TABLE review_totals (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  reviews int NOT NULL DEFAULT 0 CHECK (reviews >= 0),
  stars int NOT NULL DEFAULT 0 CHECK (stars BETWEEN reviews AND 5 * reviews)
);
INSERT INTO review_totals DEFAULT VALUES;

CREATE FUNCTION add_review(r reviews, one int) RETURNS void LANGUAGE sql AS $$
  UPDATE cars SET reviews = reviews + one, review_stars = review_stars + one * r.car_stars,
    rating = CASE WHEN reviews + one < 3 THEN NULL
      ELSE round((review_stars + one * r.car_stars)::numeric / (reviews + one), 1) END
    WHERE id = r.car_id;
  UPDATE suppliers SET reviews = reviews + one, review_stars = review_stars + one * r.supplier_stars
    WHERE id = r.supplier_id;
  UPDATE review_totals SET reviews = reviews + one, stars = stars + one * r.car_stars;
$$;
CREATE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF OLD.counts THEN PERFORM add_review(OLD, -1); END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NEW.counts THEN PERFORM add_review(NEW, 1); END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER review_counted AFTER INSERT OR DELETE OR UPDATE OF car_id, supplier_id, car_stars, supplier_stars, counts
  ON reviews FOR EACH ROW EXECUTE FUNCTION count_review();

-- Trips are bookings whose car came back.
CREATE FUNCTION count_trip() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF OLD.returned_at IS NOT NULL THEN UPDATE cars SET trips = trips - 1 WHERE id = OLD.car_id; END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NEW.returned_at IS NOT NULL THEN UPDATE cars SET trips = trips + 1 WHERE id = NEW.car_id; END IF;
  END IF;
  RETURN NULL;
END $$;

-- Who is asked how it was: those whose car came back a while ago, or should have.
CREATE INDEX bookings_returned ON bookings (returned_at) WHERE returned_at IS NOT NULL;
CREATE INDEX bookings_unreturned ON bookings (to_at) WHERE returned_at IS NULL;

-- What was typed gives way to what happened; every car is new until it has three reviews.
UPDATE cars c SET rating = NULL, trips = t.many
  FROM (SELECT cars.id, count(b.returned_at)::int AS many FROM cars LEFT JOIN bookings b ON b.car_id = cars.id GROUP BY cars.id) t
  WHERE t.id = c.id AND (c.rating IS NOT NULL OR c.trips <> t.many);

CREATE TRIGGER trip_counted AFTER INSERT OR DELETE OR UPDATE OF returned_at, car_id
  ON bookings FOR EACH ROW EXECUTE FUNCTION count_trip();

-- A new car or supplier has earned nothing, also where it is written as a copy of another.
CREATE FUNCTION begin_unrated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.rating := NULL;
  NEW.trips := 0;
  NEW.reviews := 0;
  NEW.review_stars := 0;
  RETURN NEW;
END $$;
CREATE TRIGGER car_begins_unrated BEFORE INSERT ON cars FOR EACH ROW EXECUTE FUNCTION begin_unrated();
CREATE FUNCTION begin_unreviewed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reviews := 0;
  NEW.review_stars := 0;
  RETURN NEW;
END $$;
CREATE TRIGGER supplier_begins_unreviewed BEFORE INSERT ON suppliers FOR EACH ROW EXECUTE FUNCTION begin_unreviewed();
