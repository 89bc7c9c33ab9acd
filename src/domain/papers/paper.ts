// Papers of cars and suppliers, and when one of them expires (rule 18). Days are days in Douala, both ends included.

import { addDays, day, type Day } from '../rental/period.ts'

export const carPaperKinds = ['insurance', 'inspection', 'registration'] as const
export type CarPaperKind = (typeof carPaperKinds)[number]

/** Of a supplier itself: its entry in the trade register, and that it is known to the tax office and owes it nothing. */
export const supplierPaperKinds = ['trade-register', 'tax-certificate'] as const
export type SupplierPaperKind = (typeof supplierPaperKinds)[number]
export const paperKinds = [...carPaperKinds, ...supplierPaperKinds] as const
export type PaperKind = (typeof paperKinds)[number]

/** Of these alone some have no last day. */
export const mayLackEnd = (kind: PaperKind): boolean => kind === 'registration' || kind === 'trade-register'

/** Days before the last one on which its owners are told. */
const warningDays = [30, 7, 1] as const
export type WarningDays = (typeof warningDays)[number]

export const paperStates = ['valid', 'expiring', 'expired'] as const
export type PaperState = (typeof paperStates)[number]

/**
 * Which warning is due `today`: the nearest of the days before the last one that have begun. Null before the first, once it
 * has expired, and for a paper that was added when that warning's time had begun: who typed its end knows it.
 */
export function dueWarning(
  { validUntil, added }: { validUntil: Day; added: Day },
  today: Day,
): WarningDays | null {
  const left = daysLeft(validUntil, today)
  const due = left < 0 ? undefined : warningDays.findLast((days) => left <= days)
  return due === undefined || daysLeft(validUntil, added) <= due ? null : due
}

/** `validUntil` is the last day on which it holds; null is without an end. */
function isExpired(validUntil: Day | null, today: Day): boolean {
  return validUntil !== null && validUntil < today
}

/** The last end of a paper that is expiring `today`: it is so from the first warning on. */
export const expiringUntil = (today: Day): Day => addDays(today, warningDays[0])

export function paperState(validUntil: Day | null, today: Day): PaperState {
  if (isExpired(validUntil, today)) return 'expired'
  return validUntil !== null && validUntil <= expiringUntil(today) ? 'expiring' : 'valid'
}

/** True when a car is taken off the search for new bookings: one of its papers has expired, and the site wants that. */
export function keepsOffSearch(
  papers: readonly { validUntil: Day | null }[],
  today: Day,
  isWanted: boolean,
): boolean {
  return isWanted && papers.some(({ validUntil }) => isExpired(validUntil, today))
}

/** Days from `today` to the last day: 0 on it, negative afterwards. */
export const daysLeft = (validUntil: Day, today: Day): number =>
  Math.round((Date.parse(validUntil) - Date.parse(today)) / day)
