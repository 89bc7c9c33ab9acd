-- A car once for every place that it is found at, with what the orders of a search go by: a search walks them in its order and
-- stops at a full page. Cars that are not listed have none.
CREATE TABLE car_places (
  car_id text NOT NULL REFERENCES cars ON DELETE CASCADE,
  -- One that it serves, or one above it. Without a reference: whoever changes a place holds it while cars are asked for.
  place_id text NOT NULL,
  range text NOT NULL,
  -- Lower is better: the recommendation in tenths below zero, and scooters after all cars.
  recommended_rank int NOT NULL,
  -- The rating in tenths below zero; 0 where there is none.
  rating_rank int NOT NULL,
  deposit int NOT NULL,
  -- Prices as they count, discounts in place of their twins.
  daily int NOT NULL,
  hourly int,
  three_days int,
  weekly int,
  monthly int,
  -- The lowest price of a day where days have prices of their own; null where they have not.
  dated int,
  -- The most that a season lowers a day to, in millionths of the price of a day; a million where none lowers it.
  lowered int NOT NULL,
  -- The supplier's percentage: ten thousand is none.
  marked int NOT NULL,
  -- No hour of any trip costs less than a 24th of this.
  least_day int NOT NULL GENERATED ALWAYS AS (floor(
    CASE WHEN dated IS NULL THEN LEAST(daily, 24 * hourly::numeric, three_days / 3.0, weekly / 7.0, monthly / 30.0) ELSE dated END
      * lowered / 1000000 * marked / 10000)::int) STORED,
  PRIMARY KEY (car_id, place_id)
);
CREATE INDEX car_places_recommended ON car_places (place_id, recommended_rank, least_day, car_id);
CREATE INDEX car_places_total ON car_places (place_id, least_day, car_id);
CREATE INDEX car_places_total_of_size ON car_places (place_id, range, least_day, car_id);
CREATE INDEX car_places_rating ON car_places (place_id, rating_rank, least_day, car_id);
CREATE INDEX car_places_deposit ON car_places (place_id, deposit, least_day, car_id);

-- The stars of the whole site that a car's own are drawn towards. They are taken anew by the schedule, not with every review:
-- each of those moves the place of every car.
CREATE TABLE recommended_mean (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  stars int NOT NULL,
  reviews int NOT NULL CHECK (reviews > 0)
);
INSERT INTO recommended_mean (stars, reviews)
SELECT CASE WHEN reviews > 0 THEN stars ELSE 7 END, CASE WHEN reviews > 0 THEN reviews ELSE 2 END FROM review_totals;

-- `recommendation` of domain/review/rating.ts once more: an expression, so that it is written into whatever asks for it.
CREATE FUNCTION recommended_rank(range text, reviews int, stars int, mean recommended_mean) RETURNS int LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN range = 'scooter' THEN 1000 ELSE 0 END - (10 * round(
    (CASE WHEN reviews < 3 THEN 0 ELSE stars END * mean.reviews::numeric + 10 * mean.stars::numeric)
      / (mean.reviews::numeric * (CASE WHEN reviews < 3 THEN 0 ELSE reviews END + 10)), 1))::int;

-- The rows that these cars should have.
CREATE FUNCTION places_of_cars(ids text[]) RETURNS TABLE (car_id text, place_id text, range text, recommended_rank int, rating_rank int,
  deposit int, daily int, hourly int, three_days int, weekly int, monthly int, dated int, lowered int, marked int)
