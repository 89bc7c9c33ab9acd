// The papers of a car or of a supplier itself, as owners and admins see them.

import { sql } from 'kysely'
import type { CarPaper } from '#contract/staff/fleet/papers.ts'
import type { SupplierPaper } from '#contract/staff/people/supplier-verification.ts'
import { carPaperKinds, supplierPaperKinds, type PaperKind } from '#domain/papers/paper.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { papersOf } from './keep-paper.ts'

/** Those that count first, in the order of the kinds, then the earlier ones, latest first. Whose car it is, is asked before. */
export const findCarPapers = (db: Db | Tx, id: string): Promise<CarPaper[]> =>
  findPapers(db, { entity: 'car', id }, carPaperKinds)

/** The same of a supplier. */
export const findSupplierPapers = (db: Db | Tx, id: string): Promise<SupplierPaper[]> =>
  findPapers(db, { entity: 'supplier', id }, supplierPaperKinds)

async function findPapers<K extends PaperKind>(
  db: Db | Tx,
  subject: Parameters<typeof papersOf>[0],
  kinds: readonly K[],
) {
  return db
    .selectFrom('papers')
    .select(['id as _id', 'number', 'valid_until as validUntil', 'file'])
    .select([sql<K>`kind`.as('kind'), sql<boolean>`replaced_at IS NOT NULL`.as('isReplaced')])
    .where(papersOf(subject))
    .orderBy(sql`replaced_at IS NOT NULL`)
    .orderBy('replaced_at', 'desc')
    .orderBy(sql`array_position(${[...kinds]}::text[], kind)`)
    .orderBy('id')
    .execute()
}
