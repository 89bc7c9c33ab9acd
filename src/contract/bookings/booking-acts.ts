// Staff acts on many bookings at once, from the list.

import * as v from 'valibot'
import { failures } from '#domain/failure.ts'
import { endpoint } from '../endpoint.ts'
import { code, Id } from '../fields.ts'

/** How many bookings, or cars, one call may change. */
export const mostBookings = 50

/**
 * Confirmed by the supplier; the rest taken at the counter; cancelled with the refund that the rule proposes. A part payment
 * needs an amount and is recorded one by one.
 */
export const bulkStatuses = ['reserved', 'paid', 'cancelled'] as const
export type BulkStatus = (typeof bulkStatuses)[number]

export const Ids = v.pipe(
  v.array(Id, code('invalid-input')),
  v.minLength(1, code('required')),
  v.maxLength(mostBookings, code('invalid-input')),
)

/** Each booking, or car, stands for itself: one that cannot be changed does not keep the others. */
export const BulkAnswer = v.object({
  done: v.array(Id),
  refused: v.array(v.object({ _id: Id, code: v.picklist(failures) })),
})
export type BulkAnswer = v.InferOutput<typeof BulkAnswer>

export const changeBookingStatuses = endpoint({
  method: 'POST',
  path: '/api/bookings/statuses',
  summary: 'For staff: moves several bookings of the own fleet to a status, each for itself',
  body: v.object({ ids: Ids, status: v.picklist(bulkStatuses, code('invalid-input')) }),
  response: BulkAnswer,
  failures: ['signed-out', 'forbidden'],
  access: 'signed-in',
  example: () => ({ as: 'admin', body: { ids: ['demo-booking-005'], status: 'paid' } }),
})

export const hideBookings = endpoint({
  method: 'POST',
  path: '/api/bookings/hidden',
  summary:
    'For staff: takes bookings that are over or cancelled out of the lists of staff; nothing is erased',
  body: v.object({ ids: Ids }),
  response: BulkAnswer,
  failures: ['signed-out', 'forbidden'],
  access: 'signed-in',
  example: () => ({ as: 'admin', body: { ids: ['demo-booking-001'] } }),
})
