// Refunds that do not arrive: who waits for the money hears of it, and who can do something about it (rule 4).

import { mostRefusals, refundPatience } from '#domain/payment/refund.ts'
import type { Instant } from '#domain/rental/period.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { KeySpent, RefundRefused, RequestRejected } from '#server/trade/payments/gateways/port.ts'

/** True when the provider has answered that it does not give the money back; not when it could not be asked. */
export function isRefusal(error: unknown): boolean {
  return error instanceof KeySpent || error instanceof RefundRefused || error instanceof RequestRejected
}

type Moment = { now: Instant }

/** Counts one more, and tells of it when there were three; at once of one that will be repeated every time. */
export async function countRefusal(
  tx: Tx,
  { id, bookingId }: { id: string; bookingId: string },
  { isLasting, now }: Moment & { isLasting: boolean },
): Promise<void> {
  const { refusals } = await tx
    .updateTable('refunds')
    .set(({ fn, eb, lit }) => ({
      refusals: isLasting
        ? fn<number>('greatest', [lit(mostRefusals), eb('refusals', '+', 1)])
        : eb('refusals', '+', 1),
    }))
    .where('id', '=', id)
    .returning('refusals')
    .executeTakeFirstOrThrow()
  if (refusals >= mostRefusals) await tellOfLateRefund(tx, { id, bookingId, now })
}

/** Told once of each refund, for whatever reason it is late. Returns how many people were told. */
function tellOfLateRefund(tx: Tx, { id, bookingId, now }: Moment & { id: string; bookingId: string }) {
  return notify(tx, { kind: 'refund-late', bookingId, now, dedupe: id })
}

/** Tells of every refund that was decided more than a day ago and has not arrived. Returns how many people were told. */
export async function tellOfLateRefunds(db: Db, now: Instant): Promise<number> {
  const late = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'booking_id as bookingId'])
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('refunds.created_at', '<=', new Date(now - refundPatience))
    // Told already, also somebody who has deleted it.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications')
            .select('notifications.id')
            .where('kind', '=', 'refund-late')
            .whereRef('dedupe', '=', 'refunds.id'),
        ),
      ),
    )
    .execute()
  let told = 0
  for (const refund of late)
    told += await inTransaction(db, 'the site', (tx) => tellOfLateRefund(tx, { ...refund, now }))
  return told
}
