// Every payment that PayPal has taken for us since a moment, from its reports. They are up to three hours late, and the
// keys need PayPal's permission to search transactions.

import * as v from 'valibot'
import { day, type Instant } from '#domain/rental/period.ts'
import type { ListedPayment } from '#server/trade/payments/gateways/port.ts'
import type { PayPalClient } from './client.ts'
import { Order, readAnswer, truthOf } from './order.ts'
import { orderOfCapture } from './read-event.ts'

/** PayPal answers about a month at most. */
const longest = 30 * day

const Report = v.object({
  total_pages: v.optional(v.number(), 1),
  transaction_details: v.optional(
    v.array(
      v.object({
        transaction_info: v.object({
          transaction_id: v.string(),
          transaction_initiation_date: v.string(),
          /** Of one paid in PayPal's checkout: the payment's id here. */
          custom_field: v.optional(v.string()),
          transaction_amount: v.optional(v.object({ value: v.string() })),
        }),
      }),
    ),
    [],
  ),
})

/** Throws UnreadableMoney, and what the client throws. */
export async function* listPayments(
  ask: PayPalClient['ask'],
  since: Instant,
  now: Instant,
): AsyncGenerator<ListedPayment> {
  for (let from = since; from < now; from += longest) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = new URLSearchParams({
        start_date: new Date(from).toISOString(),
        end_date: new Date(Math.min(now, from + longest)).toISOString(),
        fields: 'transaction_info',
        page_size: '100',
        page: String(page),
      })
      const report = readAnswer(
        Report,
        await ask({ method: 'GET', path: `/v1/reporting/transactions?${query}` }),
      )
      pages = report.total_pages
      for (const { transaction_info: info } of report.transaction_details) {
        const { transaction_id: id, custom_field: ownId, transaction_amount: money } = info
        // Refunds and fees stand among the payments, with a minus.
        if (ownId === undefined || !(Number(money?.value) > 0)) continue
        const ref = await orderOfCapture({ ask }, id)
        if (ref === null) continue
        const path = `/v2/checkout/orders/${encodeURIComponent(ref)}`
        const { paid, amount, currency, refunded } = truthOf(
          readAnswer(Order, await ask({ method: 'GET', path })),
        )
        const paidAt = Date.parse(info.transaction_initiation_date)
        if (paid) yield { ref, ownId, amount, currency, refunded, paidAt }
      }
    }
  }
}
