// The driver's own pictures of a car, and what the driver says of its return.

import * as v from 'valibot'
import { inspectionKinds, pictureSlots } from '#domain/inspection/inspection.ts'
import { endpoint } from '../endpoint.ts'
import { code, Id, Timestamp } from '../fields.ts'
import { pictureFailures } from '../file-failures.ts'
import { Remark } from '../text.ts'
import { driverPicturePath } from './driver-picture-path.ts'
import { examplePicture, Inspections, Sha256 } from './inspections.ts'

const wrong = code('invalid-input')
const params = v.object({ id: Id })

export const sendDriverPicture = endpoint({
  method: 'POST',
  path: driverPicturePath,
  summary: 'A driver photographs the car: one picture of a side or a detail (JPG, PNG or WebP, up to 8 MB)',
  params: v.object({ id: Id, sha256: Sha256 }),
  query: v.object({
    kind: v.picklist(inspectionKinds, wrong),
    /** Left out, it shows a detail. */
    slot: v.optional(v.picklist(pictureSlots, wrong)),
    /** By the clock of the device. */
    takenAt: v.pipe(
      Timestamp,
      v.check(
        (value) => value >= '2000' && value < '2100' && !Number.isNaN(Date.parse(value)),
        code('invalid-date'),
      ),
    ),
  }),
  multipart: 'image',
  statuses: { 200: 'It is there; sent again nothing is stored twice' },
  failures: [
    'signed-out',
    'not-found',
    'not-possible-now',
    'required',
    'invalid-input',
    'invalid-date',
    ...pictureFailures,
  ],
  access: 'signed-in',
  example: (now) => ({
    params: { id: 'demo-booking-003', sha256: examplePicture },
    query: { kind: 'out', slot: 'front', takenAt: new Date(now).toISOString() },
  }),
})

export const getDriverPicture = endpoint({
  method: 'GET',
  path: driverPicturePath,
  summary: 'A picture that the driver took, for the driver and the fleet; it is kept nowhere',
  params: v.object({ id: Id, sha256: Sha256 }),
  media: ['image/jpeg'],
  failures: ['signed-out', 'not-found', 'invalid-input'],
  access: 'signed-in',
  example: () => ({ params: { id: 'demo-booking-003', sha256: examplePicture } }),
})

export const answerReturn = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/return-answer',
  summary: 'A driver agrees with what was recorded at the return, or contests it, within 48 hours',
  params,
  body: v.object({
    agrees: v.boolean(),
    /** Needed where it is contested. */
    reason: v.optional(Remark),
  }),
  response: Inspections,
  statuses: { 200: 'Said; sent twice it stays as it was first' },
  failures: ['signed-out', 'not-found', 'not-possible-now', 'required', 'too-long', 'card-number-in-text'],
  access: 'signed-in',
  example: () => ({
    params: { id: 'demo-booking-001' },
    body: { agrees: false, reason: 'The mark on the rear bumper was there before.' },
  }),
})
