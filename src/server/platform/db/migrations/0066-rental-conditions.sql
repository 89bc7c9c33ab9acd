-- Rental conditions of suppliers as PDF, one current version a language. What a booking was made under stays.
CREATE TABLE rental_conditions (
  -- 32 random bytes: the name of its file. The row is written before it.
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{64}$'),
  supplier_id text NOT NULL REFERENCES suppliers ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('en', 'fr', 'es')),
  bytes int NOT NULL,
  created_at timestamptz NOT NULL,
  is_current boolean NOT NULL DEFAULT false,
  -- the key under which its file is known to be sealed
  sealed_under text
);
CREATE UNIQUE INDEX current_conditions ON rental_conditions (supplier_id, language) WHERE is_current;

-- Those that were current when it was made, in every language.
ALTER TABLE bookings ADD COLUMN conditions text[] NOT NULL DEFAULT '{}';
