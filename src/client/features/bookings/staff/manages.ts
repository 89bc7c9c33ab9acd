import type { User } from '#contract/account.ts'
import type { Booking } from '#contract/bookings.ts'

/** True for staff who read a booking of their fleet; somebody who books for themself reads it as a driver. */
export function managesBooking(
  user: Pick<User, '_id' | 'type'> | null,
  { supplier }: Pick<Booking, 'supplier'>,
): boolean {
  if (user === null) return false
  return user.type === 'admin' || (user.type === 'supplier' && user._id === supplier._id)
}
