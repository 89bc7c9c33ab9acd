// GET /api/suppliers: who offers the cars, and on which terms.

import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Amount, Id, TranslatedText } from './fields.ts'

export const counterMethods = ['cash', 'mtnMoMo', 'orangeMoney', 'card'] as const

/** What every car carries of its supplier. */
export const SupplierSummary = v.object({
  _id: Id,
  name: v.string(),
  logo: v.string(),
  payLater: v.boolean(),
  partPaymentPercent: v.number(),
  minimumRentalDays: v.number(),
  counterMethods: v.array(v.picklist(counterMethods)),
})
export type SupplierSummary = v.InferOutput<typeof SupplierSummary>

/** How a driver reaches a supplier. */
export const SupplierContact = v.object({
  phone: v.string(),
  whatsapp: v.nullable(v.string()),
  email: v.string(),
})
export type SupplierContact = v.InferOutput<typeof SupplierContact>

export const Supplier = v.object({
  ...SupplierSummary.entries,
  about: TranslatedText,
  rating: v.nullable(v.number()),
  cars: Amount,
  locations: v.array(Id),
})
export type Supplier = v.InferOutput<typeof Supplier>

export const listSuppliers = endpoint({
  method: 'GET',
  path: '/api/suppliers',
  summary: 'The suppliers with their terms and the number of cars they offer',
  response: v.array(Supplier),
  failures: [],
  access: 'public',
  example: () => ({}),
})
