// The records of a booking's car, as staff of its fleet and its driver read them.

import * as v from 'valibot'
import { damageKinds, damageSizes, damageZones } from '#domain/inspection/damage.ts'
import { inspectionKinds, pictureSlots } from '#domain/inspection/inspection.ts'
import { levelUnits } from '#domain/inspection/level.ts'
import { standingKinds } from '#domain/inspection/standing.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, code, Id, Language, Timestamp } from '../fields.ts'

const Inspection = v.object({
  _id: Id,
  kind: v.picklist(inspectionKinds),
  /** A booking whose car was swapped has records of both. */
  car: Id,
  /** The record that this one takes the place of. */
  corrects: v.nullable(Id),
  standing: v.picklist(standingKinds),
  /** By the clock of the device. */
  takenAt: Timestamp,
  recordedAt: Timestamp,
  kilometres: Amount,
  level: v.object({ unit: v.picklist(levelUnits), value: Amount }),
  isClean: v.boolean(),
  checklist: v.array(v.object({ item: v.string(), isThere: v.boolean() })),
  damages: v.array(
    v.object({
      _id: Id,
      kind: v.picklist(damageKinds),
      size: v.picklist(damageSizes),
      zone: v.picklist(damageZones),
    }),
  ),
  pictures: v.array(
    v.object({
      slot: v.nullable(v.picklist(pictureSlots)),
      /** Of what the device sends; by it the picture is asked for. */
      sha256: v.string(),
      hasArrived: v.boolean(),
    }),
  ),
  /** Drawn paths, in the words of SVG. */
  signatures: v.object({
    driver: v.object({ path: v.nullable(v.string()), refusal: v.nullable(v.string()) }),
    desk: v.object({ path: v.nullable(v.string()) }),
  }),
  remark: v.string(),
  /** A sha256 over the whole. */
  seal: v.string(),
  /** For staff alone. */
  noted: v.optional(
    v.object({
      kilometresReason: v.nullable(v.string()),
      deskRefusal: v.nullable(v.string()),
      /** The device's clock differed by more than five minutes. */
      isClockOff: v.boolean(),
    }),
  ),
})
export type Inspection = v.InferOutput<typeof Inspection>

/** What the driver photographed, and said of the return. */
const DriverHalf = v.object({
  pictures: v.array(
    v.object({
      kind: v.picklist(inspectionKinds),
      slot: v.nullable(v.picklist(pictureSlots)),
      /** Of what the device sends; by it the picture is asked for. */
      sha256: v.string(),
      /** By the clock of the device. */
      takenAt: Timestamp,
      arrivedAt: Timestamp,
      /** Pictures go a year after the return. */
      isKept: v.boolean(),
    }),
  ),
  /** Until when the driver agrees or contests; null before the return. */
  answerUntil: v.nullable(Timestamp),
  answer: v.nullable(
    v.object({
      agrees: v.boolean(),
      reason: v.nullable(v.string()),
      at: Timestamp,
      staffAnswer: v.nullable(v.string()),
      answeredAt: v.nullable(Timestamp),
    }),
  ),
})

/** A picture's name: the hash of its bytes. */
export const Sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, code('invalid-input')))

/** In the order in which they arrived. */
export const Inspections = v.object({
  inspections: v.array(Inspection),
  /** A device that kept them from before knows nothing of it. */
  driver: v.optional(DriverHalf),
})
export type Inspections = v.InferOutput<typeof Inspections>

/** Of the small picture that the examples send. */
export const examplePicture = '851f96363d909a9a2d8b2add6d0364f33c4b684fd3cb4c1a2a46770c89ce789f'

export const getInspections = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/inspections',
  summary: 'The records of the car when its keys left and when they returned, for its driver and its fleet',
  params: v.object({ id: Id }),
  response: Inspections,
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: { id: 'demo-booking-003' } }),
})

export const getRecordPaper = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/inspections/:record/paper',
  summary:
    'A record as a PDF, the rental contract of a hand-over or the report of a return, in the driver’s language and in French; for the driver of the booking and its fleet, kept nowhere',
  params: v.object({ id: Id, record: Id }),
  query: v.object({
    /** Left out, that of the booking. */
    language: v.optional(Language),
  }),
  media: ['application/pdf'],
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({
    params: { id: 'demo-booking-001', record: 'demo-inspection-1-out' },
    query: { language: 'en' },
  }),
})

export const getInspectionPicture = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/inspection-pictures/:sha256',
  summary: 'A picture of such a record, for the driver of the booking and its fleet; it is kept nowhere',
  params: v.object({ id: Id, sha256: Sha256 }),
  media: ['image/jpeg'],
  failures: ['signed-out', 'not-found', 'invalid-input'],
  access: 'signed-in',
  example: () => ({ params: { id: 'demo-booking-003', sha256: examplePicture } }),
})
