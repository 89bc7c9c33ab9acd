/** The diary of the demonstration world: about 220 bookings around the day of seeding, sparse enough to find a car. */
import type { WorldBooking, WorldBookingStatus } from './booking.ts'
import type { WorldCar, WorldExtra } from './car.ts'
import { type Draw, drawFor } from './deterministic.ts'
import { worldFleet } from './fleet.ts'
import { ownBookings } from './own-bookings.ts'
import { type WorldDriver, worldDrivers } from './people.ts'
import { type WorldSupplier, worldSuppliers } from './suppliers.ts'

type Days = { fromDay: number; toDay: number }

const hours = ['08:00', '09:00', '10:00', '10:00', '10:30', '12:00', '14:00', '16:30']
/** The demonstration driver keeps the short diary written by hand. */
const otherDrivers = worldDrivers.slice(1)

const meets = (one: Days, other: Days) => one.fromDay <= other.toDay && other.fromDay <= one.toDay

/** Two windows behind, perhaps one around today, and one ahead, rarely on the days a first search asks for. */
function desiredTrips(draw: Draw, shortest: number): Days[] {
  const stay = (fromDay: number, longest: number): Days => ({
    fromDay,
    toDay: fromDay + draw.whole(shortest, Math.max(shortest, longest)),
  })
  const wanted: Days[] = []
  if (draw.chance(0.5)) wanted.push(stay(-draw.whole(60, 120), 14))
  if (draw.chance(0.35)) wanted.push(stay(-draw.whole(20, 45), 7))
  if (draw.chance(0.07)) wanted.push(stay(-draw.whole(1, 2), 4))
  const soon = draw.chance(0.12)
  if (draw.chance(0.52)) wanted.push(stay(soon ? draw.whole(2, 5) : draw.whole(8, 70), 6))
  return wanted
}

function statusFor(days: Days, supplier: WorldSupplier, draw: Draw): WorldBookingStatus {
  if (draw.chance(0.1)) return 'cancelled'
  const counter: WorldBookingStatus[] = supplier.payLater ? ['reserved'] : []
  const partly: WorldBookingStatus[] = supplier.partPaymentPercent > 0 ? ['deposit'] : []
  if (days.toDay < 0) return draw.pick(['paid', 'paid', 'paid', 'paid', ...counter])
  if (days.fromDay < 1) return draw.pick(['paid', 'paid', ...partly, ...counter])
  const waiting: WorldBookingStatus[] = supplier.payLater ? ['pending'] : []
  return draw.pick(['paid', ...partly, ...counter, ...waiting])
}

/** Somebody old enough for the car and not already driving another one. */
function driverFor(car: WorldCar, days: Days, made: WorldBooking[], draw: Draw): WorldDriver {
  const bornBefore = `${2026 - car.minimumAge - 1}-12-31`
  const old = otherDrivers.filter((driver) => driver.birthDate <= bornBefore)
  const meeting = made.filter((booking) => meets(booking, days))
  const busy = new Set(meeting.map((booking) => booking.driverId))
  const free = old.filter((driver) => !busy.has(driver.id))
  return draw.pick(free.length > 0 ? free : old)
}

function pricedExtras(car: WorldCar, draw: Draw): WorldExtra[] {
  const priced = Object.entries(car.extras).filter(([, price]) => price > 0)
  return priced.filter(() => draw.chance(0.22)).map(([extra]) => extra as WorldExtra)
}

export function worldBookings(): WorldBooking[] {
  const supplierById = new Map(worldSuppliers.map((supplier) => [supplier.id, supplier]))
  const made: WorldBooking[] = [...ownBookings]
  for (const car of worldFleet()) {
    const supplier = supplierById.get(car.supplierId)
    // The demonstration cars stay free, so that their prices can be checked on any date.
    if (!supplier || !car.available || car.id.startsWith('demo-')) continue
    const draw = drawFor(`${car.id} diary`)
    for (const days of desiredTrips(draw, supplier.minimumRentalDays)) {
      const taken = made.some((booking) => booking.carId === car.id && meets(booking, days))
      if (taken) continue
      const pickUpLocation = draw.pick(car.locations)
      made.push({
        carId: car.id,
        driverId: driverFor(car, days, made, draw).id,
        pickUpLocation,
        dropOffLocation: draw.chance(0.8) ? pickUpLocation : draw.pick(car.locations),
        fromDay: days.fromDay,
        fromTime: draw.pick(hours),
        toDay: days.toDay,
        toTime: draw.pick(hours),
        status: statusFor(days, supplier, draw),
        extras: pricedExtras(car, draw),
      })
    }
  }
  return made
}
