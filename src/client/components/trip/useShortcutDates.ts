import { useHydrated } from '@tanstack/react-router'
import type { Trip } from '#contract/cars/car-search.ts'
import { useSuggestedTrip } from './useSuggestedTrip.ts'

/**
 * The dates of a link to the cars of a place. None in a prerendered page: those would be the dates of another day and not
 * of this visitor. Such a link opens the search with only its place filled in.
 */
export function useShortcutDates(): Partial<Pick<Trip, 'from' | 'to'>> {
  const trip = useSuggestedTrip()
  const isHydrated = useHydrated()
  return isHydrated && trip !== null ? { from: trip.from, to: trip.to } : {}
}
