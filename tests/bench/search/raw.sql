-- A search written by hand: one page of eight cars with all that is shown of them, the total and the counts beside every
-- filter value. $1 place, $2 and $3 the period, $4 and $5 its whole days and the hours left over, $6 its days as they are
-- charged, $7 its first day, $8 gearboxes or null.
WITH RECURSIVE below AS (
  SELECT id, parent, 0 AS depth, position FROM locations WHERE id = $1
  UNION ALL SELECT l.id, l.parent, above.depth + 1, l.position FROM locations l JOIN below above ON l.parent = above.id),
site AS MATERIALIZED (SELECT stars::numeric AS stars, reviews::numeric AS reviews FROM review_totals),
base AS MATERIALIZED (
  SELECT c.id, c.supplier_id, c.range, c.fuel_type, c.gearbox, c.fuel_policy, c.seats, c.doors, c.air_conditioning,
    c.mileage, c.deposit, c.multimedia, c.rating, c.reviews, c.review_stars, c.is_date_based_price,
    COALESCE(c.discounted_daily_price, c.daily_price)::bigint AS daily,
    COALESCE(c.discounted_hourly_price, c.hourly_price)::bigint AS hourly,
    COALESCE(c.discounted_bi_weekly_price, c.bi_weekly_price)::bigint AS three,
    COALESCE(c.discounted_weekly_price, c.weekly_price)::bigint AS weekly,
    COALESCE(c.discounted_monthly_price, c.monthly_price)::bigint AS monthly,
    s.markup_percent, COALESCE(c.gearbox = ANY($8), true) AS has_gearbox
  FROM cars c JOIN suppliers s ON s.id = c.supplier_id
  WHERE c.available AND NOT EXISTS (SELECT FROM papers p CROSS JOIN settings WHERE p.car_id = c.id AND p.replaced_at IS NULL
      AND p.valid_until < current_date AND settings.unlist_expired)
    AND NOT EXISTS (SELECT FROM users u WHERE u.id = s.id AND u.blacklisted) AND c.location_ids && ARRAY(SELECT id FROM below)
    AND NOT c.busy && tstzrange($2::timestamptz, $3::timestamptz + make_interval(mins => s.turnaround_minutes))
    AND c.id <> ALL(ARRAY(SELECT b.car_id FROM bookings b WHERE b.handed_over_at IS NOT NULL AND b.returned_at IS NULL
      AND b.status <> 'cancelled' AND b.handed_over_at < $3::timestamptz AND CASE WHEN b.to_at <= now()
        THEN GREATEST(date_trunc('day', now(), 'Africa/Douala') + interval '2 days', now() + (now() - b.to_at))
        ELSE b.to_at END > $2::timestamptz))),
priced AS (
  SELECT b.id, b.range, b.reviews, b.review_stars, b.markup_percent, b.daily,
    CASE WHEN b.is_date_based_price THEN $6::int * b.daily + COALESCE((
      SELECT sum((LEAST(p.end_date, $7::date + $6::int - 1) - GREATEST(p.start_date, $7::date) + 1) * (p.daily_price - b.daily))
      FROM car_date_prices p WHERE p.car_id = b.id AND p.end_date >= $7::date AND p.start_date < $7::date + $6::int), 0)
    ELSE m.n * COALESCE(b.monthly, 0) + w.n * COALESCE(b.weekly, 0) + t.n * COALESCE(b.three, 0)
      + ($4::int - 30 * m.n - 7 * w.n - 3 * t.n) * b.daily
      + CASE WHEN $5::int = 0 THEN 0 ELSE COALESCE($5::int * b.hourly, b.daily) END
    END AS base
  FROM base b
  CROSS JOIN LATERAL (SELECT CASE WHEN b.monthly IS NULL THEN 0 ELSE $4::int / 30 END n) m
  CROSS JOIN LATERAL (SELECT CASE WHEN b.weekly IS NULL THEN 0 ELSE ($4::int - 30 * m.n) / 7 END n) w
  CROSS JOIN LATERAL (SELECT CASE WHEN b.three IS NULL THEN 0 ELSE ($4::int - 30 * m.n - 7 * w.n) / 3 END n) t
  WHERE b.has_gearbox),
