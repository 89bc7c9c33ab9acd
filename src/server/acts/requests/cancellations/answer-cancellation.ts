// Staff cancel a booking, whether its driver asked or not, or decline what was asked. The refund they see is a proposal.

import type { ShownBooking } from '#contract/bookings/bookings.ts'
import type { Cancellation } from '#contract/bookings/cancellations.ts'
import { mayCancel } from '#domain/booking/staff-acts.ts'
import type { MoneyOn } from '#domain/booking/change.ts'
import { proposedRefund, shareRefund } from '#domain/payment/refund.ts'
import { splitRefund } from '#domain/payment/split-refund.ts'
import { hasRight } from '#domain/people/staff-rights.ts'
import type { Instant } from '#domain/rental/period.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { overtakeChange } from '#server/bookings/overtake-change.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { closePayments } from '#server/bookings/money/holds.ts'
import { handedBack, moneyOn } from '#server/bookings/money/kept-payments.ts'
import { readRefundLimits, refuseTooSmall } from '#server/trade/payments/settlement/refund-limits.ts'
import { settleKept, type SettlePorts } from '#server/trade/payments/settlement/settle.ts'
import { returnMoney } from '#server/bookings/money/return-money.ts'
import type { Selectable } from 'kysely'
import { lockBooking, refuseChanged } from '#server/bookings/lock-booking.ts'

type Staff = { id: string; viewer: Viewer; now: Instant; was?: ShownBooking | undefined }

/**
 * What staff decide on: the rule that applies, and what it proposes. Throws `not-found` outside their fleet, and
 * `not-possible-now` once the keys were handed over: nothing is proposed any more.
 */
export async function readCancellation(
  db: Db,
  { id, viewer }: Pick<Staff, 'id' | 'viewer'>,
): Promise<Cancellation> {
  const booking = await db
    .selectFrom('bookings as b')
    .selectAll('b')
    .where('b.id', '=', id)
    .where(managedBy(viewer))
    .executeTakeFirst()
  if (!booking) throw new Refusal('not-found')
  if (booking.handed_over_at !== null) throw new Refusal('not-possible-now')
  const money = await moneyOn(db, id)
  const { proposed, rule, deadline } = proposal(booking, money)
  return {
    requestedAt: booking.cancel_requested_at?.toISOString() ?? null,
    reason: booking.cancel_reason,
    rule,
    deadline: new Date(deadline).toISOString(),
    refundable: money.online,
    proposedRefund: proposed.online,
    refundableAtCounter: money.counter,
    proposedAtCounter: proposed.counter,
  }
}

function refuseUncancellable({ status, handed_over_at: handedOver }: Selectable<BookingsTable>): void {
  if (!mayCancel({ status, isHandedOver: handedOver !== null })) throw new Refusal('not-possible-now')
}

type Finalising = Staff & {
  refund?: number | undefined
  counterRefund?: number | undefined
  note?: string | undefined
  /** The driver never came. */
  isNoShow?: boolean
}

/**
 * Cancels, frees the car and queues the refund; `refund` goes back online, `counterRefund` is to be handed back at the
 * counter, both in whole XAF and by the proposal when left out. Throws `not-found`, `not-possible-now` for a booking that is
 * cancelled already or whose keys were handed over, `more-than-due` on `refund` or `counterRefund`, `refund-too-small` on `refund`,
 * `provider-away` when a provider cannot be asked, `forbidden` for a desk when money goes back.
 */
