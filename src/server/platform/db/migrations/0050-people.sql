-- What admins write about people, and people found by words of their name, address and phone number.

CREATE TABLE person_notes (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  author_id text NOT NULL REFERENCES users,
  -- the reason of a suspension, or of its end, is a note too
  kind text NOT NULL CHECK (kind IN ('note', 'suspended', 'reinstated')),
  text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX person_notes_person ON person_notes (person_id, created_at DESC, id);

-- Small letters without accents, cut at whatever is no letter or digit of ASCII and no letter of another script. The same as
-- fold-sql.ts, as a function: an index cannot have parameters.
CREATE FUNCTION person_words(typed text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT COALESCE(array_agg(DISTINCT left(word, 100)), '{}') FROM regexp_split_to_table(
    translate(lower(regexp_replace(normalize(typed, NFD), '[\u0300-\u036f]', '', 'g')), 'ŊŋɓƁɗƊƐɛƎǝƆɔØøŁł', 'nnbbddeeeeooooll'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00a0’‘ʼ]+') word WHERE word <> '' $$;

-- Every end of a phone number from four digits on: what begins one of them is somewhere in the number.
CREATE FUNCTION phone_ends(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT COALESCE(string_agg(right(digits, size), ' '), '')
  FROM (SELECT regexp_replace(COALESCE(phone, ''), '\D', '', 'g') AS digits) d, generate_series(4, length(digits)) size $$;

CREATE INDEX users_words ON users
  USING gin (array_to_tsvector(person_words(full_name || ' ' || email || ' ' || phone_ends(phone))))
  WHERE deleted_at IS NULL;
CREATE INDEX users_newest ON users (created_at DESC, id DESC) WHERE deleted_at IS NULL;
