-- Whether this database was ever filled with the demonstration, whose passwords everybody knows. A row that exists says yes;
-- only clearing the demonstration takes it away.
CREATE TABLE demonstration (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  filled_at timestamptz NOT NULL
);

-- A database from before is told by the accounts. Ids of real people are random.
INSERT INTO demonstration (filled_at)
SELECT min(created_at) FROM users WHERE id IN ('amina-ngassa', 'mboa-prestige') OR email = 'admin@wouri.example'
HAVING count(*) > 0;
