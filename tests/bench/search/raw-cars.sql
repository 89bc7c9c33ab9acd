-- Cars at a place that are free and pass, with what they cost: worked out from the row that is walked, before the car is read.
FROM car_places p
CROSS JOIN LATERAL (SELECT p.daily::bigint AS daily, p.hourly::bigint AS hourly, p.three_days::bigint AS three,
  p.weekly::bigint AS weekly, p.monthly::bigint AS monthly) b
CROSS JOIN LATERAL (SELECT CASE WHEN b.monthly IS NULL THEN 0 ELSE $4::int / 30 END n) m
CROSS JOIN LATERAL (SELECT CASE WHEN b.weekly IS NULL THEN 0 ELSE ($4::int - 30 * m.n) / 7 END n) w
CROSS JOIN LATERAL (SELECT CASE WHEN b.three IS NULL THEN 0 ELSE ($4::int - 30 * m.n - 7 * w.n) / 3 END n) three
CROSS JOIN LATERAL (SELECT CASE WHEN p.dated IS NOT NULL THEN $6::int * b.daily + COALESCE((
    SELECT sum((LEAST(d.end_date, $7::date + $6::int - 1) - GREATEST(d.start_date, $7::date) + 1) * (d.daily_price - b.daily))
    FROM car_date_prices d WHERE d.car_id = p.car_id AND d.end_date >= $7::date AND d.start_date < $7::date + $6::int), 0)
  ELSE m.n * COALESCE(b.monthly, 0) + w.n * COALESCE(b.weekly, 0) + three.n * COALESCE(b.three, 0)
    + ($4::int - 30 * m.n - 7 * w.n - 3 * three.n) * b.daily
    + CASE WHEN $5::int = 0 THEN 0 ELSE COALESCE($5::int * b.hourly, b.daily) END
  END AS base OFFSET 0) tariff
CROSS JOIN LATERAL (SELECT floor((tariff.base::numeric + COALESCE((
    SELECT floor(tariff.base::numeric * sum((LEAST(z.last_day, $7::date + $6::int - 1) - GREATEST(z.first_day, $7::date) + 1)
      * (COALESCE(z.daily_price, LEAST(100000000, GREATEST(1, floor(b.daily * (100 + z.percent)::numeric / 100 + 0.5))))
        - b.daily)) / ($6::int * b.daily) + 0.5)
    FROM season_cars x JOIN seasons z ON z.id = x.season_id
    WHERE x.car_id = p.car_id AND x.last_day >= $7::date AND x.first_day < $7::date + $6::int), 0))
  * p.marked / 10000 + 0.5)::float8 AS total OFFSET 0) t
JOIN cars c ON c.id = p.car_id JOIN suppliers s ON s.id = c.supplier_id
WHERE p.place_id = $1 AND {size} AND c.available
  AND NOT EXISTS (SELECT FROM papers q CROSS JOIN settings WHERE q.car_id = c.id AND q.replaced_at IS NULL
    AND q.valid_until < current_date AND settings.unlist_expired)
  AND NOT EXISTS (SELECT FROM users u WHERE u.id = s.id AND u.blacklisted)
  AND NOT c.busy && tstzrange($2::timestamptz, $3::timestamptz + make_interval(mins => s.turnaround_minutes))
  AND c.id <> ALL(ARRAY(SELECT k.car_id FROM bookings k WHERE k.handed_over_at IS NOT NULL AND k.returned_at IS NULL
    AND k.status <> 'cancelled' AND k.handed_over_at < $3::timestamptz AND CASE WHEN k.to_at <= now()
      THEN GREATEST(date_trunc('day', now(), 'Africa/Douala') + interval '2 days', now() + (now() - k.to_at))
      ELSE k.to_at END > $2::timestamptz))
  AND COALESCE(c.gearbox = ANY($8::text[]), true)
