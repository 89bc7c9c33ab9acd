// The marks of a car: those that a record saw first are added to it.

import type { Damage } from '#domain/inspection/damage.ts'
import { newDamages } from '#domain/inspection/damage.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { refuseField } from '#server/platform/http/refusal.ts'

type Seen = { car: string; inspection: string; at: Instant; seen: readonly Damage[] }

/** The caller holds the lock of the car. Throws `invalid-input` on `damages` for a mark of another car. */
export async function keepDamages(tx: Tx, { car, inspection, at, seen }: Seen): Promise<void> {
  if (seen.length === 0) return
  const ids = seen.map(({ id }) => id)
  const known = await tx.selectFrom('car_damages').select(['id', 'car_id']).where('id', 'in', ids).execute()
  if (known.some(({ car_id }) => car_id !== car)) refuseField('damages', 'invalid-input')
  const added = newDamages(known, seen)
  if (added.length === 0) return
  const from = { car_id: car, first_seen_in: inspection, first_seen_at: new Date(at) }
  await tx
    .insertInto('car_damages')
    .values(added.map((damage) => ({ ...damage, ...from, repaired_at: null, repaired_by: null })))
    .execute()
}
