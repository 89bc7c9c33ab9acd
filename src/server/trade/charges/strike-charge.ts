// A charge that was wrong is struck by a line of its own; one that its driver does not accept is open until staff answer.

import type { Charges } from '#contract/bookings/charges.ts'
import { mayUndo, mayUndoOf } from '#domain/booking/staff-acts.ts'
import { standingCharges } from '#domain/inspection/applied-charge.ts'
import type { Person } from '#domain/people/role.ts'
import { hasRight } from '#domain/people/staff-rights.ts'
import type { Instant } from '#domain/rental/period.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { dueOn } from '#server/bookings/money/kept-payments.ts'
import { findCharges, presentCharges, type ChargeJson } from '#server/bookings/money/find-charges.ts'
import { drivenBy, managedBy } from '#server/bookings/ownership.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { settleCharges } from './settle-charges.ts'

type Act = { id: string; charge: string; reason: string; viewer: Viewer; now: Instant }

/**
 * Sent twice it stays so. Throws `not-found` outside the fleet or for a charge of another booking, `forbidden` at a desk where
 * somebody else added it or more than ten minutes ago, and `not-possible-now` while some of the deposit is kept for it.
 */
export async function strikeCharge(db: Db, { id, charge, reason, viewer, now }: Act): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    await lockBooking(tx, id, managedBy(viewer))
    const found = await findOne(tx, id, charge)
    const person = viewer.person!
    if (!mayStrikeOf(found, person, now)) throw new Refusal('forbidden')
    if (found.state === 'struck') return
    if (found.retained > 0) throw new Refusal('not-possible-now')
    const { kind, amount } = found
    const written = { recorded_by: person.id, recorded_at: new Date(now) }
    await tx
      .insertInto('booking_charges')
      .values({
        id: newId(),
        booking_id: id,
        kind,
        amount,
        proposed: null,
        reason,
        reverses: charge,
        ...written,
      })
      .execute()
    const note = `−${amount} XAF: ${reason}`
    await settleCharges(tx, { bookingId: id, actor: person.id, action: 'charge-struck', note }, now)
  })
}

/**
 * The driver does not accept it; it is open until staff strike or uphold it. Sent twice it stays so. Throws `not-found` for another's
 * booking, and `not-possible-now` of what is struck or was answered, and once nothing is due any more.
 */
export async function refuseCharge(db: Db, { id, charge, reason, viewer, now }: Act): Promise<Charges> {
  return inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, drivenBy(viewer))
    const found = await findOne(tx, id, charge)
    if (found.state === 'struck') throw new Refusal('not-possible-now')
    if (found.isUpheld) throw new Refusal('not-possible-now')
    if (found.state === 'due') {
      if ((await dueOn(tx, booking)) <= 0) throw new Refusal('not-possible-now')
      await tx
        .updateTable('booking_charges')
        .set({ refused_at: new Date(now), refusal: reason })
        .where('id', '=', charge)
        .execute()
      const actor = booking.driver_id
      await settleCharges(tx, { bookingId: id, actor, action: 'charge-refused', note: reason }, now)
    }
    const { charges } = await tx
      .selectFrom('bookings')
      .select('charges')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return presentCharges({ charges, charge_lines: await findCharges(tx, id) })
  })
}

/**
 * Staff answer a refusal, and the charge is due again. Sent twice it stays so. Throws `not-found` outside the fleet or for a
 * charge of another booking, and `not-possible-now` where nothing is refused.
 */
export async function upholdCharge(
  db: Db,
  { id, charge, answer, viewer, now }: Omit<Act, 'reason'> & { answer: string },
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    await lockBooking(tx, id, managedBy(viewer))
    const found = await findOne(tx, id, charge)
    if (found.isUpheld && found.answer === answer) return
    if (found.state !== 'refused') throw new Refusal('not-possible-now')
    const actor = viewer.person!.id
    await tx
      .updateTable('booking_charges')
      .set({ upheld_at: new Date(now), upheld_by: actor, answer })
      .where('id', '=', charge)
      .execute()
    const note = `+${found.amount} XAF: ${answer}`
    await settleCharges(tx, { bookingId: id, actor, action: 'charge-upheld', note }, now)
    await notify(tx, { kind: 'contest-answered', bookingId: id, now, dedupe: charge })
  })
}

/** Whether this person may strike a line now. */
export function mayStrike(
  { by, at, state, retained }: ReturnType<typeof standingCharges<ChargeJson>>[number],
  person: Person,
  now: Instant,
): boolean {
  return state !== 'struck' && retained === 0 && mayStrikeOf({ by, at }, person, now)
}

function mayStrikeOf({ by, at }: Pick<ChargeJson, 'by' | 'at'>, person: Person, now: Instant): boolean {
  const isOwn = mayUndoOf(by, person) && mayUndo(Date.parse(at), now)
  return isOwn || hasRight(person, 'undo-for-others')
}

async function findOne(tx: Tx, bookingId: string, charge: string) {
  const lines: readonly ChargeJson[] = await findCharges(tx, bookingId)
  const found = standingCharges(lines).find(({ id }) => id === charge)
  if (!found) throw new Refusal('not-found')
  return found
}
