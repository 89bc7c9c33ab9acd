// Whoever books without an account shows that the address is theirs, or lets the car go (rule 3).

import { hour, type Instant } from '../rental/period.ts'

/** Counted from the booking. */
export const confirmationHours = 24

/** When a guest's unconfirmed booking is cancelled; null where pick-up comes first, and the counter sees who is there. */
export function lapsesAt(bookedAt: Instant, pickUp: Instant): Instant | null {
  const deadline = bookedAt + confirmationHours * hour
  return deadline < pickUp ? deadline : null
}
