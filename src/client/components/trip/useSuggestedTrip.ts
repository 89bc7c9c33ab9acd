import { useState } from 'react'
import type { Trip } from '#contract/cars/car-search.ts'
import type { Location } from '#contract/cars/locations.ts'
import { defaultPeriod } from '#domain/rental/period.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { rightNow } from '#client/store/clock.ts'
import { useRecentSearches } from '#client/storage/recent-searches.ts'

/** What a shortcut searches for: the last trip asked for, else the place with most cars in three days. Null without places. */
export function useSuggestedTrip(): Trip | null {
  const { all } = usePlaces()
  const { searches } = useRecentSearches()
  const [period] = useState(() => defaultPeriod(rightNow()))
  if (searches[0]) return searches[0]
  const busiest = citiesByCars(all)[0]
  return busiest ? { pl: busiest._id, ...period } : null
}

/** The cities with cars, most cars first. */
export function citiesByCars(all: readonly Location[]): Location[] {
  return all.filter((place) => place.parent === null && place.cars > 0).sort((a, b) => b.cars - a.cars)
}
