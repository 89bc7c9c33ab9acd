// Another car for a booking: the price that was agreed stays.

import * as v from 'valibot'
import { carTypes, gearboxes } from '#domain/car/car.ts'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../fields.ts'
import { Remark } from '../../text.ts'
import { Plate, StaffBooking } from '../bookings.ts'

const params = v.object({ id: Id })
const staff = { access: 'staff', right: 'serve-bookings' } as const

export const SwapCar = v.object({
  _id: Id,
  name: v.string(),
  plate: Plate,
  image: v.string(),
  range: v.picklist(carTypes),
  gearbox: v.picklist(gearboxes),
  seats: v.number(),
  /** It stands where the booking is picked up. */
  isAtPickUp: v.boolean(),
  /** Its drivers must be older than the booking's are. */
  isTooYoung: v.boolean(),
})
export type SwapCar = v.InferOutput<typeof SwapCar>

export const listSwapCars = endpoint({
  method: 'GET',
  path: '/api/staff/bookings/:id/cars',
  summary:
    'For staff: listed cars of the same supplier that are free for the whole booking, the likest first, at most 100',
  params,
  response: v.object({ cars: v.array(SwapCar) }),
  failures: ['signed-out', 'forbidden', 'not-found', 'not-possible-now'],
  ...staff,
  example: () => ({ as: 'admin', params: { id: 'demo-booking-005' } }),
})

export const swapCar = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/car',
  summary:
    'For staff: another car of the same supplier for a booking; price, extras and deposit stay as agreed, the driver is notified',
  params,
  body: v.object({
    car: Id,
    /** The car that the screen showed. */ was: v.optional(Id),
    note: v.optional(Remark),
  }),
  response: StaffBooking,
  statuses: { 200: 'Swapped; the same car again changes nothing' },
  failures: [
    'signed-out',
    'forbidden',
    'not-found',
    'not-possible-now',
    'car-taken',
    'car-unavailable',
    'too-young-for-car',
    'changed-meanwhile',
  ],
  ...staff,
  example: () => ({
    as: 'admin',
    params: { id: 'demo-booking-005' },
    body: { car: 'demo-prado-tariff', note: 'The first one is at the workshop.' },
  }),
})
