// The sum of money that a notification is about, read from the payment or refund that distinguishes it.

import { sql } from 'kysely'
import { majorUnits } from '#domain/payment/charge.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/language.ts'

/** In the smallest unit of the currency in which it was paid. */
export type Sum = { amount: number; currency: Currency }

/** For a query over `notifications n`; null for one that is about no money. */
export const sumOf = sql<Sum | null>`CASE
    WHEN n.kind IN ('payment-received', 'part-received') THEN
      (SELECT json_build_object('amount', m.amount, 'currency', m.currency) FROM payments m WHERE m.id = n.dedupe)
    WHEN n.kind = 'payment-refunded' THEN
      (SELECT json_build_object('amount', g.given, 'currency', m.currency)
       FROM refunds g JOIN payments m ON m.id = g.payment_id WHERE g.id = n.dedupe AND g.given > 0) END`

/** As people read it: `75,000 FCFA`. */
export function writeSum({ amount, currency }: Sum, language: Language): string {
  return formatMoney(majorUnits(amount, currency), currency, language)
}
