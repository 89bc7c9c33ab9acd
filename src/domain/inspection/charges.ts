// What two records of a car propose to charge at its return (rule 22): each with its reckoning, none applied by itself.

import { mileageOf, type FuelPolicy } from '../car/car.ts'
import { daysOf, hoursOf, minute, type Instant, type Period } from '../rental/period.ts'
import type { Pricing, QuoteLine } from '../rental/quote.ts'
import { missingEighths, type Level } from './level.ts'
import { timeAlone } from './time-alone.ts'

/** Minutes after the agreed end that cost nothing, where a supplier has not said how many. */
export const defaultGraceMinutes = 59

/** What was agreed, and what the supplier asks. Prices in whole XAF; one of 0 is not asked. */
export type ReturnTerms = {
  /** As it was agreed, with its extensions. */
  period: Period
  /** As the specification keeps it: -1 means unlimited. */
  mileagePerDay: number
  pricePerExtraKilometre: number
  fuelPolicy: FuelPolicy
  pricePerEighth: number
  cleaningPrice: number
  graceMinutes: number
  pricing: Pricing
}

/** What of a record is reckoned with. */
export type Reading = { at: Instant; kilometres: number; level: Level; isClean: boolean }

/** Amounts in whole XAF, always above zero. */
export type ProposedCharge =
  | {
      kind: 'extraKilometres'
      driven: number
      days: number
      included: number
      extra: number
      price: number
      amount: number
    }
  | { kind: 'fuel'; eighths: number; price: number; amount: number }
  | { kind: 'lateness'; minutes: number; hours: number; lines: QuoteLine[]; amount: number }
  | { kind: 'cleaning'; amount: number }

/** The proposals in the order in which they are shown. Staff keep, change or strike each. */
export function proposedCharges(terms: ReturnTerms, out: Reading, back: Reading): ProposedCharge[] {
  const proposals = [
    extraKilometres(terms, out, back),
    fuel(terms, out, back),
    lateness(terms, back.at),
    cleaning(terms, out, back),
  ]
  return proposals.filter((proposal) => proposal !== null).filter(({ amount }) => amount > 0)
}

/** True once more than the grace has gone by since the agreed end. */
function isLate({ period, graceMinutes }: ReturnTerms, backAt: Instant): boolean {
  return backAt - period.to > graceMinutes * minute
}

/** Who pays for lateness has the kilometres of that time; who brings the car early keeps those of the agreed days. */
function extraKilometres(terms: ReturnTerms, out: Reading, back: Reading): ProposedCharge | null {
  const { period, mileagePerDay, pricePerExtraKilometre: price } = terms
  if (mileageOf(mileagePerDay) === 'unlimited') return null
  const days = daysOf({ from: period.from, to: isLate(terms, back.at) ? back.at : period.to })
  const driven = Math.max(0, back.kilometres - out.kilometres)
  const included = mileagePerDay * days
  const extra = Math.max(0, driven - included)
  return { kind: 'extraKilometres', driven, days, included, extra, price, amount: extra * price }
}

function fuel(terms: ReturnTerms, out: Reading, back: Reading): ProposedCharge {
  const eighths = missingEighths(terms.fuelPolicy, out.level, back.level)
  return { kind: 'fuel', eighths, price: terms.pricePerEighth, amount: eighths * terms.pricePerEighth }
}

/** After the grace the time counts from the agreed end. */
function lateness(terms: ReturnTerms, backAt: Instant): ProposedCharge | null {
  if (!isLate(terms, backAt)) return null
  const late = { from: terms.period.to, to: backAt }
  const { lines, total } = timeAlone(terms.pricing, late)
  const minutes = Math.floor((late.to - late.from) / minute)
  return { kind: 'lateness', minutes, hours: hoursOf(late), lines, amount: total }
}

/** Only who was given a clean car is asked to bring one back. */
function cleaning({ cleaningPrice }: ReturnTerms, out: Reading, back: Reading): ProposedCharge | null {
  return out.isClean && !back.isClean ? { kind: 'cleaning', amount: cleaningPrice } : null
}

/** How a proposal is reckoned, as whole numbers by their name. */
export function reckoningOf({
  kind: _kind,
  amount: _amount,
  ...reckoned
}: ProposedCharge): Record<string, number> {
  return Object.fromEntries(
    Object.entries(reckoned).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}
