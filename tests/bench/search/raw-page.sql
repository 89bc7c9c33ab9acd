-- The page of a search written by hand, as clever as we know: eight cars with all that is shown of them, in one statement. It walks
-- the same stored order as the product. Before it is asked, {rank} is put in place, and {cars} of raw-cars.sql.
-- $1 place, $2 and $3 the period, $4 and $5 its whole days and the hours left over, $6 its days as they are charged, $7 its first
-- day, $8 gearboxes or null, $9 a size or null.
WITH near AS MATERIALIZED (
  SELECT p.car_id AS id, {rank} AS rank, p.least_day, t.total {cars}
  ORDER BY {order}p.least_day, p.car_id LIMIT 32),
edge AS MATERIALIZED (
  SELECT last.*, costly.total AS most
  FROM (SELECT rank, least_day, id FROM near ORDER BY rank DESC, least_day DESC, id DESC LIMIT 1) last,
    (SELECT rank, total FROM near ORDER BY rank, total, id LIMIT 1 OFFSET 7) costly
  WHERE last.rank = costly.rank AND (SELECT count(*) FROM near) = 32),
further AS (
  SELECT p.car_id AS id, {rank} AS rank, p.least_day, t.total {cars}
    AND t.total <= (SELECT most FROM edge) AND EXISTS (SELECT FROM edge) AND {rank} = (SELECT rank FROM edge) AND p.least_day >= (SELECT least_day FROM edge)
    AND (p.least_day, p.car_id) > (SELECT least_day, id FROM edge)
    AND p.least_day <= ((SELECT most FROM edge) + 2) * 24 / (24 * $4::int + $5::int)),
page AS (
  SELECT id, row_number() OVER () AS place FROM (
    SELECT * FROM (SELECT * FROM near UNION ALL SELECT * FROM further) hits ORDER BY rank, total, id LIMIT 8) best)
SELECT (SELECT json_agg(json_build_object('car', to_jsonb(c) - 'busy', 'supplier', to_jsonb(s),
    'dates', (SELECT json_agg(p) FROM car_date_prices p WHERE p.car_id = c.id),
    'seasons', (SELECT json_agg(z) FROM season_cars x JOIN seasons z ON z.id = x.season_id WHERE x.car_id = c.id),
    'photos', (SELECT json_agg(p.id ORDER BY p.position) FROM car_photos p WHERE p.car_id = c.id)) ORDER BY page.place)
  FROM page JOIN cars c ON c.id = page.id JOIN suppliers s ON s.id = c.supplier_id) AS cars
