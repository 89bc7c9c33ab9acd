// GET /api/staff/places and what admins do to a place. Drivers see a change with the next answer of /api/locations.

import * as v from 'valibot'
import { photoIdPattern } from '#domain/car/photos.ts'
import { endpoint } from '../../endpoint.ts'
import { code, Id } from '../../fields.ts'
import { Aliases, Place } from '../../cars/locations.ts'
import { pictureFailures } from '../../file-failures.ts'
import { PlaceFields } from './place-fields.ts'

const wrong = code('invalid-input')

/** As many cars and bookings of a place are counted to the last. */
export const mostCountedUses = 1000

export const StaffPlace = v.object({
  ...Place.entries,
  aliases: Aliases,
  /** What uses it: cars of any state and bookings ever made (`mostCountedUses` is at least so many), places directly below it. */
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
const workday = { opens: '08:00', closes: '18:00' }
export const exampleFields: PlaceFields = {
  parent: 'douala',
  kind: 'district',
  name: { en: 'Bonapriso', fr: 'Bonapriso', es: 'Bonapriso' },
  address: {
    en: 'Rue Njo-Njo, facing the pharmacy',
    fr: 'Rue Njo-Njo, face à la pharmacie',
    es: 'Rue Njo-Njo, frente a la farmacia',
  },
  meetingPoint: null,
  aliases: ['Rond-point Bonapriso'],
  latitude: 4.0261,
  longitude: 9.6998,
  hours: [workday, workday, workday, workday, workday, { opens: '09:00', closes: '13:00' }, null],
  parking: [
    {
      name: { en: 'Yard behind the bank', fr: 'Cour derrière la banque', es: 'Patio detrás del banco' },
      latitude: 4.0263,
      longitude: 9.7001,
    },
  ],
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

export const sendPlacePicture = endpoint({
  method: 'POST',
  path: '/api/staff/place-pictures',
  summary:
    'For owners and admins: takes a photograph (JPG, PNG or WebP, up to 8 MB) that a place can name within a day',
  multipart: 'image',
  response: v.object({ _id: v.pipe(v.string(), v.regex(photoIdPattern)) }),
  statuses: { 201: 'Taken' },
  failures: [...failures, 'required', ...pictureFailures],
  access: 'staff',
  right: 'propose-places',
  example: () => ({ as: 'admin' }),
})