LANGUAGE sql STABLE AS $$
  WITH RECURSIVE served AS (
    SELECT c.id AS car_id, l.id AS place_id, l.parent
    FROM cars c CROSS JOIN unnest(c.location_ids) own JOIN locations l ON l.id = own WHERE c.id = ANY(ids) AND c.available
    UNION SELECT s.car_id, l.id, l.parent FROM served s JOIN locations l ON l.id = s.parent),
  effective AS (
    SELECT c.id, c.supplier_id, c.range, c.reviews, c.review_stars, c.rating, c.deposit, c.is_date_based_price,
      CASE WHEN c.discounted_daily_price > 0 THEN c.discounted_daily_price ELSE c.daily_price END AS daily,
      CASE WHEN c.discounted_hourly_price > 0 THEN c.discounted_hourly_price WHEN c.hourly_price > 0 THEN c.hourly_price END AS hourly,
      CASE WHEN c.discounted_bi_weekly_price > 0 THEN c.discounted_bi_weekly_price
        WHEN c.bi_weekly_price > 0 THEN c.bi_weekly_price END AS three_days,
      CASE WHEN c.discounted_weekly_price > 0 THEN c.discounted_weekly_price WHEN c.weekly_price > 0 THEN c.weekly_price END AS weekly,
      CASE WHEN c.discounted_monthly_price > 0 THEN c.discounted_monthly_price
        WHEN c.monthly_price > 0 THEN c.monthly_price END AS monthly
    FROM cars c WHERE c.id = ANY(ids) AND c.available),
  -- Once a car, however many places it has.
  own AS MATERIALIZED (
    SELECT e.id, e.range, recommended_rank(e.range, e.reviews, e.review_stars, m) AS recommended_rank,
      COALESCE(-round(10 * e.rating::numeric)::int, 0) AS rating_rank,
      e.deposit, e.daily, e.hourly, e.three_days, e.weekly, e.monthly,
      CASE WHEN e.is_date_based_price
        THEN LEAST(e.daily, (SELECT min(p.daily_price) FROM car_date_prices p WHERE p.car_id = e.id)) END AS dated,
      LEAST(1000000, COALESCE((SELECT floor(1000000 * min(COALESCE(z.daily_price,
          LEAST(100000000, GREATEST(1, floor(e.daily * (100 + z.percent)::numeric / 100 + 0.5)))) / e.daily::numeric))
        FROM season_cars x JOIN seasons z ON z.id = x.season_id WHERE x.car_id = e.id), 1000000))::int AS lowered,
      10000 + round(s.markup_percent * 100)::int AS marked
    FROM effective e JOIN suppliers s ON s.id = e.supplier_id CROSS JOIN recommended_mean m)
  SELECT own.id, served.place_id, own.range, own.recommended_rank, own.rating_rank, own.deposit, own.daily, own.hourly,
    own.three_days, own.weekly, own.monthly, own.dated, own.lowered, own.marked
  FROM own JOIN served ON served.car_id = own.id $$;

