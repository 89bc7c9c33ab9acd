// The sum of money that a notification is about: that of the payment or refund that distinguishes it, or the one it was written with.

import { sql } from 'kysely'
import { majorUnits } from '#domain/payment/charge.ts'
import { baseCurrency, type Currency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/language.ts'

/** In the smallest unit of the currency in which it was paid. */
export type Sum = { amount: number; currency: Currency }

/** What the counter hands back, and what a cancellation gives back, is in whole francs, which have no smaller unit. */
const inFrancs = sql.lit(baseCurrency)

/** For a query over `notifications n`; null for one that is about no money. */
export const sumOf = sql<Sum | null>`CASE
    WHEN n.sum IS NOT NULL THEN json_build_object('amount', n.sum, 'currency', ${inFrancs})
    WHEN n.kind IN ('payment-received', 'part-received') THEN
      (SELECT json_build_object('amount', m.amount, 'currency', m.currency) FROM payments m WHERE m.id = n.dedupe)
    WHEN n.kind = 'payment-refunded' THEN
      COALESCE((SELECT json_build_object('amount', g.given, 'currency', m.currency)
        FROM refunds g JOIN payments m ON m.id = g.payment_id WHERE g.id = n.dedupe AND g.given > 0),
       (SELECT json_build_object('amount', h.amount, 'currency', ${inFrancs}) FROM counter_refunds h WHERE h.id = n.dedupe)) END`

/** As people read it: `75,000 FCFA`. */
export function writeSum({ amount, currency }: Sum, language: Language): string {
  return formatMoney(majorUnits(amount, currency), currency, language)
}

/** A sentence about what goes back, with a space before it; nothing where the event is about no money. */
export function backIn(
  { sum, isNothing }: { sum: string | null; isNothing: boolean },
  some: (sum: string) => string,
  nothing: string,
): string {
  return sum === null ? '' : ` ${isNothing ? nothing : some(sum)}.`
}
