// When a later end may be asked for (rule 22.7); apart from its price, which a booking's page needs only then.

import type { BookingStatus } from '../booking/status.ts'

/** True while the car is out, of a booking that stands. */
export function mayExtend({
  status,
  isHandedOver,
  isReturned,
}: {
  status: BookingStatus
  isHandedOver: boolean
  isReturned: boolean
}): boolean {
  return status !== 'void' && status !== 'cancelled' && isHandedOver && !isReturned
}
