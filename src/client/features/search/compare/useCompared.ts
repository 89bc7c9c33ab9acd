import { useQuery } from '@tanstack/react-query'
import type { Trip } from '#contract/car-search.ts'
import type { CarOffer } from '#contract/cars.ts'
import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { carQueries } from '#client/api/cars.ts'
import type { Compared } from './differences.ts'

export type ComparedCar = Compared & { failure: Failure | null; retry: () => void }

/** Each car's offer for the trip: as the list knows it at once, and as the server says. */
export function useCompared(ids: readonly string[], trip: Trip, listed: readonly CarOffer[]): ComparedCar[] {
  // As many as can be compared; a hook is called as often on every render.
  const cars = [useOffer(ids[0], trip, listed), useOffer(ids[1], trip, listed), useOffer(ids[2], trip, listed)]
  return cars.filter((car) => car !== null)
}

function useOffer(id: string | undefined, trip: Trip, listed: readonly CarOffer[]): ComparedCar | null {
  const { pl, dl, from, to } = trip
  const query = useQuery({ ...carQueries.offer(id ?? '', { pl, dl, from, to }), enabled: id !== undefined })
  if (id === undefined) return null
  const offer = query.data?.offer ?? listed.find(({ _id }) => _id === id)
  return {
    id,
    offer,
    isFree: query.data?.isFree ?? true,
    failure: offer === undefined && query.isError ? failureCode(query.error) : null,
    retry: () => void query.refetch(),
  }
}
