-- A made world: the number of cars comes in as bench.cars. The same world every time, counted from today.
-- One city has more than half of all cars, each further one about three fifths of the one before it.

CREATE FUNCTION pg_temp.part(number bigint, salt int) RETURNS float8 LANGUAGE sql IMMUTABLE
  RETURN (hashint8extended(number, salt) & 1073741823) / 1073741824.0;
CREATE FUNCTION pg_temp.words(text) RETURNS jsonb LANGUAGE sql IMMUTABLE
  RETURN jsonb_build_object('en', $1, 'fr', $1, 'es', $1);

CREATE TEMP TABLE counts AS
SELECT cars, cars / 5 AS drivers, least(2000, cars / 20) AS suppliers
FROM (SELECT current_setting('bench.cars')::int AS cars) given;

INSERT INTO locations (id, parent, kind, name, address, latitude, longitude, position)
SELECT 'city-' || city, NULL, 'city', pg_temp.words('City ' || city), pg_temp.words('Centre of city ' || city),
  3 + city * 0.2, 9 + city * 0.15, city FROM generate_series(0, 39) city
UNION ALL
SELECT format('city-%s-%s', city, part), 'city-' || city, CASE part WHEN 1 THEN 'airport' ELSE 'district' END,
  pg_temp.words(format('Part %s of city %s', part, city)), pg_temp.words(format('Street %s, city %s', part, city)),
  3 + city * 0.2 + part * 0.01, 9 + city * 0.15, 100 + city * 4 + part
FROM generate_series(0, 39) city, generate_series(1, 4) part;

INSERT INTO users (id, type, full_name, email, phone, verified, birth_date)
SELECT 'supplier-' || number, 'supplier', 'Owner ' || number, format('owner-%s@bench.example', number), '+237600000000', true, date '1980-01-01'
FROM counts, generate_series(1, suppliers) number
UNION ALL
SELECT 'driver-' || number, 'user', 'Driver ' || number, format('driver-%s@bench.example', number), '+237611111111', true, date '1990-01-01'
FROM counts, generate_series(1, drivers) number
UNION ALL
SELECT 'admin', 'admin', 'Admin', 'admin@bench.example', '+237622222222', true, date '1980-01-01';

INSERT INTO suppliers (id, name, logo, phone, email, about, pay_later, part_payment_percent, markup_percent, minimum_rental_days,
  counter_methods, turnaround_minutes)
SELECT 'supplier-' || number, 'Supplier ' || number, '', '+237600000000', format('owner-%s@bench.example', number),
  pg_temp.words('Rents cars for business and for holidays, with friendly people at the counter and clean cars. Number ' || number || '.'),
  true, 0, (number % 4) * 2.5, 1, '{cash,mtnMoMo}', (number % 3) * 30
FROM counts, generate_series(1, suppliers) number;
INSERT INTO staff_seats SELECT id, id, 'owner' FROM suppliers;

CREATE TEMP TABLE models (number int, name text, range text, fuel text, gearbox text, seats int, doors int, daily int);
INSERT INTO models VALUES
  (0, 'Kia Picanto', 'mini', 'gasoline', 'manual', 4, 4, 20000), (1, 'Hyundai i10', 'mini', 'gasoline', 'automatic', 5, 4, 24000),
  (2, 'Suzuki Alto', 'mini', 'gasoline', 'manual', 4, 4, 18000), (3, 'Toyota Corolla', 'midi', 'gasoline', 'automatic', 5, 4, 40000),
  (4, 'Toyota Corolla Hybrid', 'midi', 'hybrid', 'automatic', 5, 4, 45000), (5, 'Volkswagen Golf', 'midi', 'diesel', 'manual', 5, 4, 38000),
  (6, 'Kia Sportage', 'midi', 'diesel', 'automatic', 5, 4, 55000), (7, 'Toyota RAV4', 'maxi', 'gasoline', 'automatic', 5, 4, 70000),
  (8, 'Toyota Prado', 'maxi', 'diesel', 'automatic', 7, 4, 90000), (9, 'Toyota Land Cruiser', 'maxi', 'diesel', 'automatic', 8, 4, 140000),
  (10, 'Mercedes G', 'maxi', 'gasoline', 'automatic', 5, 4, 250000), (11, 'Range Rover', 'maxi', 'plugInHybrid', 'automatic', 5, 4, 230000),
  (12, 'Yamaha NMAX', 'scooter', 'gasoline', 'automatic', 2, 0, 8000), (13, 'Honda Lead', 'scooter', 'gasoline', 'automatic', 2, 0, 7000),
  (14, 'Toyota Coaster', 'bus', 'diesel', 'manual', 22, 3, 160000), (15, 'Toyota HiAce', 'bus', 'diesel', 'manual', 14, 4, 110000),
  (16, 'Toyota Hilux', 'truck', 'diesel', 'manual', 5, 4, 80000), (17, 'BYD Atto', 'midi', 'electric', 'automatic', 5, 4, 60000);

