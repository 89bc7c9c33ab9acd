// Suspending a supplier: what it leaves to care for, before and after.

import * as v from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { code, Id } from '../../fields.ts'
import { StaffBookingRow } from '../bookings.ts'

/** How many bookings one answer lists. */
export const mostInCare = 100

const params = v.object({ id: Id })
const admins = { access: 'staff', right: 'manage-suppliers' } as const
const failures = ['signed-out', 'forbidden', 'not-found'] as const

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
  params,
  body: v.object({ isSuspended: v.boolean(code('invalid-input')) }),
  response: SupplierSuspension,
  failures,
  ...admins,
  example: () => ({ as: 'admin', params: { id: 'mboa-prestige' }, body: { isSuspended: false } }),
})

export const getSupplierCare = endpoint({
  method: 'GET',
  path: '/api/staff/suppliers/:id/suspension',
  summary: 'For admins: what a suspension of the supplier would leave to care for, or leaves',
  params,
  response: SupplierSuspension,
  failures,
  ...admins,
  example: () => ({ as: 'admin', params: { id: 'mboa-prestige' } }),
})
