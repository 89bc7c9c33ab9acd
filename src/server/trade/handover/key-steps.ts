// What is seen to before the keys of a booking leave, as it stands.

import type { Selectable } from 'kysely'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { SeenDocument } from '#domain/inspection/seen-document.ts'
import { openKeySteps, type KeyStep } from '#domain/inspection/walk.ts'
import { maskedNumber } from '#domain/people/masked.ts'
import { hasRight } from '#domain/people/staff-rights.ts'
import { dueOn } from '#server/bookings/money/kept-payments.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import type { KeyStepsTable } from '#server/platform/db/tables/handover/handover-tables.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

export type StoredKeyStep = Selectable<KeyStepsTable>
type Keys = Pick<
  Selectable<BookingsTable>,
  'id' | 'status' | 'total' | 'charges' | 'security_deposit' | 'deposit_held' | 'handed_over_at'
>

/** The row that counts of each step, in the order in which they were written. */
export async function findKeySteps(db: Db, bookingId: string): Promise<StoredKeyStep[]> {
  const rows = await db
    .selectFrom('key_steps')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute()
  return rows.filter((row, at) => !rows.slice(at + 1).some(({ step }) => step === row.step))
}

/** Whole XAF, and what holds the keys up. */
async function keysOf(db: Db, booking: Keys, steps: readonly StoredKeyStep[]) {
  const due = Math.max(0, await dueOn(db, booking))
  const depositLeft = Math.max(0, booking.security_deposit - booking.deposit_held)
  const isSeen = (step: KeyStep) => steps.some((row) => row.step === step && !row.is_set_aside)
  // That there was a reason stays where its words were erased.
  const setAside = Object.fromEntries(
    steps.filter((row) => row.is_set_aside).map(({ step, reason }) => [step, reason || '–']),
  )
  const isLicenceSeen = isSeen('licence')
  const isIdentitySeen = isSeen('identity')
  const missing = openKeySteps({ due, depositLeft, isLicenceSeen, isIdentitySeen, setAside })
  return { due, depositLeft, missing }
}

/** Throws `keys-not-ready` with each step that is neither done nor set aside. */
export async function refuseKeysNotReady(tx: Tx, booking: Keys): Promise<void> {
  const { missing } = await keysOf(tx, booking, await findKeySteps(tx, booking.id))
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.map((step) => [step, 'required' as const]))
  throw new Refusal('keys-not-ready', { fields })
}

type Doer = StaffBooking['history'][number]['by']

/** For staff; nothing of what is cancelled or a hold. `doerOf` names who wrote a step. */
export async function presentKeys(
  db: Db,
  booking: Keys,
  steps: readonly StoredKeyStep[],
  { viewer, doerOf }: { viewer: Viewer; doerOf: (person: string) => Doer },
): Promise<Pick<StaffBooking, 'beforeKeys'>> {
  const { status, handed_over_at: out } = booking
  if (status === 'void' || status === 'cancelled') return {}
  const keys = await keysOf(db, booking, steps)
  const maySetAside = hasRight(viewer.person, 'set-keys-aside')
  const shown = steps.map((row) => ({
    step: row.step,
    at: row.recorded_at.toISOString(),
    by: doerOf(row.recorded_by),
    setAside: row.is_set_aside ? (row.reason ?? '') : null,
    licence: row.step === 'licence' && row.document ? masked(row.document, 'category') : null,
    identity: row.step === 'identity' && row.document ? masked(row.document, 'kind') : null,
  }))
  return { beforeKeys: { ...keys, missing: out === null ? keys.missing : [], steps: shown, maySetAside } }
}

/** The document of a step with its number masked. `key` is one that only a document of its kind has. */
function masked<K extends 'category' | 'kind'>(document: SeenDocument, key: K) {
  if (!(key in document)) return null
  return { ...document, number: maskedNumber(document.number) } as Extract<SeenDocument, Record<K, unknown>>
}
