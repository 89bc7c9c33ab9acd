-- A slip of the finger must not become anybody's price: the bounds of domain/rental (highestPrice, highestMarkup,
-- highestTotal), held here too.

-- A car above them already is such a slip: nobody can book it until somebody has looked at it.
UPDATE cars SET available = false, deposit = LEAST(deposit, 100000000), daily_price = LEAST(daily_price, 100000000),
  discounted_daily_price = CASE WHEN discounted_daily_price <= 100000000 THEN discounted_daily_price END,
  hourly_price = CASE WHEN hourly_price <= 100000000 THEN hourly_price END,
  discounted_hourly_price = CASE WHEN discounted_hourly_price <= 100000000 THEN discounted_hourly_price END,
  bi_weekly_price = CASE WHEN bi_weekly_price <= 100000000 THEN bi_weekly_price END,
  discounted_bi_weekly_price = CASE WHEN discounted_bi_weekly_price <= 100000000 THEN discounted_bi_weekly_price END,
  weekly_price = CASE WHEN weekly_price <= 100000000 THEN weekly_price END,
  discounted_weekly_price = CASE WHEN discounted_weekly_price <= 100000000 THEN discounted_weekly_price END,
  monthly_price = CASE WHEN monthly_price <= 100000000 THEN monthly_price END,
  discounted_monthly_price = CASE WHEN discounted_monthly_price <= 100000000 THEN discounted_monthly_price END,
  extras = (SELECT jsonb_object_agg(key, CASE WHEN value::numeric BETWEEN -1 AND 100000000 THEN value::numeric ELSE -1 END) FROM jsonb_each(extras))
WHERE GREATEST(deposit, daily_price, discounted_daily_price, hourly_price, discounted_hourly_price, bi_weekly_price, discounted_bi_weekly_price,
  weekly_price, discounted_weekly_price, monthly_price, discounted_monthly_price) > 100000000
  OR jsonb_path_exists(extras, '$.* ? (@ < -1 || @ > 100000000)');
UPDATE cars SET available = false WHERE id IN (SELECT car_id FROM car_date_prices WHERE daily_price > 100000000);
UPDATE car_date_prices SET daily_price = 100000000 WHERE daily_price > 100000000;
UPDATE suppliers SET markup_percent = 100 WHERE markup_percent > 100;

ALTER TABLE cars ADD CONSTRAINT cars_highest_price CHECK (GREATEST(deposit, daily_price, discounted_daily_price, hourly_price,
  discounted_hourly_price, bi_weekly_price, discounted_bi_weekly_price, weekly_price, discounted_weekly_price, monthly_price,
  discounted_monthly_price) <= 100000000 AND NOT jsonb_path_exists(extras, '$.* ? (@ < -1 || @ > 100000000)'));
ALTER TABLE car_date_prices ADD CONSTRAINT car_date_prices_highest_price CHECK (daily_price <= 100000000);
ALTER TABLE suppliers ADD CONSTRAINT suppliers_highest_markup CHECK (markup_percent <= 100);
ALTER TABLE bookings ADD CONSTRAINT bookings_highest_total CHECK (total <= 2000000000);
ALTER TABLE booking_changes ADD CONSTRAINT booking_changes_highest_total CHECK (total <= 2000000000);
