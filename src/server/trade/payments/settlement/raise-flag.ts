// Tells staff of what cannot be right about money.

import type { Selectable } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { FlagKind, PaymentsTable } from '#server/platform/db/tables/payment-tables.ts'

/** Notifies staff once of an inconsistency; the doctor reports it until it is old. */
export async function raiseFlag(
  tx: Tx,
  payment: Pick<Selectable<PaymentsTable>, 'id' | 'booking_id'>,
  { kind, subject = '', now }: { kind: FlagKind; subject?: string; now: Instant },
): Promise<void> {
  const raised = await tx
    .insertInto('money_flags')
    .values({ payment_id: payment.id, kind, subject, raised_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  if (raised)
    await notify(tx, {
      kind: 'money-flagged',
      bookingId: payment.booking_id,
      now,
      dedupe: `${payment.id} ${kind} ${subject}`,
    })
}
