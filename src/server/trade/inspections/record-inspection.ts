// Keeps the record of a car. Its pictures follow.

import type { Selectable } from 'kysely'
import type { NewInspection } from '#contract/staff/inspections.ts'
import { isClockOff } from '#domain/inspection/clock.ts'
import type { InspectionRecord } from '#domain/inspection/inspection.ts'
import type { Instant } from '#domain/rental/period.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { refuseUnfinished } from './check-walk.ts'
import { moveKeys } from './move-keys.ts'
import { keepDamages } from './keep-damages.ts'
import { queuePaper } from './queue-paper.ts'
import { recordOf, sealOf } from './seal.ts'

type Sent = { id: string; sent: NewInspection; viewer: Viewer; now: Instant }

/**
 * Sent again it stays as it was first. Throws `not-found` outside the fleet, `idempotency-key-reused` for another record under
 * the same id, `not-possible-now` of what is cancelled or a hold, or for a return of what never went out, on `corrects`
 * `not-found` for a record of other keys, and what `refuseUnfinished`, `moveKeys` and `keepDamages` throw.
 */
export async function recordInspection(db: Db, { id, sent, viewer, now }: Sent): Promise<void> {
  const record = recordOf(sent)
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    if (await isThere(tx, { id, sent, record })) return
    refuseState(booking, sent)
    const { car_id: car } = booking
    await refuseForeign(tx, { id, car, sent })
    await refuseUnfinished(tx, car, record)
    const hasMoved = await moveKeys(tx, booking, { sent, record, viewer, now })
    await write(tx, booking, { sent, record, viewer, now })
    await writePictures(tx, id, sent)
    await keepDamages(tx, { car, inspection: sent._id, at: record.at, seen: record.damages })
    await remember(tx, booking, { sent, viewer, now, isLine: !hasMoved })
    await queuePaper(tx, sent._id, now)
  })
}

/** A line of the history, where the keys did not move with it and have their own; and one of the audit. */
async function remember(
  tx: Tx,
  { id, status }: Selectable<BookingsTable>,
  { sent, viewer, now, isLine }: Omit<Sent, 'id'> & { isLine: boolean },
): Promise<void> {
  const actor = viewer.person!.id
  const line = { booking_id: id, at: new Date(now), actor, from_status: status, to_status: status }
  if (isLine)
    await tx
      .insertInto('booking_history')
      .values({ ...line, note: null })
      .execute()
  await recordAct(tx, { actor, action: `inspected-${sent.kind}`, entity: 'booking', entityId: id }, now)
}

/** True for the same record, of the car that the booking had then. */
async function isThere(
  tx: Tx,
  { id, sent, record }: { id: string; sent: NewInspection; record: InspectionRecord },
): Promise<boolean> {
  const before = await tx
    .selectFrom('inspections')
    .select(['booking_id', 'car_id', 'recorded_by', 'seal'])
    .where('id', '=', sent._id)
    .executeTakeFirst()
  if (!before) return false
  const { car_id: carId, recorded_by: by } = before
  const { seal } = sealOf({ id: sent._id, bookingId: id, carId, by, corrects: sent.corrects }, record)
  if (before.booking_id !== id || before.seal !== seal) throw new Refusal('idempotency-key-reused')
  return true
}

function refuseState(
  { status, handed_over_at: out }: Selectable<BookingsTable>,
  { kind }: NewInspection,
): void {
  if (status === 'void' || status === 'cancelled') throw new Refusal('not-possible-now')
  if (kind === 'back' && out === null) throw new Refusal('not-possible-now')
}

async function refuseForeign(
  tx: Tx,
  { id, car, sent }: { id: string; car: string; sent: NewInspection },
): Promise<void> {
  if (sent.corrects === null) return
  const before = await tx
    .selectFrom('inspections')
    .select('id')
    .where('id', '=', sent.corrects)
    .where('booking_id', '=', id)
    .where('car_id', '=', car)
    .where('kind', '=', sent.kind)
    .executeTakeFirst()
  if (!before) refuseField('corrects', 'not-found')
}

async function write(
  tx: Tx,
  { id: bookingId, car_id: carId }: Selectable<BookingsTable>,
  { sent, record, viewer, now }: Omit<Sent, 'id'> & { record: InspectionRecord },
): Promise<void> {
  const by = viewer.person!.id
  const { _id: id, corrects, kind, kilometres, kilometresReason, level, isClean, signatures, remark } = sent
  const { personal, seal } = sealOf({ id, bookingId, carId, by, corrects }, record)
  await tx
    .insertInto('inspections')
    .values({
      id,
      booking_id: bookingId,
      car_id: carId,
      kind,
      corrects,
      recorded_by: by,
      taken_at: new Date(record.at),
      recorded_at: new Date(now),
      is_clock_off: isClockOff(Date.parse(sent.sentAt), now),
      kilometres,
      kilometres_reason: kilometresReason,
      level_unit: level.unit,
      level: level.value,
      is_clean: isClean,
      checklist: JSON.stringify(record.checklist),
      damages: JSON.stringify(record.damages),
      driver_signature: signatures.driver.path,
      driver_refusal: signatures.driver.refusal,
      desk_signature: signatures.desk.path,
      desk_refusal: signatures.desk.refusal,
      remark,
      personal_hash: personal,
      seal,
    })
    .execute()
}

/** A correction names pictures that are there already: they are not sent again. */
async function writePictures(tx: Tx, id: string, { _id, pictures }: NewInspection): Promise<void> {
  if (pictures.length === 0) return
  const there = await tx
    .selectFrom('inspection_pictures as p')
    .innerJoin('inspections as i', 'i.id', 'p.inspection_id')
    .select(['p.hash', 'p.file', 'p.arrived_at'])
    .where('i.booking_id', '=', id)
    .where('p.file', 'is not', null)
    .execute()
  const rows = pictures.map(({ slot, sha256: hash }) => {
    const before = there.find((picture) => picture.hash === hash)
    return {
      inspection_id: _id,
      hash,
      slot,
      file: before?.file ?? null,
      arrived_at: before?.arrived_at ?? null,
    }
  })
  await tx.insertInto('inspection_pictures').values(rows).execute()
}
