// Other dates or extras for a booking: who may ask, what it costs, and what it does to the money (rule 12).

import { extrasWith } from '../rental/extra-prices.ts'
import { extras as allExtras, type Extra } from '../rental/extras.ts'
import type { Instant, Period } from '../rental/period.ts'
import { extraLine, marked, quote, type Pricing, type Quote, type QuoteLine } from '../rental/quote.ts'
import { checkPeriod, type TimeProblem, type TimeRules } from '../rental/time-rules.ts'
import type { PaymentChoice } from '../rental/payment-choice.ts'
import type { BookingStatus } from './status.ts'

/** What of a booking a change begins with. Amounts in whole XAF, markup included. How it is paid stays as it is. */
export type Booked = {
  period: Period
  payment: PaymentChoice
  extras: readonly Extra[]
  days: number
  lines: readonly QuoteLine[]
  total: number
}

export type RequestedChange = { period: Period; extras: readonly Extra[] }

const changeable: ReadonlySet<BookingStatus> = new Set(['pending', 'reserved', 'deposit', 'paid'])

/** An active booking before its pick-up, without a cancellation request. Staff accept changes under the same rule. */
export function mayChange(
  booking: { status: BookingStatus; from: Instant; cancelRequested: boolean },
  now: Instant,
): boolean {
  return changeable.has(booking.status) && !booking.cancelRequested && now < booking.from
}

/** Paid at the counter, or with the amendments extra; otherwise conditions apply, which staff decide on. */
export function isAmendmentFree({
  payment,
  extras,
}: {
  payment: PaymentChoice
  extras: readonly Extra[]
}): boolean {
  return payment === 'counter' || extras.includes('amendments')
}

/** True when both begin and end at the same instants. */
export function isSamePeriod(one: Period, other: Period): boolean {
  return one.from === other.from && one.to === other.to
}

/** True when a request asks for nothing that is not there already. The order of extras does not matter. */
export function changesNothing(booked: RequestedChange, asked: RequestedChange): boolean {
  return (
    isSamePeriod(booked.period, asked.period) &&
    allExtras.every((extra) => booked.extras.includes(extra) === asked.extras.includes(extra))
  )
}

/**
 * The first thing wrong with the period asked for, or null. The rules are those of a booking, with two exceptions: dates
 * that stay were agreed and are not looked at again, and a pick-up that stays is not too soon.
 */
export function checkChange(
  booked: Period,
  asked: Period,
  rules: TimeRules,
  now: Instant,
  minimumDays = 1,
): TimeProblem | null {
  if (isSamePeriod(booked, asked)) return null
  const minPickupHours = asked.from === booked.from ? 0 : rules.minPickupHours
  return checkPeriod(asked, { ...rules, minPickupHours }, now, minimumDays)
}

/**
 * What the booking would cost. Other dates: the whole quote again, with today's `pricing`. The same dates: the rental and
 * the extras that stay keep their frozen prices, a new extra costs what it costs today; a discount that would be more than
 * all of it shrinks. Throws ExtraUnavailable.
 */
export function changedQuote(booked: Booked, asked: RequestedChange, pricing: Pricing): Quote {
  if (!isSamePeriod(booked.period, asked.period))
    return quote(pricing, asked.period, { extras: asked.extras, payment: booked.payment })
  const extraLines = extrasWith(booked.payment, asked.extras).map(
    (extra) =>
      (booked.extras.includes(extra) ? lineOf(booked, extra) : undefined) ?? newLine(extra, booked, pricing),
  )
  const lines = [...booked.lines.filter(({ kind }) => kind !== 'extra'), ...extraLines]
  const total = booked.total + sumOfExtras(lines) - sumOfExtras(booked.lines)
  if (total >= 0) return { days: booked.days, lines, total }
  return { days: booked.days, lines: withLessDiscount(lines, -total), total: 0 }
}

/** The lines with `excess` whole XAF of discount less, the latest first; a discount of nothing has no line. */
function withLessDiscount(lines: readonly QuoteLine[], excess: number): QuoteLine[] {
  let left = excess
  return lines
    .toReversed()
    .map((line) => {
      if (line.kind !== 'discount') return line
      const less = Math.min(left, -line.amount)
      left -= less
      return { ...line, amount: line.amount + less }
    })
    .filter((line) => line.kind !== 'discount' || line.amount < 0)
    .toReversed()
}

function lineOf({ lines }: Booked, extra: Extra): QuoteLine | undefined {
  return lines.find((line) => line.kind === 'extra' && line.extra === extra)
}

function newLine(extra: Extra, { days, payment }: Booked, pricing: Pricing): QuoteLine {
  const line = extraLine(pricing, extra, days, payment)
  return { ...line, amount: marked(line.amount, pricing.markupPercent) }
}

function sumOfExtras(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, line) => (line.kind === 'extra' ? sum + line.amount : sum), 0)
}

/** Whole XAF on a booking that is not on its way back: what came in online, and what the counter took. */
export type MoneyOn = { online: number; counter: number }

/**
 * What an accepted change does to money and status. `back` is given back online, `atCounter` is to be handed back at the
 * counter, where it came in: both whole XAF above the new total. A booking is `paid` when nothing is due, else a part
 * payment; one without money on it waits as before.
 */
export function settleChange(
  status: BookingStatus,
  total: number,
  { online, counter }: MoneyOn,
): { status: BookingStatus; back: number; atCounter: number } {
  const surplus = Math.max(0, online + counter - total)
  const back = Math.min(surplus, online)
  if (status !== 'deposit' && status !== 'paid') return { status, back, atCounter: surplus - back }
  return { status: online + counter >= total ? 'paid' : 'deposit', back, atCounter: surplus - back }
}
