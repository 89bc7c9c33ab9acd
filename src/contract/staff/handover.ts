// Hand-over and return of a car, as the counter notes them, each with its undo.

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { Remark } from '../text.ts'
import { StaffBooking } from './bookings.ts'

const params = v.object({ id: Id })
const refused = ['signed-out', 'forbidden', 'not-found', 'not-possible-now'] as const
/** Why it is undone: needed later than ten minutes after, where only owners and admins undo it. */
const undoing = v.optional(v.object({ reason: v.optional(Remark) }), {})
/** An act ends with the booking as it has become. */
const act = { access: 'staff', right: 'serve-bookings', response: StaffBooking } as const

export const handOverCar = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/handover',
  summary:
    'For owners and admins: the driver has the car, without a record of its state, once nothing is missing before the keys; sent twice it stays as it was first',
  params,
  /** Why so early: needed more than twelve hours before the pick-up. */
  body: v.optional(v.object({ reason: v.optional(Remark) }), {}),
  statuses: { 200: 'Noted' },
  failures: [...refused, 'required', 'car-is-out', 'keys-not-ready'],
  ...act,
  example: () => ({ as: 'admin', params: { id: 'demo-booking-003' } }),
})

export const takeBackCar = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/return',
  summary:
    'For owners and admins: the car that was handed over is back, without a record of its state; sent twice it stays as it was first',
  params,
  statuses: { 200: 'Noted' },
  failures: refused,
  ...act,
  example: () => ({ as: 'admin', params: { id: 'demo-booking-003' } }),
})

export const undoHandOver = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/handover/undo',
  summary:
    'For staff: the car was not handed over after all; within ten minutes for who noted it, for owners and admins later too, with a reason',
  params,
  body: undoing,
  statuses: { 200: 'Undone' },
  failures: [...refused, 'required'],
  ...act,
  // It is not out, and stays so: what the demonstration has handed over left this morning.
  example: () => ({ as: 'admin', params: { id: 'demo-booking-next' } }),
})

export const undoTakeBack = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/return/undo',
  summary:
    'For staff: the car is not back after all; within ten minutes for who noted it, for owners and admins later too, with a reason',
  params,
  body: undoing,
  statuses: { 200: 'Undone' },
  failures: [...refused, 'required', 'car-is-out'],
  ...act,
  example: () => ({ as: 'admin', params: { id: 'demo-booking-next' } }),
})