hits AS MATERIALIZED (
  SELECT p.id, p.range, p.reviews, p.review_stars,
    floor((p.base + CASE WHEN p.id IN (
        SELECT car_id FROM season_cars WHERE last_day >= $7::date AND first_day < $7::date + $6::int)
      THEN (SELECT floor(p.base::numeric * sum((LEAST(z.last_day, $7::date + $6::int - 1) - GREATEST(z.first_day, $7::date) + 1)
          * (COALESCE(z.daily_price, LEAST(100000000, GREATEST(1, floor(p.daily * (100 + z.percent)::numeric / 100 + 0.5))))
            - p.daily)) / ($6::int * p.daily) + 0.5)
        FROM season_cars x JOIN seasons z ON z.id = x.season_id
        WHERE x.car_id = p.id AND z.last_day >= $7::date AND z.first_day < $7::date + $6::int)
      ELSE 0 END) * (100 + p.markup_percent) / 100 + 0.5)::float8 AS total
  FROM priced p),
page AS (
  SELECT id, row_number() OVER () AS place FROM (
    SELECT id FROM hits ORDER BY range = 'scooter',
      round((CASE WHEN reviews < 3 THEN 0 ELSE review_stars END * (SELECT reviews FROM site) + 10 * (SELECT stars FROM site))
        / ((SELECT reviews FROM site) * (CASE WHEN reviews < 3 THEN 0 ELSE reviews END + 10)), 1) DESC, total, id LIMIT 8) best),
counted AS (
  SELECT supplier_id, range, fuel_type, fuel_policy, seats, mileage = -1 AS unlimited, count(*)::int AS cars
  FROM base WHERE has_gearbox
  GROUP BY GROUPING SETS ((supplier_id), (range), (fuel_type), (fuel_policy), (seats), (mileage = -1))),
ticked AS (
  SELECT count(*) FILTER (WHERE rating >= 1)::int AS r1, count(*) FILTER (WHERE rating >= 2)::int AS r2,
    count(*) FILTER (WHERE rating >= 3)::int AS r3, count(*) FILTER (WHERE rating >= 4)::int AS r4,
    count(*) FILTER (WHERE air_conditioning)::int AS cool, count(*) FILTER (WHERE doors >= 4)::int AS doors,
    count(*) FILTER (WHERE seats >= 5)::int AS five, count(*) FILTER (WHERE deposit <= 50000)::int AS d1,
    count(*) FILTER (WHERE deposit <= 100000)::int AS d2, count(*) FILTER (WHERE deposit <= 150000)::int AS d3,
    count(*) FILTER (WHERE 'touchscreen' = ANY(multimedia))::int AS m1, count(*) FILTER (WHERE 'bluetooth' = ANY(multimedia))::int AS m2,
    count(*) FILTER (WHERE 'androidAuto' = ANY(multimedia))::int AS m3, count(*) FILTER (WHERE 'appleCarPlay' = ANY(multimedia))::int AS m4
  FROM base WHERE has_gearbox),
gearboxes AS (SELECT gearbox, count(*)::int AS cars FROM base GROUP BY gearbox)
SELECT (SELECT count(*)::int FROM hits) AS total,
  (SELECT json_agg(counted) FROM counted) AS counted, (SELECT row_to_json(ticked) FROM ticked) AS ticked,
  (SELECT json_object_agg(gearbox, cars) FROM gearboxes) AS gearboxes,
  (SELECT json_agg(json_build_object('car', to_jsonb(c) - 'busy', 'supplier', to_jsonb(s),
      'dates', (SELECT json_agg(p) FROM car_date_prices p WHERE p.car_id = c.id),
      'seasons', (SELECT json_agg(z) FROM season_cars x JOIN seasons z ON z.id = x.season_id WHERE x.car_id = c.id),
      'photos', (SELECT json_agg(p.id ORDER BY p.position) FROM car_photos p WHERE p.car_id = c.id)) ORDER BY page.place)
    FROM page JOIN cars c ON c.id = page.id JOIN suppliers s ON s.id = c.supplier_id) AS cars
