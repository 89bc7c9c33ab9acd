// Hand-over and return of a car, as the counter notes them by themselves or with the record of its state.

import type { Selectable } from 'kysely'
import { isEarlyHandOver, mayHandOver } from '#domain/booking/staff-acts.ts'
import { hasRight } from '#domain/people/staff-rights.ts'
import type { Instant } from '#domain/rental/period.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { overtakeChange } from '#server/bookings/overtake-change.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { refuseKeysNotReady } from './key-steps.ts'
import { markKeys, refuseTwoHands, rememberKeys } from './mark-keys.ts'

type StaffAct = { id: string; viewer: Viewer; now: Instant }
/** `at` is when it happened: with a record, by the clock of its device. */
type Happened = { viewer: Viewer; now: Instant; at: Instant; reason?: string | undefined }

/**
 * Without a record of the car's state: for owners and admins, where a phone broke and the keys have left. Throws `not-found`
 * outside the fleet, `forbidden` at a desk, `keys-not-ready` with what the walk would miss before the keys, `not-possible-now`
 * for what is cancelled, is a hold, is more than a day ahead, or whose driver asks to cancel, `car-is-out` while another booking
 * has the car, and `required` on `reason` where it is so early that staff say why.
 */
export async function handOver(
  db: Db,
  { id, viewer, now, reason }: StaffAct & { reason?: string | undefined },
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    refuseWithoutRecord(viewer)
    if (booking.handed_over_at !== null) return
    refuseHandOver(booking, now)
    await refuseKeysNotReady(tx, booking)
    await handOverIn(tx, booking, { viewer, now, at: now, reason })
  })
}

/** The same behind the lock of a booking whose car is not out yet. */
export async function handOverIn(
  tx: Tx,
  booking: Selectable<BookingsTable>,
  { viewer, now, at, reason }: Happened,
): Promise<void> {
  refuseHandOver(booking, at)
  await refuseTwoHands(tx, booking)
  if (isEarlyHandOver(booking.from_at.getTime(), at) && !reason) refuseField('reason', 'required')
  await markKeys(tx, booking.id, { handed_over_at: new Date(at) })
  await rememberKeys(tx, booking, { act: 'handed-over', viewer, now, note: reason })
}

/** What no key step can mend is told before what is missing of them. */
function refuseHandOver(
  { status, from_at: from, cancel_requested_at: asked }: Selectable<BookingsTable>,
  at: Instant,
): void {
  if (!mayHandOver({ status, from: from.getTime(), cancelRequested: asked !== null }, at))
    throw new Refusal('not-possible-now')
}

/** Throws like `handOver`; only a car that went out comes back, and nothing is missing before that. */
export async function takeBack(db: Db, { id, viewer, now }: StaffAct): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    refuseWithoutRecord(viewer)
    if (booking.returned_at === null) await takeBackIn(tx, booking, { viewer, now, at: now })
  })
}

/** A desk walks around the car: without its record nobody knows what is owed. */
function refuseWithoutRecord({ person }: Viewer): void {
  if (!hasRight(person, 'set-keys-aside')) throw new Refusal('forbidden')
}

/** The same behind the lock of a booking whose car is not back yet: no earlier than it went out, and nobody asks for more time. */
export async function takeBackIn(
  tx: Tx,
  booking: Selectable<BookingsTable>,
  { viewer, now, at }: Omit<Happened, 'reason'>,
): Promise<void> {
  const { id, handed_over_at: out } = booking
  if (out === null) throw new Refusal('not-possible-now')
  await markKeys(tx, id, { returned_at: new Date(Math.max(at, out.getTime())) })
  await overtakeChange(tx, id, now)
  await rememberKeys(tx, booking, { act: 'taken-back', viewer, now })
}
