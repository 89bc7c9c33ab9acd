// The check of a driver's licence by staff, and for how long staff may see it.

import { hour, type Instant } from '../rental/period.ts'

/** Why a licence is refused; the driver reads it in their language. */
export const licenceRefusals = ['unreadable', 'expired', 'other-person', 'no-licence'] as const
export type LicenceRefusal = (typeof licenceRefusals)[number]

export const licenceStates = ['unchecked', 'verified', 'refused'] as const
export type LicenceState = (typeof licenceStates)[number]

/** What the driver is told. */
export const licenceNotification = (reason: LicenceRefusal | null) =>
  reason === null ? 'licence-verified' : (`licence-${reason}` as const)

const daysAfter = 30

/** A car that came back before this moment opens its driver's licence to staff no longer (rule 7). */
export function licenceOpenSince(now: Instant): Instant {
  return now - daysAfter * 24 * hour
}
