// Where words can lie, read from the live schema: every column of text, JSON, bytes or days that takes more than a fixed list.

import { sql } from 'kysely'
import type { Db } from '#server/platform/db/connect.ts'

export type WordColumn = { table: string; column: string; type: string }

/** A column that only takes the key of another row, or one of a list of codes, cannot hold personal text. */
export async function wordColumns(db: Db): Promise<WordColumn[]> {
  const { rows } = await sql<WordColumn>`
    SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, NULL) AS type
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
      AND format_type(a.atttypid, NULL) ~ '^(text|character|json|bytea|date$|xml|inet|cidr|name|citext|hstore)'
      AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.conkey = ARRAY[a.attnum]
        AND (k.contype = 'f' OR k.contype = 'c' AND pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\['))
    ORDER BY 1, 2`.execute(db)
  return rows
}

/** Columns that reference an account. */
export async function personKeys(db: Db): Promise<WordColumn[]> {
  const { rows } = await sql<WordColumn>`
    SELECT c.conrelid::regclass::text AS table, a.attname AS column, 'key' AS type FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
    WHERE c.contype = 'f' AND c.confrelid IN ('users'::regclass, 'suppliers'::regclass) ORDER BY 1, 2`.execute(
    db,
  )
  return rows
}
