// Suppliers as structured data.

import { filterAddressKeys } from '#contract/cars/car-search.ts'
import type { ListedSupplier, Supplier } from '#contract/cars/suppliers.ts'
import { placeId } from './places.ts'
import { ratingData } from './rating.ts'
import { addressOf, context, idOf, type Site } from './site.ts'

export const supplierId = (site: Site, id: string): string => idOf(site, `/suppliers#${id}`)

/** The search that shows a supplier's cars, from the first place where it hands them over. */
export function fleetPath({ _id, locations }: Pick<Supplier, '_id' | 'locations'>): string {
  return `/search?${new URLSearchParams({ ...(locations[0] && { pl: locations[0] }), [filterAddressKeys.suppliers]: _id })}`
}

/** One agency. A street is left out: only the country is sure, and the cities it serves are listed. */
function supplierData(site: Site, supplier: ListedSupplier): object {
  const picture = supplier.logo && idOf(site, supplier.logo)
  const description = supplier.about[site.language]
  return {
    '@type': 'AutoRental',
    '@id': supplierId(site, supplier._id),
    name: supplier.name,
    // A new supplier has not written about itself yet.
    ...(description && { description }),
    ...(picture && { image: picture, logo: picture }),
    url: addressOf(site, fleetPath(supplier)),
    address: { '@type': 'PostalAddress', addressCountry: 'CM' },
    areaServed: supplier.cities.map(({ _id, name }) => ({
      '@type': 'Place',
      '@id': placeId(site, _id),
      name: name[site.language],
    })),
    currenciesAccepted: 'XAF',
    ...ratingData(supplier),
  }
}

/** A page of the `total` suppliers that are shown. */
export function supplierList(
  site: Site,
  { suppliers, total }: { suppliers: readonly ListedSupplier[]; total: number },
): object {
  const itemListElement = suppliers.map((supplier, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: supplierData(site, supplier),
  }))
  return { '@context': context, '@type': 'ItemList', numberOfItems: total, itemListElement }
}