-- Every writer holds the cars first and sees what was committed before, then their rows, all in one order: two writers never wait
-- for each other. The percentage of a row that is there is the supplier's to change (below).
CREATE FUNCTION place_cars(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM cars WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  PERFORM 1 FROM car_places WHERE car_id = ANY(ids) ORDER BY car_id, place_id FOR UPDATE;
  WITH wanted AS MATERIALIZED (SELECT * FROM places_of_cars(ids)),
  gone AS (
    DELETE FROM car_places p WHERE p.car_id = ANY(ids)
      AND NOT EXISTS (SELECT FROM wanted w WHERE w.car_id = p.car_id AND w.place_id = p.place_id))
  INSERT INTO car_places AS own (car_id, place_id, range, recommended_rank, rating_rank, deposit, daily, hourly, three_days, weekly,
    monthly, dated, lowered, marked)
  SELECT * FROM wanted
  ON CONFLICT (car_id, place_id) DO UPDATE SET (range, recommended_rank, rating_rank, deposit, daily, hourly, three_days, weekly, monthly,
      dated, lowered)
    = (EXCLUDED.range, EXCLUDED.recommended_rank, EXCLUDED.rating_rank, EXCLUDED.deposit, EXCLUDED.daily, EXCLUDED.hourly, EXCLUDED.three_days,
      EXCLUDED.weekly, EXCLUDED.monthly, EXCLUDED.dated, EXCLUDED.lowered)
  WHERE (own.range, own.recommended_rank, own.rating_rank, own.deposit, own.daily, own.hourly, own.three_days, own.weekly, own.monthly,
      own.dated, own.lowered)
    IS DISTINCT FROM (EXCLUDED.range, EXCLUDED.recommended_rank, EXCLUDED.rating_rank, EXCLUDED.deposit, EXCLUDED.daily, EXCLUDED.hourly,
      EXCLUDED.three_days, EXCLUDED.weekly, EXCLUDED.monthly, EXCLUDED.dated, EXCLUDED.lowered);
END $$;

CREATE FUNCTION place_car() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_cars(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER car_placed AFTER INSERT OR UPDATE OF supplier_id, range, deposit, available, location_ids,
    daily_price, discounted_daily_price, hourly_price, discounted_hourly_price, bi_weekly_price,
    discounted_bi_weekly_price, weekly_price, discounted_weekly_price, monthly_price, discounted_monthly_price, is_date_based_price
  ON cars FOR EACH ROW EXECUTE FUNCTION place_car();

-- A review moves its car alone, and changes nothing but two ranks.
CREATE FUNCTION rank_car() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE car_places p SET recommended_rank = recommended_rank(NEW.range, NEW.reviews, NEW.review_stars, m),
      rating_rank = COALESCE(-round(10 * NEW.rating::numeric)::int, 0)
    FROM recommended_mean m WHERE p.car_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER car_ranked AFTER UPDATE OF rating, reviews, review_stars ON cars FOR EACH ROW
  WHEN ((OLD.rating, OLD.reviews, OLD.review_stars) IS DISTINCT FROM (NEW.rating, NEW.reviews, NEW.review_stars))
  EXECUTE FUNCTION rank_car();

-- Seasons and prices of days lower what a day may cost. Those that have passed count on: they only make a search look further.
CREATE FUNCTION place_changed_cars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_cars(ARRAY(SELECT DISTINCT car_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER season_given AFTER INSERT ON season_cars
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION place_changed_cars();
CREATE TRIGGER season_taken AFTER DELETE ON season_cars
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION place_changed_cars();
CREATE TRIGGER date_price_added AFTER INSERT ON car_date_prices
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION place_changed_cars();
CREATE TRIGGER date_price_changed AFTER UPDATE ON car_date_prices
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION place_changed_cars();
CREATE TRIGGER date_price_removed AFTER DELETE ON car_date_prices
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION place_changed_cars();

CREATE FUNCTION place_cars_of_season() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_cars(ARRAY(SELECT car_id FROM season_cars WHERE season_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER season_changed AFTER UPDATE OF daily_price, percent ON seasons
  FOR EACH ROW WHEN ((OLD.daily_price, OLD.percent) IS DISTINCT FROM (NEW.daily_price, NEW.percent))
  EXECUTE FUNCTION place_cars_of_season();

-- A percentage holds its supplier before any car, so it takes no car: its rows have all that their bound is made of. A row that is
-- added meanwhile with the old one is mended by the schedule.
CREATE FUNCTION mark_placed_cars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM car_places WHERE car_id IN (SELECT id FROM cars WHERE supplier_id = NEW.id)
    ORDER BY car_id, place_id FOR UPDATE;
  UPDATE car_places SET marked = 10000 + round(NEW.markup_percent * 100)::int
    WHERE car_id IN (SELECT id FROM cars WHERE supplier_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER placed_cars_marked AFTER UPDATE OF markup_percent ON suppliers
  FOR EACH ROW WHEN (OLD.markup_percent IS DISTINCT FROM NEW.markup_percent) EXECUTE FUNCTION mark_placed_cars();

CREATE FUNCTION place_cars_below() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM place_cars(ARRAY(SELECT id FROM cars WHERE available AND location_ids && ARRAY[NEW.id]));
  ELSE
    PERFORM place_cars(ARRAY(SELECT car_id FROM car_places WHERE place_id = OLD.id));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER place_moved AFTER INSERT OR DELETE OR UPDATE OF parent ON locations
  FOR EACH ROW EXECUTE FUNCTION place_cars_below();

-- The supplier before the car, as a percentage takes them.
CREATE OR REPLACE FUNCTION add_review(r reviews, one int) RETURNS void LANGUAGE sql AS $$
  UPDATE suppliers SET reviews = reviews + one, review_stars = review_stars + one * r.supplier_stars
    WHERE id = r.supplier_id;
  UPDATE cars SET reviews = reviews + one, review_stars = review_stars + one * r.car_stars,
    rating = CASE WHEN reviews + one < 3 THEN NULL
      ELSE round((review_stars + one * r.car_stars)::numeric / (reviews + one), 1) END
    WHERE id = r.car_id;
  UPDATE review_totals SET reviews = reviews + one, stars = stars + one * r.car_stars;
$$;

-- Last: the triggers hold the tables, so that nothing changes unseen meanwhile. Searches go on.
SELECT place_cars(ARRAY(SELECT id FROM cars));
ANALYZE car_places;
