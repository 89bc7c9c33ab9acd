-- A trip of less than a week is never charged by the price of a week, and one of less than three days by no price but those of a day
-- and an hour: each length has the bound that is nearest to what it costs, so that a search for the lowest total stops sooner.
ALTER TABLE car_places
  -- No hour of a trip of less than seven days costs less than a 24th of this.
  ADD COLUMN least_week_day int NOT NULL GENERATED ALWAYS AS (floor(
    CASE WHEN dated IS NULL THEN LEAST(daily, 24 * hourly::numeric, three_days / 3.0) ELSE dated END
      * lowered / 1000000 * marked / 10000)::int) STORED,
  -- The same for less than three days.
  ADD COLUMN least_own_day int NOT NULL GENERATED ALWAYS AS (floor(
    CASE WHEN dated IS NULL THEN LEAST(daily, 24 * hourly::numeric) ELSE dated END
      * lowered / 1000000 * marked / 10000)::int) STORED;
CREATE INDEX car_places_week_total ON car_places (place_id, least_week_day, car_id);
CREATE INDEX car_places_week_total_of_size ON car_places (place_id, range, least_week_day, car_id);
CREATE INDEX car_places_own_total ON car_places (place_id, least_own_day, car_id);
CREATE INDEX car_places_own_total_of_size ON car_places (place_id, range, least_own_day, car_id);
-- Starting a second process takes longer than all that a search reads of it.
ALTER TABLE car_places SET (parallel_workers = 0);
ANALYZE car_places;
