// The records of a booking's car: read by its driver and its fleet, sent by staff.

import { queryOptions } from '@tanstack/react-query'
import { getInspectionPicture, getInspections, getRecordPaper } from '#contract/bookings/inspections.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from '../http.ts'
import { pathOf } from '../site/address.ts'

const queryFn =
  (id: string) =>
  async ({ signal }: { signal: AbortSignal }) =>
    (await call(getInspections, { params: { id }, signal })).inspections

/** Of one booking, in the order in which they arrived. A driver's are kept with the bookings, those of staff with the desk. */
export const inspectionQueries = {
  own: (id: string) =>
    queryOptions({ queryKey: ['bookings', 'inspections', id], queryFn: queryFn(id), staleTime: minute }),
  ofFleet: (id: string) =>
    queryOptions({ queryKey: ['staff', 'inspections', id], queryFn: queryFn(id), staleTime: minute / 2 }),
}

/** For an image: the browser sends the session along, and nothing keeps the answer. */
export const inspectionPictureAddress = (id: string, sha256: string) =>
  pathOf(getInspectionPicture.path, { id, sha256 })

/** Where the paper of a record is downloaded: the contract of a hand-over, the report of a return. */
export const recordPaperAddress = (id: string, record: string) => pathOf(getRecordPaper.path, { id, record })
