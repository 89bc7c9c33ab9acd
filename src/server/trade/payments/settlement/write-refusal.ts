// Why a phone brings no money, as its provider says now.

import type { Selectable } from 'kysely'
import { refusalOf } from '#domain/payment/mobile-money.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { PaymentsTable, PaymentStatus } from '#server/platform/db/tables/payment-tables.ts'
import type { Truth } from '#server/trade/payments/gateways/port.ts'

type Prompt = Pick<Selectable<PaymentsTable>, 'id' | 'status' | 'prompted_at' | 'no_money_reason'>

/**
 * Ends a prompt that brings no money, so that another payment can be opened. One that the provider knows after all waits on;
 * should money come all the same, it counts.
 */
export async function writeRefusal(
  tx: Tx,
  { id, status, prompted_at: promptedAt, no_money_reason: known }: Prompt,
  truth: Truth,
  now: Instant,
): Promise<PaymentStatus> {
  if (promptedAt === null || (truth.isUnknown && known !== null)) return status
  const reason = refusalOf(truth, promptedAt.getTime(), now)
  const next = reason === null ? status : 'closed'
  await tx
    .updateTable('payments')
    .set({ status: next, no_money_reason: reason })
    .where('id', '=', id)
    .execute()
  return next
}
