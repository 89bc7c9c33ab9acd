import { useHydrated } from '@tanstack/react-router'
import type { Trip } from '#contract/car-search.ts'
import { useSuggestedTrip } from './useSuggestedTrip.ts'

/**
 * When a link to the cars of a place asks for them. Nothing in a page as the server wrote it: those would be the dates of
 * another day and of nobody. Such a link opens the search with its place filled in.
 */
export function useShortcutDates(): Partial<Pick<Trip, 'from' | 'to'>> {
  const trip = useSuggestedTrip()
  const isHydrated = useHydrated()
  return isHydrated && trip !== null ? { from: trip.from, to: trip.to } : {}
}
