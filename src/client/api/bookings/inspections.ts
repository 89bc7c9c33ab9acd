// The records of a booking's car, as its driver and its fleet ask for them.

import {
  getInspectionPicture,
  getInspections,
  getRecordPaper,
  type Inspections,
} from '#contract/bookings/inspections.ts'
import { call } from '../http.ts'
import { pathOf } from '../site/address.ts'

export const readInspections = (id: string, signal: AbortSignal): Promise<Inspections> =>
  call(getInspections, { params: { id }, signal })

/** For an image: the browser sends the session along, and nothing keeps the answer. */
export const inspectionPictureAddress = (id: string, sha256: string) =>
  pathOf(getInspectionPicture.path, { id, sha256 })

/** Where the paper of a record is downloaded: the contract of a hand-over, the report of a return. */
export const recordPaperAddress = (id: string, record: string) => pathOf(getRecordPaper.path, { id, record })
