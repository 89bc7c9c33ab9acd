// Messages for the operator about an account at a mobile money provider that cannot work.

import { operatorNames, type OperatorOffer } from '#domain/payment/mobile-money.ts'
import { minute, type Instant } from '#domain/rental/period.ts'

/** One sentence for each operator that takes nothing now. */
export function closedOperators(provider: string, offers: readonly OperatorOffer[]): string[] {
  return offers
    .filter(({ isAvailable, max }) => !isAvailable || max === 0)
    .map(
      ({ operator }) => `${provider}: ${operatorNames[operator]} takes no money in XAF on this account now.`,
    )
}

/** A clock that is wrong makes signed messages look old. `theirs` is null where the provider told no time. */
export function wrongClock(provider: string, theirs: Instant | null, ours: Instant): string[] {
  const apart = theirs === null ? 0 : Math.abs(ours - theirs)
  if (!(apart > minute)) return []
  return [`The clock of this machine and that of ${provider} are ${Math.round(apart / 1000)} seconds apart.`]
}
