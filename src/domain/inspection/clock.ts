// Whether the clock of a device can be trusted (rule 22.9).

import { minute, type Instant } from '../rental/period.ts'

/**
 * True where the clock was off by more than five minutes: compared is what it said when the record was sent, not when the car
 * was looked at, which may be hours before. Such a record is flagged, never refused.
 */
export function isClockOff(sentAt: Instant, receivedAt: Instant): boolean {
  return Math.abs(receivedAt - sentAt) > 5 * minute
}
