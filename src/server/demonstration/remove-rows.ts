// Deletes rows with all that hangs on them. What hangs on what is asked of the schema, so that a new table is not forgotten.

import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#server/platform/db/connect.ts'

type Reference = { child: string; columns: string[]; parent: string; parent_columns: string[] }

/** What was deleted: how many rows of each table, and the ids of those that have one. */
export type Removed = { counts: Map<string, number>; ids: Set<string> }

/** Every foreign key except those with `SET NULL` and a table's own to itself. */
async function readReferences(tx: Tx): Promise<Reference[]> {
  const names = (columns: string, table: string) =>
    sql.raw(`(SELECT array_agg(a.attname::text ORDER BY k.place) FROM unnest(${columns}) WITH ORDINALITY k (number, place)
      JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.number)`)
  const { rows } = await sql<Reference>`
    SELECT child.relname AS child, ${names('c.conkey', 'c.conrelid')} AS columns,
      parent.relname AS parent, ${names('c.confkey', 'c.confrelid')} AS parent_columns
    FROM pg_constraint c JOIN pg_class child ON child.oid = c.conrelid JOIN pg_class parent ON parent.oid = c.confrelid
    WHERE c.contype = 'f' AND c.confdeltype IN ('a', 'r', 'c') AND c.conrelid <> c.confrelid
      AND c.connamespace = current_schema()::regnamespace`.execute(tx)
  return rows
}

/**
 * Returns what removes the rows of a table for which a condition on its columns holds, and before them the rows of other
 * tables that refer to them. `removed` is added to.
 */
export async function rowRemover(
  tx: Tx,
  removed: Removed,
): Promise<(table: string, condition: RawBuilder<unknown>) => Promise<void>> {
  const references = await readReferences(tx)
  const withId = new Set(
    (
      await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name = 'id'`.execute(tx)
    ).rows.map(({ name }) => name),
  )
  const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

  async function remove(table: string, condition: RawBuilder<unknown>): Promise<void> {
    for (const { child, columns, parent_columns } of references.filter(({ parent }) => parent === table))
      await remove(
        child,
        sql`(${list(columns)}) IN (SELECT ${list(parent_columns)} FROM ${sql.table(table)} WHERE ${condition})`,
      )
    const returned = withId.has(table) ? sql`id::text AS id` : sql`NULL AS id`
    const { rows } = await sql<{
      id: string | null
    }>`DELETE FROM ${sql.table(table)} WHERE ${condition} RETURNING ${returned}`.execute(tx)
    for (const { id } of rows) if (id !== null) removed.ids.add(id)
    if (rows.length > 0) removed.counts.set(table, (removed.counts.get(table) ?? 0) + rows.length)
  }
  return remove
}
