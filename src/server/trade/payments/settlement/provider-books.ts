// Writes down what the provider's books say of one payment: what went back, by whomever, and what banks withdrew.

import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { PaymentsTable } from '#server/platform/db/tables/payment-tables.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import type { Selectable } from 'kysely'
import { refreshPaid } from '#server/bookings/money/paid.ts'
import type { BookedDispute, BookedRefund, Truth } from '#server/trade/payments/gateways/port.ts'
import { raiseFlag } from './raise-flag.ts'
import { isForgotten, withSettled } from './settled-stays.ts'

type Payment = Selectable<PaymentsTable>
type Moment = { now: Instant }

/**
 * Follows the books, behind the car's lock. `reading` numbers the reading in the order in which readings began: one that
 * began before what is written already changes nothing, so that messages may come in any order. What was settled and is not
 * in them any more stays, and staff are told.
 */
export async function followBooks(
  tx: Tx,
  paymentId: string,
  said: Truth,
  { reading, now }: Moment & { reading: string },
): Promise<void> {
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (BigInt(reading) <= BigInt(payment.reading)) return
  if (isForgotten(payment, said)) return raiseFlag(tx, payment, { kind: 'payment-unknown', now })
  const truth = await withSettled(tx, payment, said, { now })
  const disputed = await followDisputes(tx, payment, truth.disputes, { now })
  await tx
    .updateTable('payments')
    .set({ reading, refunded: truth.refunded, disputed })
    .where('id', '=', paymentId)
    .execute()
  const left = truth.amount - truth.refunded - disputed
  for (const refund of truth.refunds) {
    if (refund.currency !== payment.currency)
      await raiseFlag(tx, payment, { kind: 'refund-currency', subject: refund.id, now })
    else if (refund.ownId === null) await followForeign(tx, payment, refund, { now })
    else await followOwn(tx, payment, refund, { left, now })
  }
  if (truth.refunded !== Number(payment.refunded) || disputed !== Number(payment.disputed))
    await refreshPaid(tx, payment.booking_id)
}

/** A refund of ours; that it is done is written by who sent it. Less than decided is right only when nothing is left. */
async function followOwn(
  tx: Tx,
  payment: Payment,
  { id: ref, ownId, amount: given, state }: BookedRefund,
  { left, now }: Moment & { left: number },
): Promise<void> {
  const row = await tx
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', ownId)
    .where('payment_id', '=', payment.id)
    .executeTakeFirst()
  if (!row) return raiseFlag(tx, payment, { kind: 'refund-amount', subject: ref, now })
  if (state === 'failed') {
    // The outbox sends one that is not done yet again.
    if (row.provider_ref === ref && row.done_at !== null) await writeFailed(tx, payment, row, now)
    return
  }
  const decided = Number(row.amount)
  if (given > decided || (given < decided && left > 0))
    await raiseFlag(tx, payment, { kind: 'refund-amount', subject: ref, now })
  if (given < decided && left > 0)
    await notify(tx, { kind: 'refund-late', bookingId: payment.booking_id, now, dedupe: row.id })
  await tx.updateTable('refunds').set({ provider_ref: ref, given }).where('id', '=', row.id).execute()
  // Asked for twice at once, it was closed as empty by one, and gave money by the other.
  if (row.done_at !== null && Number(row.given) === 0 && given > 0)
    await notify(tx, { kind: 'payment-refunded', bookingId: payment.booking_id, now, dedupe: row.id })
}

/** A refund that somebody made at the provider: it gets its row once, and the driver is notified when the money is there. */
async function followForeign(
  tx: Tx,
  payment: Payment,
  { id: ref, amount, state }: BookedRefund,
  { now }: Moment,
): Promise<void> {
  const known = await tx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', payment.id)
    .where('provider_ref', '=', ref)
    .executeTakeFirst()
  if (state === 'failed') {
    if (known) await writeFailed(tx, payment, known, now)
    return
  }
  const id = known?.id ?? newId()
  if (!known)
    await tx
      .insertInto('refunds')
      .values({
        id,
        payment_id: payment.id,
        amount,
        reason: 'provider',
        created_at: new Date(now),
        done_at: null,
        provider_ref: ref,
        given: amount,
      })
      .execute()
  if (state !== 'done' || (known && known.done_at !== null)) return
  await tx
    .updateTable('refunds')
    .set({ done_at: new Date(now) })
    .where('id', '=', id)
    .execute()
  await notify(tx, { kind: 'payment-refunded', bookingId: payment.booking_id, now, dedupe: id })
}

/** A bank may send a refund back days later: then the driver has no money, although they were notified of it. */
async function writeFailed(
  tx: Tx,
  payment: Payment,
  row: { id: string; provider_ref: string | null; done_at: Date | null; failed_at: Date | null },
  now: Instant,
): Promise<void> {
  if (row.failed_at !== null) return
  await tx
    .updateTable('refunds')
    .set({ failed_at: new Date(now) })
    .where('id', '=', row.id)
    .execute()
  if (row.done_at !== null)
    await raiseFlag(tx, payment, { kind: 'refund-failed', subject: row.provider_ref ?? '', now })
}

const news = { open: 'payment-disputed', won: 'dispute-won', lost: 'dispute-lost' } as const

/** Returns how much is withdrawn, in the smallest unit of the payment's currency. Notifies staff of every new state. */
async function followDisputes(
  tx: Tx,
  payment: Payment,
  disputes: readonly BookedDispute[],
  { now }: Moment,
): Promise<number> {
  let withdrawn = 0
  for (const { id: ref, state, isWithdrawn, ...money } of disputes) {
    const isSame = money.currency === payment.currency
    if (!isSame) await raiseFlag(tx, payment, { kind: 'dispute-currency', subject: ref, now })
    // In another currency the remainder is unknown: count the whole payment as withdrawn until staff have looked.
    const amount = isSame ? money.amount : Number(payment.amount)
    if (isWithdrawn) withdrawn += amount
    const before = await tx
      .selectFrom('disputes')
      .select('state')
      .where('payment_id', '=', payment.id)
      .where('provider_ref', '=', ref)
      .executeTakeFirst()
    const closed = state === 'open' ? null : new Date(now)
    await tx
      .insertInto('disputes')
      .values({
        payment_id: payment.id,
        provider_ref: ref,
        amount,
        state,
        is_withdrawn: isWithdrawn,
        opened_at: new Date(now),
        closed_at: closed,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['payment_id', 'provider_ref'])
          .doUpdateSet({ amount, state, is_withdrawn: isWithdrawn, closed_at: closed }),
      )
      .execute()
    if (before?.state !== state)
      await notify(tx, { kind: news[state], bookingId: payment.booking_id, now, dedupe: `${ref} ${now}` })
  }
  return withdrawn
}
