-- The total and the counts beside every filter value, written by hand: of ten thousand candidates at most.
-- $1 place, $2 and $3 the period, $4 gearboxes or null, $5 sizes or null.
WITH base AS MATERIALIZED (
  SELECT c.supplier_id, c.range, c.fuel_type, c.gearbox, c.fuel_policy, c.seats, c.doors, c.air_conditioning, c.mileage, c.deposit,
    c.multimedia, c.rating, COALESCE(c.gearbox = ANY($4::text[]), true) AS has_gearbox,
    COALESCE(c.range = ANY($5::text[]), true) AS has_size
  FROM car_places p JOIN cars c ON c.id = p.car_id JOIN suppliers s ON s.id = c.supplier_id
  WHERE p.place_id = $1 AND c.available
    AND NOT EXISTS (SELECT FROM papers q CROSS JOIN settings WHERE q.car_id = c.id AND q.replaced_at IS NULL
      AND q.valid_until < current_date AND settings.unlist_expired)
    AND NOT EXISTS (SELECT FROM users u WHERE u.id = s.id AND u.blacklisted)
    AND NOT c.busy && tstzrange($2::timestamptz, $3::timestamptz + make_interval(mins => s.turnaround_minutes))
    AND c.id <> ALL(ARRAY(SELECT b.car_id FROM bookings b WHERE b.handed_over_at IS NOT NULL AND b.returned_at IS NULL
      AND b.status <> 'cancelled' AND b.handed_over_at < $3::timestamptz AND CASE WHEN b.to_at <= now()
        THEN GREATEST(date_trunc('day', now(), 'Africa/Douala') + interval '2 days', now() + (now() - b.to_at))
        ELSE b.to_at END > $2::timestamptz))
  LIMIT 10001),
hits AS MATERIALIZED (SELECT * FROM base WHERE has_gearbox AND has_size),
counted AS (
  SELECT supplier_id, fuel_type, fuel_policy, seats, mileage = -1 AS unlimited, count(*)::int AS cars
  FROM hits GROUP BY GROUPING SETS ((supplier_id), (fuel_type), (fuel_policy), (seats), (mileage = -1))),
ticked AS (
  SELECT count(*) FILTER (WHERE rating >= 1)::int AS r1, count(*) FILTER (WHERE rating >= 2)::int AS r2,
    count(*) FILTER (WHERE rating >= 3)::int AS r3, count(*) FILTER (WHERE rating >= 4)::int AS r4,
    count(*) FILTER (WHERE air_conditioning)::int AS cool, count(*) FILTER (WHERE doors >= 4)::int AS doors,
    count(*) FILTER (WHERE seats >= 5)::int AS five, count(*) FILTER (WHERE deposit <= 50000)::int AS d1,
    count(*) FILTER (WHERE deposit <= 100000)::int AS d2, count(*) FILTER (WHERE deposit <= 150000)::int AS d3,
    count(*) FILTER (WHERE 'touchscreen' = ANY(multimedia))::int AS m1, count(*) FILTER (WHERE 'bluetooth' = ANY(multimedia))::int AS m2,
    count(*) FILTER (WHERE 'androidAuto' = ANY(multimedia))::int AS m3, count(*) FILTER (WHERE 'appleCarPlay' = ANY(multimedia))::int AS m4
  FROM hits),
gearboxes AS (SELECT gearbox, count(*)::int AS cars FROM base WHERE has_size GROUP BY gearbox),
sizes AS (SELECT range, count(*)::int AS cars FROM base WHERE has_gearbox GROUP BY range)
SELECT (SELECT count(*)::int FROM hits) AS total, (SELECT count(*)::int FROM base) AS candidates,
  (SELECT json_agg(counted) FROM counted) AS counted, (SELECT row_to_json(ticked) FROM ticked) AS ticked,
  (SELECT json_object_agg(gearbox, cars) FROM gearboxes) AS gearboxes, (SELECT json_object_agg(range, cars) FROM sizes) AS sizes
