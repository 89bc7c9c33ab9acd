-- Every index of the public tables that is no primary key: how it is dropped, and how it is made again as it was.
SELECT CASE WHEN k.oid IS NULL THEN format('DROP INDEX %s', i.indexrelid::regclass)
    ELSE format('ALTER TABLE %s DROP CONSTRAINT %I', i.indrelid::regclass, k.conname) END AS drop,
  CASE WHEN k.oid IS NULL THEN pg_get_indexdef(i.indexrelid)
    ELSE format('ALTER TABLE %s ADD CONSTRAINT %I %s', i.indrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) END AS create
FROM pg_index i
JOIN pg_class t ON t.oid = i.indrelid AND t.relnamespace = 'public'::regnamespace
LEFT JOIN pg_constraint k ON k.conindid = i.indexrelid AND k.contype IN ('u', 'x')
WHERE NOT i.indisprimary AND NOT EXISTS (SELECT FROM pg_constraint f WHERE f.conindid = i.indexrelid AND f.contype = 'f')
