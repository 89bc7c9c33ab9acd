// The records of a booking's car: read by its driver and its fleet, sent by staff.

import { queryOptions } from '@tanstack/react-query'
import {
  getInspectionPicture,
  getInspections,
  getRecordPaper,
  type Inspection,
  type Inspections,
} from '#contract/bookings/inspections.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from '../http.ts'
import { pathOf } from '../site/address.ts'

const queryFn =
  (id: string) =>
  ({ signal }: { signal: AbortSignal }): Promise<Inspections> =>
    call(getInspections, { params: { id }, signal })

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

/** For an image: the browser sends the session along, and nothing keeps the answer. */
export const inspectionPictureAddress = (id: string, sha256: string) =>
  pathOf(getInspectionPicture.path, { id, sha256 })

/** Where the paper of a record is downloaded: the contract of a hand-over, the report of a return. */
export const recordPaperAddress = (id: string, record: string) => pathOf(getRecordPaper.path, { id, record })
