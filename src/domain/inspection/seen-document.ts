// What staff see of a driver's papers before the keys leave (rule 22.4).

import { dayOf, type Day, type Instant } from '../rental/period.ts'

export const identityKinds = ['identityCard', 'passport', 'residencePermit', 'otherDocument'] as const
export type IdentityKind = (typeof identityKinds)[number]

export type SeenLicence = { number: string; category: string | null; validUntil: Day | null }
export type SeenIdentity = { kind: IdentityKind; number: string }
export type SeenDocument = SeenLicence | SeenIdentity

/** True for a licence whose last day is over: with it nobody drives. */
export function isLicenceOver({ validUntil }: SeenLicence, now: Instant): boolean {
  return validUntil !== null && validUntil < dayOf(now)
}
