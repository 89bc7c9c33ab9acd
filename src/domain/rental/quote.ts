// The price of a rental. The server decides with it; the client previews with it.

import type { PaymentChoice } from './payment-choice.ts'
import { roundHalfUp } from '../money/money.ts'
import { extraOffer, extraPrice, extrasWith, isFreeWith, isPerDay } from './extra-prices.ts'
import type { Extra, ExtraPrices } from './extras.ts'
import { daysOf, type Period } from './period.ts'
import { seasonLine } from './season.ts'
import { tariffLines } from './tariff-lines.ts'
import type { RateKind, Tariff } from './tariff.ts'

export type QuoteLine =
  | { kind: RateKind; count: number; amount: number }
  /** What seasons change about the lines before; `count` started days are in one. */
  | { kind: 'season'; count: number; amount: number }
  | { kind: 'extra'; extra: Extra; count: number; amount: number }
  /** What staff let go; below zero. */
  | { kind: 'discount'; count: 1; amount: number }

/** Amounts in whole XAF, markup included; the lines sum exactly to the total. `days` are started rental days. */
export type Quote = { days: number; lines: QuoteLine[]; total: number }

/** What of a car and its supplier makes its price. `markupPercent` is above -100 and at most `highestMarkup`, with at most two decimals. */
export type Pricing = { tariff: Tariff; extras: ExtraPrices; markupPercent: number }

/** What is taken with a car. How it is paid belongs to the price: cancellation and amendments are free at the counter. */
export type Choice = { extras: readonly Extra[]; payment: PaymentChoice }

export class ExtraUnavailable extends Error {
  readonly extra: Extra
  constructor(extra: Extra) {
    super(`extra ${extra} is unavailable`)
    this.extra = extra
  }
}

/**
 * The price of a car for a period (rule 2); without a choice, of the car alone.
 * The order of the extras and repetitions do not matter. At the counter cancellation and amendments have their line,
 * of nothing, whether they were chosen or not. Throws ExtraUnavailable when the car does not offer a chosen one.
 */
export function quote(pricing: Pricing, period: Period, choice?: Choice): Quote {
  const days = daysOf(period)
  const plain: QuoteLine[] = tariffLines(pricing.tariff, period).map(({ kind, count, unit }) => ({
    kind,
    count,
    amount: count * unit,
  }))
  const season = seasonLine(pricing.tariff, period, sumOf(plain))
  if (season) plain.push({ kind: 'season', ...season })
  if (choice)
    for (const extra of extrasWith(choice.payment, choice.extras))
      plain.push(extraLine(pricing, extra, days, choice.payment))
  const sum = sumOf(plain)
  const total = marked(sum, pricing.markupPercent)
  return { days, lines: share(plain, sum, total), total }
}

const sumOf = (lines: readonly QuoteLine[]) => lines.reduce((total, line) => total + line.amount, 0)

/** A quote with `amount` whole XAF less to pay, as a line of its own. Null when that is more than it costs. */
export function withDiscount({ days, lines, total }: Quote, amount: number): Quote | null {
  if (amount > total) return null
  return { days, lines: [...lines, { kind: 'discount', count: 1, amount: -amount }], total: total - amount }
}

/** One extra before the markup. Throws ExtraUnavailable. */
export function extraLine(
  { extras }: Pricing,
  extra: Extra,
  days: number,
  payment: PaymentChoice,
): QuoteLine & { kind: 'extra' } {
  const count = isPerDay(extra) ? days : 1
  if (isFreeWith(payment, extra)) return { kind: 'extra', extra, count, amount: 0 }
  if (extraOffer(extras, extra) === 'unavailable') throw new ExtraUnavailable(extra)
  return { kind: 'extra', extra, count, amount: extraPrice(extras, extra, days) }
}

/** An XAF amount with the supplier's percentage, rounded half up. Hundredths of a percent keep it in integers. */
export function marked(amount: number, percent: number): number {
  return roundHalfUp((amount * (10_000 + Math.round(percent * 100))) / 10_000)
}

/** Gives every line its part of the marked total; what rounding leaves over goes to the largest remainders. */
function share(lines: QuoteLine[], sum: number, total: number): QuoteLine[] {
  if (sum === 0 || sum === total) return lines
  const parts = lines.map((line, index) => {
    const exact = (line.amount * total) / sum
    return { index, floor: Math.floor(exact), remainder: exact - Math.floor(exact) }
  })
  let left = total - parts.reduce((all, part) => all + part.floor, 0)
  const byRemainder = [...parts].sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const part of byRemainder) if (left-- > 0) part.floor++
  return lines.map((line, index) => ({ ...line, amount: parts[index]!.floor }))
}
