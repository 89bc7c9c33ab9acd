/** What every desk has around today: cars that go out, come back and are late, requests to answer, money to take. */
import type { WorldBooking } from './booking.ts'
import { worldBookings } from './bookings.ts'
import type { WorldCar } from './car.ts'
import { drawFor } from './deterministic.ts'
import { worldFleet } from './fleet.ts'
import { deskDrivers, type WorldDriver } from './people.ts'
import { worldSuppliers, type WorldSupplier } from './suppliers.ts'

export type DeskBooking = WorldBooking & {
  id: string
  /** Where the car is: not handed over yet, with its driver, or back again. */
  at: 'home' | 'road' | 'back'
  /** Its driver asks for the cancellation. */
  isAsked: boolean
}

type Stay = readonly [fromDay: number, fromTime: string, toDay: number, toTime: string]
/** `owing`: the counter is to take money, where the supplier lets it. */
type Plan = { stay: Stay; at: DeskBooking['at']; money: 'owing' | 'paid' | 'waiting'; isAsked?: true }

/** All of it ends before the days that a first search asks for. */
const plans: readonly Plan[] = [
  { stay: [0, '10:00', 2, '10:00'], at: 'home', money: 'owing' },
  { stay: [0, '16:30', 2, '16:30'], at: 'home', money: 'paid' },
  { stay: [-3, '09:00', 0, '12:00'], at: 'road', money: 'owing' },
  { stay: [-2, '14:00', 0, '18:00'], at: 'road', money: 'paid' },
  { stay: [-4, '10:00', -1, '18:00'], at: 'road', money: 'paid' },
  { stay: [-5, '10:30', -1, '09:00'], at: 'back', money: 'paid' },
  { stay: [1, '12:00', 2, '18:00'], at: 'home', money: 'waiting' },
  { stay: [1, '09:00', 2, '09:00'], at: 'home', money: 'owing', isAsked: true },
]

/** Cars of a supplier that nobody has around today, in an order of its own. */
function freeCars(supplier: WorldSupplier, taken: ReadonlySet<string>): WorldCar[] {
  const draw = drawFor(`${supplier.id} desk`)
  return worldFleet()
    .filter(({ id, supplierId, available }) => supplierId === supplier.id && available && !taken.has(id))
    .map((car) => ({ car, place: draw.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ car }) => car)
}

/** Cars of the diary that are away between a week ago and three days ahead, and those that stay free for examples. */
function takenCars(): ReadonlySet<string> {
  const away = worldBookings().filter(
    ({ fromDay, toDay, status }) => status !== 'cancelled' && fromDay <= 3 && toDay >= -7,
  )
  const free = worldFleet().filter(({ id }) => id.startsWith('demo-'))
  return new Set([...away.map(({ carId }) => carId), ...free.map(({ id }) => id)])
}

function statusOf(money: Plan['money'], supplier: WorldSupplier): WorldBooking['status'] {
  if (money === 'waiting' && supplier.payLater) return 'pending'
  if (money === 'paid') return 'paid'
  return supplier.payLater ? 'reserved' : 'deposit'
}

/** Old enough for any car, and each on one trip at a time within a supplier. */
function driverOf(supplier: number, plan: number): WorldDriver {
  return deskDrivers[(supplier * 3 + plan) % deskDrivers.length]!
}

/** Eight bookings a supplier, the same on every machine. */
export function deskBookings(): DeskBooking[] {
  const taken = takenCars()
  return worldSuppliers.flatMap((supplier, place) => {
    const cars = freeCars(supplier, taken)
    return plans.map(({ stay: [fromDay, fromTime, toDay, toTime], at, money, isAsked = false }, index) => {
      const car = cars[index]!
      const stop = car.locations[index % car.locations.length]!
      return {
        id: `demo-desk-${supplier.id}-${index + 1}`,
        carId: car.id,
        driverId: driverOf(place, index).id,
        pickUpLocation: stop,
        dropOffLocation: stop,
        fromDay,
        fromTime,
        toDay,
        toTime,
        status: statusOf(money, supplier),
        extras: [],
        at,
        isAsked,
      }
    })
  })
}

type DeskBlock = {
  id: string
  carId: string
  supplierId: string
  kind: 'block' | 'maintenance'
  day: number
  /** From and to, in hours of the day. */
  hours: readonly [number, number]
  note: string | null
}

/** A wash and a service a supplier, of cars that nobody has then. */
export function deskBlocks(): DeskBlock[] {
  const taken = takenCars()
  return worldSuppliers.flatMap((supplier) => {
    const [one, two] = freeCars(supplier, taken).slice(plans.length)
    const ofSupplier = { supplierId: supplier.id }
    return [
      one && {
        ...ofSupplier,
        id: `demo-wash-${supplier.id}`,
        carId: one.id,
        kind: 'block' as const,
        day: 0,
        hours: [14, 16] as const,
        note: 'Lavage',
      },
      two && {
        ...ofSupplier,
        id: `demo-service-${supplier.id}`,
        carId: two.id,
        kind: 'maintenance' as const,
        day: 1,
        hours: [8, 17] as const,
        note: 'Vidange',
      },
    ].filter((block) => block !== undefined)
  })
}
