// What admins decide about a supplier.

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { code, Id } from '../fields.ts'
import { StaffBookingRow } from './bookings.ts'

/** How many bookings one answer lists. */
export const mostInCare = 100

export const SupplierSuspension = v.object({
  isSuspended: v.boolean(),
  /** While it is suspended: bookings that have not ended and cars that are not back, the first pick-up first. */
  needCare: v.array(StaffBookingRow),
  /** There are more than these. */
  isMore: v.boolean(),
})
export type SupplierSuspension = v.InferOutput<typeof SupplierSuspension>

export const suspendSupplier = endpoint({
  method: 'POST',
  path: '/api/staff/suppliers/:id/suspension',
  summary:
    'For admins: suspends a supplier, or ends that; its cars leave the search, its people are signed out, its bookings stay',
  params: v.object({ id: Id }),
  body: v.object({ isSuspended: v.boolean(code('invalid-input')) }),
  response: SupplierSuspension,
  failures: ['signed-out', 'forbidden', 'not-found'],
  access: 'staff',
  right: 'manage-suppliers',
  example: () => ({ as: 'admin', params: { id: 'mboa-prestige' }, body: { isSuspended: false } }),
})
