// The rental conditions of a supplier: put in place, taken away. A version that a booking was made under stays.

import { randomBytes } from 'node:crypto'
import { largestConditions } from '#contract/staff/site/conditions.ts'
import type { Language } from '#domain/language.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { checkPdf } from '#server/platform/files/check-pdf.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { lockOwnSupplier } from '#server/core/staff/ownership.ts'

type Asked = { id: string; language: Language; viewer: Viewer; now: Instant }

export const fileOf = (id: string): string => `${id}.pdf`

/**
 * Throws `file-too-large` above 2 MB, what `checkPdf` throws for no harmless PDF, `not-found` for another's, `unavailable`
 * without room.
 */
export async function addConditions(
  { db, files }: FileStore,
  bytes: Buffer,
  { id: supplier, language, viewer, now }: Asked,
): Promise<void> {
  if (bytes.length > largestConditions) throw new Refusal('file-too-large')
  checkPdf(bytes)
  const id = randomBytes(32).toString('hex')
  const row = { id, supplier_id: supplier, language, bytes: bytes.length, created_at: new Date(now) }
  await inTransaction(db, viewer, async (tx) => {
    await tx.insertInto('rental_conditions').values(row).execute()
  })
  try {
    await files.put(fileOf(id), bytes)
  } catch {
    throw new Refusal('unavailable', { retryAfter: 60 })
  }
  await replaceCurrent({ db, files }, { id: supplier, language, viewer, now }, id)
}

/** None is no error. */
export const removeConditions = (store: FileStore, asked: Asked): Promise<void> =>
  replaceCurrent(store, asked, null)

async function replaceCurrent(
  { db }: FileStore,
  { id: supplier, language, viewer, now }: Asked,
  next: string | null,
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    await lockOwnSupplier(tx, supplier, viewer)
    await tx
      .updateTable('rental_conditions')
      .set({ is_current: false, replaced_at: new Date(now) })
      .where('supplier_id', '=', supplier)
      .where('language', '=', language)
      .where('is_current', '=', true)
      .execute()
    if (next !== null)
      await tx.updateTable('rental_conditions').set({ is_current: true }).where('id', '=', next).execute()
    const actor = viewer.person!.id
    await recordAct(tx, { actor, action: 'changed', entity: 'supplier', entityId: supplier }, now)
  })
}
