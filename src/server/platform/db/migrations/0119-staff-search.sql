-- Bookings of a fleet found by words and by places, from indexes: a list of a million is no longer read to the end for a word
-- that is rare.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The same as fold-sql.ts, as a function: an index cannot have parameters.
CREATE FUNCTION folded(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(typed) = char_length(typed) THEN lower(typed)
    ELSE translate(lower(regexp_replace(normalize(typed, NFD), '[\u0300-\u036f]', '', 'g')),
      'ŊŋƁɓƊɗƐɛƎǝƆɔØøŁł’‘ʼ', 'nnbbddeeeeooooll''''''') END $$;

CREATE INDEX bookings_words ON bookings
  USING gin (folded(driver_name) gin_trgm_ops, reference gin_trgm_ops, driver_phone gin_trgm_ops);
CREATE INDEX cars_words ON cars USING gin (folded(name) gin_trgm_ops, plate gin_trgm_ops);
CREATE INDEX bookings_pick_up_place ON bookings (pick_up_location, from_at, id);
CREATE INDEX bookings_drop_off_place ON bookings (drop_off_location, from_at, id);
