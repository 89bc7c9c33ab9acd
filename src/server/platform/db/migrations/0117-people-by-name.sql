-- People are listed from A to Z, as somebody looks through them: without capitals and accents.
CREATE FUNCTION person_order(full_name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(lower(regexp_replace(normalize(full_name, NFD), '[\u0300-\u036f]', '', 'g')), 'ŊŋɓƁɗƊƐɛƎǝƆɔØøŁł', 'nnbbddeeeeooooll')
$$;

CREATE INDEX users_by_name ON users (person_order(full_name) COLLATE "C", id) WHERE deleted_at IS NULL;