export async function finaliseCancellation(
  ports: SettlePorts,
  { id, viewer, now, refund, counterRefund, note, was, isNoShow = false }: Finalising,
): Promise<void> {
  const { db } = ports
  // No provider is asked about money of somebody else's booking.
  if (
    !(await db
      .selectFrom('bookings as b')
      .select('b.id')
      .where('b.id', '=', id)
      .where(managedBy(viewer))
      .executeTakeFirst())
  )
    throw new Refusal('not-found')
  // What was given back at the provider meanwhile must be known before more is.
  await settleKept(ports, id)
  const limitOf = await readRefundLimits(ports, id)
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    refuseChanged(booking, was)
    refuseUncancellable(booking)
    const { kept, ...money } = await moneyOn(tx, id)
    const { proposed } = proposal(booking, money)
    if ((refund ?? 0) > money.online) refuseField('refund', 'more-than-due')
    if ((counterRefund ?? 0) > money.counter) refuseField('counterRefund', 'more-than-due')
    const [online, atCounter] = [refund ?? proposed.online, counterRefund ?? proposed.counter]
    refuseTooSmall(online, kept, limitOf, 'refund')
    // Rule 7: a desk cancels where the rule gives no money back, and decides on no other sum. Without this it could keep a driver's money.
    const isByRule = online === proposed.online && atCounter === proposed.counter
    const isForDesk = isNoShow || (isByRule && online + atCounter === 0)
    if (!isForDesk && !hasRight(viewer.person, 'give-money-back')) throw new Refusal('forbidden')
    const back = (await handedBack(tx, id)) + atCounter
    await tx
      .updateTable('bookings')
      .set({ status: 'cancelled', back_at_counter: back, no_show_at: isNoShow ? new Date(now) : null })
      .where('id', '=', id)
      .execute()
    await tx
      .insertInto('booking_history')
      .values({
        booking_id: id,
        at: new Date(now),
        actor: viewer.person!.id,
        from_status: booking.status,
        to_status: 'cancelled',
        note: note ?? null,
      })
      .execute()
    await closePayments(tx, id, now)
    await overtakeChange(tx, id, now)
    for (const share of splitRefund(online, kept))
      await returnMoney(tx, { ...share, reason: 'cancellation', now })
    const action = isNoShow ? 'no-show' : 'cancelled'
    const wasPaid = money.online + money.counter
    const decided = { proposed: proposed.online + proposed.counter, back: online + atCounter }
    const changes = { refund: { before: decided.proposed, after: decided.back } }
    await recordAct(
      tx,
      { actor: viewer.person!.id, action, entity: 'booking', entityId: id, ...(wasPaid > 0 && { changes }) },
      now,
    )
    const sum = wasPaid > 0 ? decided.back : undefined
    await notify(tx, { kind: 'cancellation-finalised', bookingId: id, now, sum })
  })
}

/** The booking stays as it is; its driver is notified, and may ask again when things have changed. */
export async function declineCancellation(
  db: Db,
  { id, viewer, now, note, was }: Staff & { note?: string | undefined },
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    refuseChanged(booking, was)
    if (booking.cancel_requested_at === null || booking.status === 'cancelled')
      throw new Refusal('not-possible-now')
    const { status } = booking
    await tx
      .insertInto('booking_history')
      .values({
        booking_id: id,
        at: new Date(now),
        actor: viewer.person!.id,
        from_status: status,
        to_status: status,
        note: note ?? null,
      })
      .execute()
    await tx.updateTable('bookings').set({ cancel_requested_at: null }).where('id', '=', id).execute()
    await recordAct(
      tx,
      { actor: viewer.person!.id, action: 'cancellation-declined', entity: 'booking', entityId: id },
      now,
    )
    await notify(tx, {
      kind: 'cancellation-declined',
      bookingId: id,
      now,
      dedupe: booking.cancel_requested_at.toISOString(),
    })
  })
}

/** Both ways in which money came in, in whole XAF, and what the rule gives back of each. */
function proposal(booking: Selectable<BookingsTable>, money: MoneyOn) {
  const { rule, deadline, refund } = proposedRefund({
    ...booking,
    from: booking.from_at.getTime(),
    askedAt: booking.cancel_requested_at?.getTime() ?? null,
    paid: money.online + money.counter,
  })
  return { rule, deadline, proposed: shareRefund(refund, money) }
}
