// The badge of a supplier: an admin gives it after looking at its papers, and may take it back (rule 18).

import { sql } from 'kysely'
import type { SupplierVerification } from '#contract/staff/people/supplier-verification.ts'
import { verifiableUntil } from '#domain/papers/verification.ts'
import { dayOf, type Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { findSupplierPapers } from '#server/trade/papers/find-papers.ts'
import { ofFleet, lockOwnSupplier } from '#server/core/staff/ownership.ts'

type Asked = { id: string; viewer: Viewer; now: Instant }

/** What an owner sees of the own supplier, and an admin of any. A badge that has ended is none. Throws `not-found`. */
export async function readVerification(db: Db, { id, viewer, now }: Asked): Promise<SupplierVerification> {
  const today = dayOf(now)
  const found = await db
    .selectFrom('suppliers as s')
    .select([
      sql<string | null>`CASE WHEN s.verified_until >= ${today}::date THEN s.verified_until END`.as(
        'verifiedUntil',
      ),
      's.verification_withdrawn as withdrawn',
    ])
    .where('s.id', '=', id)
    .where(ofFleet(viewer, sql`s.id`))
    .executeTakeFirst()
  if (!found) throw new Refusal('not-found')
  const papers = await findSupplierPapers(db, id)
  return { ...found, possibleUntil: verifiableUntil(papers, today), papers }
}

/**
 * Gives the badge for as long as the papers hold. Throws `not-found`, `changed-meanwhile` when others count than `was`, the
 * ones that were looked at, and `not-possible-now` while one is missing, has no file or has expired.
 */
export async function verifySupplier(
  db: Db,
  was: readonly string[],
  { id, viewer, now }: Asked,
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    await lockOwnSupplier(tx, id, viewer)
    const papers = await findSupplierPapers(tx, id)
    const counting = papers.filter(({ isReplaced }) => !isReplaced)
    if (counting.length !== was.length || counting.some(({ _id }) => !was.includes(_id)))
      throw new Refusal('changed-meanwhile')
    const until = verifiableUntil(papers, dayOf(now))
    if (until === null) throw new Refusal('not-possible-now')
    await tx
      .updateTable('suppliers')
      .set({ verified_until: until, verification_withdrawn: null })
      .where('id', '=', id)
      .execute()
    const actor = viewer.person!.id
    await recordAct(tx, { actor, action: 'verified', entity: 'supplier', entityId: id }, now)
  })
}

/** Takes the badge back; the owner reads why. Without a badge it changes nothing. Throws `not-found`. */
export async function withdrawVerification(
  db: Db,
  reason: string,
  { id, viewer, now }: Asked,
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    await lockOwnSupplier(tx, id, viewer)
    const withdrawn = await tx
      .updateTable('suppliers')
      .set({ verified_until: null, verification_withdrawn: reason })
      .where('id', '=', id)
      .where('verified_until', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!withdrawn) return
    const actor = viewer.person!.id
    await recordAct(tx, { actor, action: 'verification-withdrawn', entity: 'supplier', entityId: id }, now)
  })
}
