// Where cars are picked up, as structured data.

import type { Place } from '#contract/cars/locations.ts'
import { addressOf, context, idOf, type Site } from './site.ts'

const types: Record<Place['kind'], string> = { city: 'City', airport: 'Airport', district: 'Place' }

export const placeId = (site: Site, id: string): string => idOf(site, `/locations#${id}`)

/** People here give a landmark, not a street number; a city has none of its own. */
function postalAddress({ kind, address }: Place, city: Place | undefined, { language }: Site): object {
  return {
    '@type': 'PostalAddress',
    ...(kind !== 'city' && { streetAddress: address[language] }),
    ...(city && { addressLocality: city.name[language] }),
    addressCountry: 'CM',
  }
}

/** The place itself or the first one above it that is a city. */
function cityOf(place: Place, places: readonly Place[]): Place | undefined {
  const seen = new Set<string>()
  let at: Place | undefined = place
  while (at && at.kind !== 'city' && !seen.has(at._id)) {
    seen.add(at._id)
    const above: string | null = at.parent
    at = places.find(({ _id }) => _id === above)
  }
  return at?.kind === 'city' ? at : undefined
}

/** One place among the others, which say in which city it is. */
function placeData(site: Site, place: Place, places: readonly Place[]): object {
  return {
    '@type': types[place.kind],
    '@id': placeId(site, place._id),
    name: place.name[site.language],
    url: `${addressOf(site, '/locations')}#${place._id}`,
    address: postalAddress(place, cityOf(place, places), site),
    geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
    ...(place.parent !== null && { containedInPlace: { '@id': placeId(site, place.parent) } }),
  }
}

/** Every place, in the order of the page. */
export function placeList(site: Site, places: readonly Place[]): object {
  const itemListElement = places.map((place, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: placeData(site, place, places),
  }))
  return { '@context': context, '@type': 'ItemList', numberOfItems: places.length, itemListElement }
}
