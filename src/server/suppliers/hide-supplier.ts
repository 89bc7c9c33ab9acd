// A site that hides its suppliers offers their cars under its own name. Terms stay: they are part of the offer.

import type { SupplierSummary } from '#contract/suppliers.ts'

/** Sentences about the supplier still need a name; without a logo a card shows no mark. */
export const site = { _id: 'wouri', name: 'Wouri', logo: '' }

export function hideSupplier(supplier: SupplierSummary): SupplierSummary {
  return { ...supplier, ...site }
}
