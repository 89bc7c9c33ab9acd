// A site that hides its suppliers offers their cars under its own name. Terms stay: they are part of the offer.

import type { SupplierSummary } from '#contract/cars/suppliers.ts'
import { siteSupplier } from '#domain/car/supplier.ts'

/** Sentences about the supplier still need a name; cards show no mark of it. */
export const site = { _id: siteSupplier, name: 'Wouri', logo: '' }

export function hideSupplier(supplier: SupplierSummary): SupplierSummary {
  return { ...supplier, ...site, verifiedUntil: undefined }
}
