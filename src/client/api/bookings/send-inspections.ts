// Staff send the record of a car, and then its pictures one by one. Each may be sent again.

import type { BodyInputOf } from '#contract/endpoint.ts'
import { recordInspection, sendInspectionPicture } from '#contract/staff/inspections.ts'
import { call } from '../http.ts'
import { currentQueryClient } from '../query-client.ts'
import { upload, type UploadOptions } from '../upload.ts'
import { inspectionQueries } from './inspection-queries.ts'

export type InspectionBody = BodyInputOf<typeof recordInspection>

/** Throws `idempotency-key-reused` for another record under its id. */
export async function sendInspection(booking: string, body: InspectionBody): Promise<void> {
  const records = await call(recordInspection, { params: { id: booking }, body })
  currentQueryClient().setQueryData(inspectionQueries.ofFleet(booking).queryKey, records)
}

/** Throws `invalid-input` for other bytes than those that the hash names. */
export async function sendPicture(
  booking: string,
  sha256: string,
  bytes: ArrayBuffer,
  options: UploadOptions = {},
): Promise<void> {
  const file = new File([bytes], `${sha256}.jpg`, { type: 'image/jpeg' })
  await upload(sendInspectionPicture, { params: { id: booking, sha256 }, file, ...options })
}
