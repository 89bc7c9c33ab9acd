// What a later end costs while a car is out (rule 22.7).

import { isPerDay } from '../rental/extra-prices.ts'
import { extras as allExtras, type Extra } from '../rental/extras.ts'
import { daysOf, hoursOf, type Instant, type Period } from '../rental/period.ts'
import { quote, type Pricing, type Quote, type QuoteLine } from '../rental/quote.ts'
import { roundHalfUp } from '../money/money.ts'
import { timeAlone } from './time-alone.ts'

/** What an extension begins with: the agreed period and its frozen lines. */
export type ExtendedBooking = { period: Period; lines: readonly QuoteLine[] }

/** Whole XAF, markup included; together they are the total. `days` are the started rental days that are added. */
export type Extension = {
  days: number
  rental: number
  extras: { extra: Extra; count: number; amount: number }[]
  total: number
}

/**
 * What the booking costs more when it ends at `to`: as much as the longer period costs more than the agreed one, both at
 * today's `pricing`, so that weekly and other rates count and what was agreed stays as it is; never more than the added time
 * alone, and never below zero. Extras a day go on at the price that was agreed, offered today or not. Null where `to` is no
 * later end.
 */
export function extensionPrice(
  { period, lines }: ExtendedBooking,
  to: Instant,
  pricing: Pricing,
): Extension | null {
  if (to <= period.to) return null
  const longer = { from: period.from, to }
  const difference = quote(pricing, longer).total - quote(pricing, period).total
  const alone = timeAlone(pricing, { from: period.to, to }).total
  const rental = Math.max(0, Math.min(difference, alone))
  const days = daysOf(longer) - daysOf(period)
  const extras = lines.flatMap((line) =>
    days > 0 && line.kind === 'extra' && isPerDay(line.extra)
      ? [{ extra: line.extra, count: days, amount: roundHalfUp((line.amount * days) / line.count) }]
      : [],
  )
  return { days, rental, extras, total: extras.reduce((sum, { amount }) => sum + amount, rental) }
}

/** True where the end alone moves, to a later time: while the car is out that is all that is changed. */
export function isExtension(
  booked: { period: Period; extras: readonly Extra[] },
  asked: { period: Period; extras: readonly Extra[] },
): boolean {
  return (
    asked.period.from === booked.period.from &&
    asked.period.to > booked.period.to &&
    allExtras.every((extra) => booked.extras.includes(extra) === asked.extras.includes(extra))
  )
}

/**
 * The whole booking as it becomes: its lines with what the extension adds to them, which still sum to the total. Null where `to`
 * is no later end.
 */
export function extendedQuote(
  booked: ExtendedBooking & { days: number; total: number },
  to: Instant,
  pricing: Pricing,
): Quote | null {
  const extension = extensionPrice(booked, to, pricing)
  if (extension === null) return null
  const { days, rental, extras, total } = extension
  const lines = booked.lines.map((line) => {
    const more = extras.find((each) => line.kind === 'extra' && each.extra === line.extra)
    return more ? added(line, more) : line
  })
  const time: QuoteLine =
    days > 0
      ? { kind: 'day', count: days, amount: rental }
      : { kind: 'hour', count: hoursOf({ from: booked.period.to, to }), amount: rental }
  const at = lines.findIndex(({ kind }) => kind === time.kind)
  if (at >= 0) lines[at] = added(lines[at]!, time)
  else if (rental > 0) lines.unshift(time)
  return { days: booked.days + days, lines, total: booked.total + total }
}

const added = (line: QuoteLine, more: { count: number; amount: number }): QuoteLine =>
  ({ ...line, count: line.count + more.count, amount: line.amount + more.amount }) as QuoteLine
