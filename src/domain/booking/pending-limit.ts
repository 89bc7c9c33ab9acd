// The number of bookings that may wait at once, for a supplier's answer or for a payment: each keeps a car from everybody else
// (quality E6).

/** For one person, counting only trips that have not begun. */
export const mostPendingPerDriver = 5

/** For one device without a signed-in person, counting only bookings whose driver has not confirmed the address. */
export const mostUnconfirmedPerDevice = 3

/** Active holds (payment in progress), for one person and for one device. */
export const mostHolds = 3

export type PendingCounts = {
  /** Bookings of the driver that lie ahead and are pending or being paid. */
  byDriver: number
  /** Of these and of other drivers', the unconfirmed ones of a guest's device; 0 for a signed-in person. */
  byDevice: number
  /** Live holds of the driver, or of the guest's device if it has more. */
  holds: number
}

/** True when one more booking may be made beside those that are held already. */
export function mayHoldOneMore({ byDriver, byDevice, holds }: PendingCounts): boolean {
  return byDriver < mostPendingPerDriver && byDevice < mostUnconfirmedPerDevice && holds < mostHolds
}
