// Trips of months ago, so that there is somebody who can say how a car was: as many as its reviews need.

import type { WorldBooking } from '#server/demonstration/seed/world/booking.ts'
import type { WorldCar } from '#server/demonstration/seed/world/car.ts'
import { drawFor, type Draw } from '#server/demonstration/seed/world/deterministic.ts'
import { deskDrivers, worldDrivers, type WorldDriver } from '#server/demonstration/seed/world/people.ts'

export type PastTrip = WorldBooking & { id: string }

/** The demonstration driver's own diary is written elsewhere. */
const authors = [...worldDrivers.slice(1), ...deskDrivers]
/** Days ago on which the last of them ended: what the world has booked lies behind them. */
const lastOf = 126
const apart = 9

/** How many reviews a car has in the end: fewer than three of a new one, at most nine. */
export function wantedReviews(car: WorldCar): number {
  if (car.rating === null) return drawFor(`reviews ${car.id}`).whole(0, 2)
  return Math.min(9, Math.max(3, Math.round(car.trips / 8)))
}

/** Everybody once, in an order of the car's own. */
function authorsOf(draw: Draw): WorldDriver[] {
  const left = [...authors]
  return authors.map(() => left.splice(draw.whole(0, left.length - 1), 1)[0]!)
}

/** `known` are reviews that the car gets for trips the world has already. */
export function pastTrips(car: WorldCar, known: number): PastTrip[] {
  const draw = drawFor(`past ${car.id}`)
  const drivers = authorsOf(draw)
  return Array.from({ length: Math.max(0, wantedReviews(car) - known) }, (_, index) => {
    const toDay = -lastOf - apart * index - draw.whole(0, 2)
    const stop = draw.pick(car.locations)
    return {
      id: `demo-past-${car.id}-${index + 1}`,
      carId: car.id,
      driverId: drivers[index]!.id,
      pickUpLocation: stop,
      dropOffLocation: stop,
      fromDay: toDay - draw.whole(2, 5),
      fromTime: draw.pick(['08:00', '10:00', '14:00']),
      toDay,
      toTime: draw.pick(['10:00', '16:00', '18:00']),
      status: 'reserved',
      extras: [],
    }
  })
}