-- Of trips older than this world their reviews are sums alone.
ALTER TABLE cars DISABLE TRIGGER car_begins_unrated;
INSERT INTO cars (id, supplier_id, name, image, range, fuel_type, gearbox, fuel_policy, seats, doors, air_conditioning, mileage,
  deposit, multimedia, rating, reviews, review_stars, trips, minimum_age, available, location_ids, daily_price, discounted_daily_price, hourly_price,
  bi_weekly_price, weekly_price, monthly_price, is_date_based_price, extras)
SELECT 'car-' || lpad(car::text, 7, '0'), 'supplier-' || 1 + floor(pg_temp.part(car, 1) * suppliers)::int, m.name,
  format('/pictures/cars/%s.svg', m.range), m.range, m.fuel, m.gearbox,
  (ARRAY['likeForlike', 'fullToFull', 'freeTank', 'FullToEmpty'])[1 + floor(pg_temp.part(car, 2) ^ 2 * 4)::int],
  m.seats, m.doors, pg_temp.part(car, 3) < 0.9, CASE WHEN pg_temp.part(car, 4) < 0.6 THEN -1 ELSE 200 END,
  (m.daily * (1 + pg_temp.part(car, 5)))::int / 5000 * 5000,
  (ARRAY['touchscreen', 'bluetooth', 'androidAuto', 'appleCarPlay'])[1 : floor(pg_temp.part(car, 6) * 5)::int],
  CASE WHEN given.reviews >= 3 THEN round(given.stars::numeric / given.reviews, 1) END, given.reviews, given.stars, given.reviews * 2, 21, pg_temp.part(car, 10) < 0.97,
  ARRAY(SELECT format('city-%s-%s', place.city, part) FROM generate_series(1, 4) part
    WHERE part = 1 + car % 4 OR pg_temp.part(car, 10 + part) < 0.3),
  m.daily + floor(pg_temp.part(car, 21) * 40)::int * 250, CASE WHEN pg_temp.part(car, 22) < 0.1 THEN m.daily * 9 / 10 END,
  CASE WHEN pg_temp.part(car, 23) < 0.5 THEN m.daily / 10 END, CASE WHEN pg_temp.part(car, 24) < 0.3 THEN m.daily * 27 / 10 END,
  CASE WHEN pg_temp.part(car, 25) < 0.6 THEN m.daily * 6 END, CASE WHEN pg_temp.part(car, 26) < 0.4 THEN m.daily * 22 END,
  pg_temp.part(car, 27) < 0.1,
  '{"cancellation": 0, "amendments": -1, "theftProtection": 3000, "collisionDamageWaiver": 5000, "fullInsurance": 9000, "additionalDriver": 2000}'
FROM counts, generate_series(1, cars) car
  CROSS JOIN LATERAL (SELECT pg_temp.part(car, 30) AS drawn OFFSET 0) luck
  CROSS JOIN LATERAL (SELECT CASE WHEN drawn < 0.58 THEN 0
    ELSE least(39, 1 + floor(ln((1 - drawn) / 0.42) / ln(0.62)))::int END AS city OFFSET 0) place
  CROSS JOIN LATERAL (SELECT CASE WHEN pg_temp.part(car, 7) < 0.8 THEN floor(pg_temp.part(car, 9) * 60)::int ELSE 0 END AS reviews OFFSET 0) many
  CROSS JOIN LATERAL (SELECT many.reviews, round(many.reviews * (3 + 2 * pg_temp.part(car, 8)))::int AS stars OFFSET 0) given
  JOIN models m ON m.number = floor(pg_temp.part(car, 31) * 18);
ALTER TABLE cars ENABLE TRIGGER car_begins_unrated;
INSERT INTO car_listings SELECT id, now() - interval '300 days', NULL FROM cars WHERE available;

INSERT INTO car_date_prices SELECT id, current_date + 30 * span, current_date + 30 * span + 19, daily_price * 6 / 5
FROM cars, generate_series(0, 1) span WHERE is_date_based_price;
INSERT INTO seasons (id, supplier_id, name, first_day, last_day, percent)
SELECT 'season-' || id, id, 'Holidays', current_date + 10, current_date + 40, 25 FROM suppliers WHERE pg_temp.part(hashtext(id), 40) < 0.1;
INSERT INTO season_cars SELECT z.id, c.id, z.first_day, z.last_day FROM seasons z JOIN cars c ON c.supplier_id = z.supplier_id;

-- Ten bookings a car, one in each thirty days of a hundred days ago to two hundred days from now.
INSERT INTO bookings (id, reference, car_id, supplier_id, driver_id, pick_up_location, drop_off_location, from_at, to_at, status,
  driver_name, driver_email, driver_phone, driver_birth_date, extras, payment, days, lines, total, paid, security_deposit,
  currency, rate, language, created_at)
