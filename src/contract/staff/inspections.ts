// A finished walk around a car: its record, and then its pictures one by one.

import * as v from 'valibot'
import { damageKinds, damageSizes, damageZones } from '#domain/inspection/damage.ts'
import { inspectionKinds, pictureSlots } from '#domain/inspection/inspection.ts'
import { levelUnits } from '#domain/inspection/level.ts'
import { examplePicture, Inspections, Sha256 } from '../bookings/inspections.ts'
import { endpoint } from '../endpoint.ts'
import { code, Id, Timestamp } from '../fields.ts'
import { pictureFailures } from '../file-failures.ts'
import { line, Remark } from '../text.ts'
import { NewKeyStep } from './key-steps.ts'

const wrong = code('invalid-input')
const required = code('required')
const NewId = v.pipe(v.string(), v.uuid(wrong))
const whole = (least: number, most: number) =>
  v.pipe(v.number(required), v.integer(wrong), v.minValue(least, wrong), v.maxValue(most, wrong))

/** A clock may be wrong, which is flagged; one of another century is no clock. */
const DeviceTime = v.pipe(
  Timestamp,
  v.check(
    (value) => value >= '2000' && value < '2100' && !Number.isNaN(Date.parse(value)),
    code('invalid-date'),
  ),
)

/** Lines alone, in the words of SVG. */
const Path = v.pipe(
  v.string(required),
  v.regex(/^M[0-9MLQC .,-]+$/, wrong),
  v.maxLength(20_000, code('too-long')),
)
const Reason = v.pipe(Remark, v.minLength(1, required))
const Signature = v.union([
  v.object({ path: Path, refusal: v.null() }),
  v.object({ path: v.null(), refusal: Reason }),
])

const isEachOnce = <T>(nameOf: (each: T) => string) =>
  v.check((list: T[]) => new Set(list.map(nameOf)).size === list.length, wrong)

const NewInspection = v.object({
  /** Made by the device: sent again, it is the same record. */
  _id: NewId,
  kind: v.picklist(inspectionKinds, wrong),
  /** The record that this one takes the place of. */
  corrects: v.optional(v.nullable(Id), null),
  takenAt: DeviceTime,
  /** What the same clock says now. */
  sentAt: DeviceTime,
  pictures: v.pipe(
    v.array(v.object({ slot: v.nullable(v.picklist(pictureSlots, wrong)), sha256: Sha256 })),
    v.maxLength(60, wrong),
    isEachOnce(({ sha256 }) => sha256),
  ),
  kilometres: whole(0, 2_000_000),
  /** Needed where they are fewer than the last known ones. */
  kilometresReason: v.optional(v.nullable(Reason), null),
  level: v.object({ unit: v.picklist(levelUnits, wrong), value: whole(0, 100) }),
  isClean: v.boolean(),
  checklist: v.pipe(
    v.array(v.object({ item: v.pipe(line(60), v.minLength(1, required)), isThere: v.boolean() })),
    v.maxLength(40, wrong),
    isEachOnce(({ item }) => item),
  ),
  /** Every mark on the car, known before or seen now. */
  damages: v.pipe(
    v.array(
      v.object({
        _id: NewId,
        kind: v.picklist(damageKinds, wrong),
        size: v.picklist(damageSizes, wrong),
        zone: v.picklist(damageZones, wrong),
      }),
    ),
    v.maxLength(200, wrong),
    isEachOnce(({ _id }) => _id),
  ),
  signatures: v.object({ driver: Signature, desk: Signature }),
  remark: v.optional(Remark, ''),
  /** Of a hand-over without a network: what was seen to before the keys left. Passed over where the car is out already. */
  keySteps: v.optional(v.pipe(v.array(NewKeyStep), v.maxLength(8, wrong))),
  /** Why so early: needed for a hand-over more than twelve hours before the pick-up. */
  reason: v.optional(Remark),
})
export type NewInspection = v.InferOutput<typeof NewInspection>

const staff = { access: 'staff', right: 'serve-bookings' } as const

export const recordInspection = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/inspections',
  summary:
    'For staff: the record of a car when its keys leave or return, which hands it over or takes it back; answers all records of the booking',
  params: v.object({ id: Id }),
  body: NewInspection,
  response: Inspections,
  statuses: { 201: 'Recorded; sent again it stays as it was first' },
  failures: [
    'signed-out',
    'forbidden',
    'not-found',
    'not-possible-now',
    'car-is-out',
    'keys-not-ready',
    'required',
    'invalid-input',
    'invalid-date',
    'too-long',
    'card-number-in-text',
    'idempotency-key-reused',
  ],
  ...staff,
  example: (now) => ({
    as: 'admin',
    params: { id: 'demo-booking-003' },
    body: {
      _id: '0b6f5a52-6a0e-4c57-9d0f-6c1d2f1e7a10',
      kind: 'out',
      takenAt: new Date(now - 60_000).toISOString(),
      sentAt: new Date(now).toISOString(),
      pictures: ['front', 'right', 'rear', 'left'].map((slot, at) => ({
        slot,
        sha256: at === 0 ? examplePicture : `${at}`.repeat(64),
      })),
      kilometres: 48_000,
      level: { unit: 'eighths', value: 8 },
      isClean: true,
      checklist: [
        'spareWheel',
        'jack',
        'triangle',
        'extinguisher',
        'firstAidBox',
        'registration',
        'insurance',
        'inspectionPapers',
      ].map((item) => ({ item, isThere: true })),
      damages: [{ _id: '7d0f6c1d-1e7a-4c57-9a0e-0b6f5a526a11', kind: 'scratch', size: 'coin', zone: 'left' }],
      signatures: {
        driver: { path: 'M0 0L9 9', refusal: null },
        desk: { path: null, refusal: 'Nobody else is here' },
      },
      remark: '',
      keySteps: [
        { step: 'money', setAside: 'Pays later' },
        { step: 'licence', licence: { number: 'LT-204417', category: 'B', validUntil: null } },
        { step: 'identity', identity: { kind: 'passport', number: 'A1234567' } },
        { step: 'deposit', setAside: 'Known for years' },
      ],
      reason: 'Flies in tonight',
    },
  }),
})

export const sendInspectionPicture = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/inspection-pictures/:sha256',
  summary: 'For staff: a picture that a record of the booking names (JPG, PNG or WebP, up to 8 MB)',
  params: v.object({ id: Id, sha256: Sha256 }),
  multipart: 'image',
  statuses: { 200: 'It is there; sent again nothing is stored twice' },
  failures: ['signed-out', 'forbidden', 'not-found', 'required', 'invalid-input', ...pictureFailures],
  ...staff,
  example: () => ({ as: 'admin', params: { id: 'demo-booking-003', sha256: examplePicture } }),
})
