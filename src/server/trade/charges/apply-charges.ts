// Staff keep or type what a return costs more; each line is added to what is due.

import type { Selectable } from 'kysely'
import type { NewCharge } from '#contract/staff/charges.ts'
import { proposedKinds, standingCharges } from '#domain/inspection/applied-charge.ts'
import { reckoningOf } from '#domain/inspection/charges.ts'
import type { Instant } from '#domain/rental/period.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { findCharges, type ChargeJson } from '#server/bookings/money/find-charges.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { proposeCharges } from './propose-charges.ts'
import { settleCharges } from './settle-charges.ts'

type Applying = { id: string; charges: readonly NewCharge[]; viewer: Viewer; now: Instant }

/**
 * The same lines sent again are there once. Throws `not-found` outside the fleet, `idempotency-key-reused` for another line under
 * the same id, `not-possible-now` before the return and for a second line of a kind that is proposed once, and `required` on the
 * reason of a line that nothing proposes, or another sum.
 */
export async function applyCharges(db: Db, { id, charges, viewer, now }: Applying): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    const added = await onlyNew(tx, id, charges)
    if (added.length === 0) return
    if (booking.returned_at === null || booking.status === 'cancelled') throw new Refusal('not-possible-now')
    refuseTwice(await findCharges(tx, id), added)
    const rows = await withProposed(tx, booking, charges, now)
    const actor = viewer.person!.id
    await tx
      .insertInto('booking_charges')
      .values(
        rows
          .filter(({ _id }) => added.some((each) => each._id === _id))
          .map(({ _id, kind, amount, reason, proposed, reckoning }) => ({
            id: _id,
            booking_id: id,
            kind,
            amount,
            proposed,
            reckoning: reckoning && JSON.stringify(reckoning),
            reason: reason || null,
            reverses: null,
            recorded_by: actor,
            recorded_at: new Date(now),
          })),
      )
      .execute()
    const sum = added.reduce((all, { amount }) => all + amount, 0)
    const reasons = added.flatMap(({ reason }) => (reason ? [reason] : []))
    const note = [`+${sum} XAF`, reasons.join('; ')].filter(Boolean).join(': ')
    await settleCharges(tx, { bookingId: id, actor, action: 'charged', note }, now)
    await notify(tx, { kind: 'return-charged', bookingId: id, now, dedupe: added[0]!._id })
  })
}

async function onlyNew(tx: Tx, bookingId: string, charges: readonly NewCharge[]): Promise<NewCharge[]> {
  const ids = charges.map(({ _id }) => _id)
  if (new Set(ids).size < ids.length) refuseField('charges', 'invalid-input')
  const there = await tx.selectFrom('booking_charges').selectAll().where('id', 'in', ids).execute()
  return charges.filter(({ _id, kind, amount }) => {
    const before = there.find(({ id }) => id === _id)
    if (!before) return true
    const isSame = before.booking_id === bookingId && before.kind === kind && before.amount === amount
    if (!isSame) throw new Refusal('idempotency-key-reused')
    return false
  })
}

function refuseTwice(before: readonly ChargeJson[], added: readonly NewCharge[]): void {
  const standing = standingCharges(before).filter(({ state }) => state !== 'struck')
  const kinds = [...standing, ...added].map(({ kind }) => kind)
  const isTwice = proposedKinds.some((kind) => kinds.filter((each) => each === kind).length > 1)
  if (isTwice && added.some(({ kind }) => (proposedKinds as readonly string[]).includes(kind)))
    throw new Refusal('not-possible-now')
}

/** Each line with what the rule proposes for it; null where nothing does. */
async function withProposed(
  tx: Tx,
  booking: Selectable<BookingsTable>,
  charges: readonly NewCharge[],
  now: Instant,
) {
  const proposals = await proposeCharges(tx, booking, now)
  return charges.map((charge, index) => {
    const proposal = proposals.find(({ kind }) => kind === charge.kind)
    const proposed = proposal?.amount ?? null
    if (proposed !== charge.amount && !charge.reason) refuseField(`charges.${index}.reason`, 'required')
    return { ...charge, proposed, reckoning: proposal ? reckoningOf(proposal) : null }
  })
}