SELECT 'booking-' || number, 'B' || number, c.id, c.supplier_id, 'driver-' || 1 + number % drivers, c.location_ids[1], c.location_ids[1],
  start, start + length * interval '1 day', state, 'Driver', 'driver@bench.example', '+237611111111', date '1990-01-01', '{}',
  'counter', length, '[]', c.daily_price * length, CASE state WHEN 'paid' THEN c.daily_price * length ELSE 0 END, c.deposit,
  'XAF', 1, 'en', start - interval '20 days'
FROM counts, cars c
  CROSS JOIN generate_series(0, 9) slot
  CROSS JOIN LATERAL (SELECT substr(c.id, 5)::int * 10 + slot AS number OFFSET 0) own
  CROSS JOIN LATERAL (SELECT date_trunc('day', now()) + (slot * 30 - 100 + floor(pg_temp.part(number, 50) * 22)) * interval '1 day'
    + interval '9 hours' AS start, 1 + floor(pg_temp.part(number, 51) * 7)::int AS length, pg_temp.part(number, 52) AS luck OFFSET 0) drawn
  CROSS JOIN LATERAL (SELECT CASE WHEN luck < 0.1 THEN 'cancelled' WHEN luck < 0.12 THEN 'void' WHEN start < now() THEN 'paid'
    WHEN luck < 0.3 THEN 'pending' ELSE 'reserved' END AS state OFFSET 0) told;
INSERT INTO calendar_entries (id, car_id, from_at, to_at, kind, booking_id, created_at)
SELECT 'entry-' || b.id, b.car_id, b.from_at, b.to_at + make_interval(mins => s.turnaround_minutes), 'booking', b.id, b.created_at
FROM bookings b JOIN suppliers s ON s.id = b.supplier_id WHERE b.status NOT IN ('cancelled', 'void');
INSERT INTO booking_history (booking_id, at, actor, from_status, to_status)
SELECT id, created_at, 'driver', NULL, status FROM bookings;
INSERT INTO counter_payments SELECT 'cash-' || id, id, paid, 'cash', supplier_id, from_at FROM bookings
WHERE status = 'paid' AND hashtext(id) % 4 <> 0;
INSERT INTO payments (id, booking_id, gateway, provider_ref, xaf, target, currency, amount, status, closes_at, created_at, settled_at)
SELECT 'card-' || id, id, 'stripe', 'pi_' || id, paid, paid, 'XAF', paid, 'kept', created_at + interval '1 hour', created_at, created_at
FROM bookings WHERE status = 'paid' AND hashtext(id) % 4 = 0;

-- A third of the past trips is reviewed, two of three in words: ten thousand reviews for ten thousand cars.
INSERT INTO reviews (id, booking_id, car_id, supplier_id, car_stars, supplier_stars, text, language, first_name, written_at, changed_at)
SELECT 'review-' || id, id, car_id, supplier_id, 3 + floor(pg_temp.part(hashtext(id), 60) * 3)::int, 3 + floor(pg_temp.part(hashtext(id), 61) * 3)::int,
  CASE WHEN pg_temp.part(hashtext(id), 62) < 0.67 THEN repeat('The car was clean, on time and as pictured. ', 1 + days % 4) END,
  (ARRAY['en', 'fr', 'es'])[1 + days % 3], 'Driver', to_at + interval '5 hours', to_at + interval '5 hours'
FROM bookings WHERE status = 'paid' AND to_at < now() AND pg_temp.part(hashtext(id), 63) < 0.34;
UPDATE cars c SET (reviews, review_stars) = (c.reviews + own.many, c.review_stars + own.stars),
  rating = CASE WHEN c.reviews + own.many >= 3 THEN round((c.review_stars + own.stars)::numeric / (c.reviews + own.many), 1) END
FROM (SELECT car_id, count(*)::int AS many, sum(car_stars)::int AS stars FROM reviews GROUP BY car_id) own WHERE own.car_id = c.id;
UPDATE suppliers s SET (reviews, review_stars) = (own.many, own.stars)
FROM (SELECT supplier_id, count(*)::int AS many, sum(supplier_stars)::int AS stars FROM reviews GROUP BY supplier_id) own
WHERE own.supplier_id = s.id;
UPDATE review_totals SET (reviews, stars) = (SELECT sum(reviews), sum(review_stars) FROM cars);

UPDATE cars c SET busy = taken.ranges
FROM (SELECT car_id, range_agg(tstzrange(from_at, to_at)) AS ranges FROM calendar_entries
  WHERE to_at > now() - interval '1 day' GROUP BY car_id) taken
WHERE taken.car_id = c.id;

-- Triggers that place the cars were not asked.
UPDATE recommended_mean m SET (stars, reviews) = (t.stars, t.reviews) FROM review_totals t;
SELECT place_cars(ARRAY(SELECT id FROM cars));
