import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import type { Trip } from '#contract/cars/car-search.ts'
import { defaultPeriod } from '#domain/rental/period.ts'
import { rightNow } from '#client/store/clock.ts'
import { useRecentSearches } from '#client/storage/recent-searches.ts'

/**
 * The dates of a link to the cars of a place: those of the last trip asked for, else three days soon. None in a prerendered page:
 * those would be the dates of another day and not of this visitor. Such a link opens the search with only its place filled in.
 */
export function useShortcutDates(): Partial<Pick<Trip, 'from' | 'to'>> {
  const { searches } = useRecentSearches()
  const [period] = useState(() => defaultPeriod(rightNow()))
  const { from, to } = searches[0] ?? period
  return useHydrated() ? { from, to } : {}
}
