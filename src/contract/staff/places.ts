// GET /api/staff/places and what admins do to a place. Drivers see a change with the next answer of /api/locations.

import * as v from 'valibot'
import { locationKinds } from '#domain/location/tree.ts'
import { endpoint } from '../endpoint.ts'
import { code, Id } from '../fields.ts'
import { Place } from '../locations.ts'
import { line } from '../text.ts'

const wrong = code('invalid-input')
const required = (most: number) => v.pipe(line(most), v.minLength(1, code('required')))
const translated = (most: number) => v.object({ en: required(most), fr: required(most), es: required(most) })
const degrees = (most: number) =>
  v.pipe(v.number(code('required')), v.minValue(-most, wrong), v.maxValue(most, wrong))

/** What admins type about a place, as the form and the server parse it. */
export const PlaceFields = v.object({
  parent: v.nullable(Id),
  kind: v.picklist(locationKinds, wrong),
  name: translated(80),
  /** The line that says where it is, with its landmark. */
  address: translated(200),
  meetingPoint: v.nullable(translated(300)),
  latitude: degrees(90),
  longitude: degrees(180),
})
export type PlaceFields = v.InferOutput<typeof PlaceFields>

export const StaffPlace = v.object({
  ...Place.entries,
  /** What uses it: cars of any state, bookings ever made, places directly below it. */
  cars: v.number(),
  bookings: v.number(),
  places: v.number(),
  /** Counts the changes: what a form began with. */
  version: v.number(),
})
export type StaffPlace = v.InferOutput<typeof StaffPlace>

const params = v.object({ id: Id })
const staff = { access: 'staff', right: 'manage-places' } as const
const failures = ['signed-out', 'forbidden'] as const
const ownFailures = [...failures, 'not-found'] as const

const exampleId = '5d2c7a52-1d7e-4f0c-8a55-3c1d2e4f5a6b'
const exampleFields: PlaceFields = {
  parent: 'douala',
  kind: 'district',
  name: { en: 'Bonapriso', fr: 'Bonapriso', es: 'Bonapriso' },
  address: {
    en: 'Rue Njo-Njo, facing the pharmacy',
    fr: 'Rue Njo-Njo, face à la pharmacie',
    es: 'Rue Njo-Njo, frente a la farmacia',
  },
  meetingPoint: null,
  latitude: 4.0261,
  longitude: 9.6998,
}

export const listStaffPlaces = endpoint({
  method: 'GET',
  path: '/api/staff/places',
  summary: 'For admins: every place with what uses it, parents before children',
  response: v.array(StaffPlace),
  failures,
  ...staff,
  example: () => ({ as: 'admin' }),
})

export const createStaffPlace = endpoint({
  method: 'POST',
  path: '/api/staff/places',
  summary: 'For admins: adds a place; the same id sent again changes nothing',
  body: v.object({ _id: v.pipe(v.string(), v.uuid(wrong)), ...PlaceFields.entries }),
  response: StaffPlace,
  statuses: { 201: 'Added' },
  failures: [...ownFailures, 'required', 'invalid-input'],
  ...staff,
  example: () => ({ as: 'admin', body: { _id: exampleId, ...exampleFields } }),
})

export const changeStaffPlace = endpoint({
  method: 'POST',
  path: '/api/staff/places/:id',
  summary: 'For admins: changes a place; it cannot go below itself',
  params,
  body: v.object({ ...PlaceFields.entries, was: v.optional(v.pipe(v.number(), v.integer(wrong))) }),
  response: StaffPlace,
  failures: [...ownFailures, 'required', 'invalid-input', 'changed-meanwhile'],
  ...staff,
  example: () => ({ as: 'admin', params: { id: exampleId }, body: exampleFields }),
})

export const removeStaffPlace = endpoint({
  method: 'DELETE',
  path: '/api/staff/places/:id',
  summary:
    'For admins: deletes a place that nothing uses; the fields of a refusal name what does: cars, bookings, places',
  params,
  statuses: { 200: 'Deleted' },
  failures: [...ownFailures, 'place-in-use'],
  ...staff,
  example: () => ({ as: 'admin', params: { id: exampleId } }),
})
