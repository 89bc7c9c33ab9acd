// GET /api/settings: the rules and texts of the site that an admin may change.

import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Currency, Language } from './fields.ts'

export const Settings = v.object({
  language: Language,
  currency: Currency,
  minPickupHours: v.number(),
  minRentalHours: v.number(),
  minPickupDropoffHour: v.number(),
  maxPickupDropoffHour: v.number(),
  minimumAge: v.number(),
  /** How the site itself is reached. */
  contact: v.object({ phone: v.string(), whatsapp: v.string(), email: v.string() }),
  /** Ways to pay online that are switched on; empty means only the counter. */
  paymentGateways: v.array(v.picklist(['stripe', 'payPal', 'sandbox'])),
})
export type Settings = v.InferOutput<typeof Settings>

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  summary: 'The settings of the site',
  response: Settings,
  failures: [],
  access: 'public',
  example: () => ({}),
})
