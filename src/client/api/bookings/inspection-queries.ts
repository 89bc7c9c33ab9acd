// What screens read of a car's records. How they are asked for comes with the network: a driver's page is kept without it.

import { queryOptions } from '@tanstack/react-query'
import type { Inspection, Inspections } from '#contract/bookings/inspections.ts'
import { driverPicturePath } from '#contract/bookings/driver-picture-path.ts'
import { minute } from '#domain/rental/period.ts'
import { CallFailure } from '../call-failure.ts'
import { currentQueryClient } from '../query-client.ts'
import { pathOf } from '../site/address.ts'

const queryFn =
  (id: string) =>
  async ({ signal }: { signal: AbortSignal }): Promise<Inspections> => {
    const { readInspections } = await import('./inspections.ts').catch((cause: unknown) => {
      throw new CallFailure('offline', { cause })
    })
    return readInspections(id, signal)
  }

/** A device may have kept the records alone, from before there was a driver's half. */
const recordsOf = (kept: Inspections | Inspection[]) => (Array.isArray(kept) ? kept : kept.inspections)
const driverHalfOf = (kept: Inspections | Inspection[]) =>
  Array.isArray(kept) ? null : (kept.driver ?? null)

const own = (id: string) => ({
  queryKey: ['bookings', 'inspections', id],
  queryFn: queryFn(id),
  staleTime: minute,
})
const ofFleet = (id: string) => ({
  queryKey: ['staff', 'inspections', id],
  queryFn: queryFn(id),
  staleTime: minute / 2,
})

/** Of one booking, in the order in which they arrived. A driver's are kept with the bookings, those of staff with the desk. */
export const inspectionQueries = {
  own: (id: string) => queryOptions({ ...own(id), select: recordsOf }),
  ofFleet: (id: string) => queryOptions({ ...ofFleet(id), select: recordsOf }),
}

/** What the driver photographed, and said of the return. */
export const driverHalfQueries = {
  own: (id: string) => queryOptions({ ...own(id), select: driverHalfOf }),
  ofFleet: (id: string) => queryOptions({ ...ofFleet(id), select: driverHalfOf }),
}

/** Asks for the records again, where somebody looks at them. */
export async function renewInspections(booking: string): Promise<void> {
  const client = currentQueryClient()
  for (const { queryKey } of [inspectionQueries.ofFleet(booking), inspectionQueries.own(booking)])
    await client.invalidateQueries({ queryKey })
}

/** True where the fleet knows by now that another record for the same keys came first. */
export function isSecondRecord(booking: string, record: string): boolean {
  const kept = currentQueryClient().getQueryData<Inspections>(ofFleet(booking).queryKey)
  const found = kept && recordsOf(kept).find(({ _id }) => _id === record)
  return found?.standing === 'second'
}

/** For an image: the browser sends the session along, and nothing keeps the answer. */
export const driverPictureAddress = (booking: string, sha256: string) =>
  pathOf(driverPicturePath, { id: booking, sha256 })
