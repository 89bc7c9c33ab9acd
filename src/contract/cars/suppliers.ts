// Suppliers and their terms: a page of suppliers, or the terms of all.

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Amount, Day, Id, Language, Page, TranslatedText } from '../fields.ts'

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
  /** The last day on which it holds that an admin has seen its papers. Not in the terms of all. */
  verifiedUntil: v.optional(Day),
})
export type SupplierSummary = v.InferOutput<typeof SupplierSummary>

/** How a driver reaches a supplier. */
export const SupplierContact = v.object({
  phone: v.string(),
  whatsapp: v.nullable(v.string()),
  email: v.string(),
})
export type SupplierContact = v.InferOutput<typeof SupplierContact>

/** All that many screens need of a supplier; short, because it is read for all of them at once. */
export const SupplierTerms = v.object({
  ...SupplierSummary.entries,
  /** In which languages it has rental conditions as a PDF; a list kept on a device from before has none. */
  conditions: v.optional(v.array(Language), []),
})
export type SupplierTerms = v.InferOutput<typeof SupplierTerms>

export const Supplier = v.object({
  ...SupplierTerms.entries,
  about: TranslatedText,
  /** To one decimal; null below three reviews. */
  rating: v.nullable(v.number()),
  /** How many reviews; a list kept on a device from before there were any has none. */
  reviews: v.optional(Amount),
  cars: Amount,
  locations: v.array(Id),
})
export type Supplier = v.InferOutput<typeof Supplier>

export const listSupplierTerms = endpoint({
  method: 'GET',
  path: '/api/supplier-terms',
  summary: 'Every supplier by name with its terms alone',
  response: v.array(SupplierTerms),
  failures: [],
  access: 'public',
  example: () => ({}),
})

export const suppliersPageSize = 20

/** A supplier on a page: with the cities it serves, those with most of its places first. */
const ListedSupplier = v.object({
  ...Supplier.entries,
  cities: v.array(v.object({ _id: Id, name: TranslatedText })),
})
export type ListedSupplier = v.InferOutput<typeof ListedSupplier>

export const SupplierPage = v.object({
  suppliers: v.array(ListedSupplier),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
})
export type SupplierPage = v.InferOutput<typeof SupplierPage>

export const listSuppliers = endpoint({
  method: 'GET',
  path: '/api/suppliers',
  summary: 'The suppliers by name, twenty a page, with the cities and the number of cars of each',
  query: v.object({ page: v.optional(Page) }),
  response: SupplierPage,
  failures: [],
  access: 'public',
  example: () => ({ query: { page: '1' } }),
})
