// Acts of owners and admins on a car of a fleet.

import * as v from 'valibot'
import { carStates, newCarStates } from '#domain/car/state.ts'
import { endpoint } from '../../endpoint.ts'
import { code, Id } from '../../fields.ts'
import { pictureFailures } from '../../file-failures.ts'
import { CarFields } from './car-fields.ts'
import { ownFailures as own, params, PhotoId, PhotoIds, staff, StaffCar } from './cars.ts'

/** Made by the caller: sent again, it is the same car. */
const NewId = v.pipe(v.string(), v.uuid(code('invalid-input')))
/** The version that the screen showed. */
const Was = v.pipe(v.number(), v.integer(code('invalid-input')))

const exampleId = '3f0c7a52-1d7e-4f0c-8a55-3c1d2e4f5a6b'
const exampleFields = {
  name: 'Toyota Corolla Cross',
  plate: 'LT 482 KR',
  range: 'midi',
  gearbox: 'automatic',
  fuelType: 'hybrid',
  fuelPolicy: 'fullToFull',
  seats: 5,
  doors: 5,
  airConditioning: true,
  multimedia: ['bluetooth', 'appleCarPlay'],
  mileage: 250,
  pricePerExtraKilometre: 250,
  minimumAge: 23,
  locations: ['douala-airport', 'douala-bonanjo'],
  deposit: 150_000,
  extras: {
    cancellation: 5000,
    amendments: 0,
    theftProtection: 2000,
    collisionDamageWaiver: 4000,
    fullInsurance: -1,
    additionalDriver: 3000,
  },
  co2: 98,
  dailyPrice: 50_000,
  discountedDailyPrice: null,
  hourlyPrice: 4000,
  discountedHourlyPrice: null,
  biWeeklyPrice: 135_000,
  discountedBiWeeklyPrice: null,
  weeklyPrice: 300_000,
  discountedWeeklyPrice: null,
  monthlyPrice: 1_100_000,
  discountedMonthlyPrice: null,
}

export const createStaffCar = endpoint({
  method: 'POST',
  path: '/api/staff/cars',
  summary: 'For owners and admins: adds a car to the own fleet; an admin names the supplier',
  body: v.object({
    _id: NewId,
    supplier: v.optional(Id),
    state: v.picklist(newCarStates, code('invalid-input')),
    ...CarFields.entries,
  }),
  response: StaffCar,
  statuses: { 201: 'Added' },
  failures: [...own, 'required', 'invalid-input', 'plate-registered', 'car-limit', 'idempotency-key-reused'],
  ...staff,
  example: () => ({
    as: 'admin',
    body: {
      _id: exampleId,
      supplier: 'mboa-prestige',
      state: 'unlisted',
      ...exampleFields,
    },
  }),
})

export const changeStaffCar = endpoint({
  method: 'POST',
  path: '/api/staff/cars/:id',
  summary: 'For owners and admins: changes a car; bookings that were made keep what was agreed',
  params,
  body: v.object({
    ...CarFields.entries,
    /** Prices by the day, where the car has them, no longer come before these; they are kept, and count for nothing. */
    usesTariff: v.optional(v.literal(true)),
    was: v.optional(Was),
  }),
  response: StaffCar,
  failures: [...own, 'required', 'invalid-input', 'plate-registered', 'changed-meanwhile'],
  ...staff,
  example: () => ({
    as: 'admin',
    params: { id: 'demo-prado-dated' },
    body: { ...exampleFields, name: 'Toyota Prado', plate: null },
  }),
})

export const changeStaffCarState = endpoint({
  method: 'POST',
  path: '/api/staff/cars/:id/state',
  summary: 'For owners and admins: lists a car, takes it out of the search, retires it or brings it back',
  params,
  body: v.object({ state: v.picklist(carStates, code('invalid-input')), was: v.optional(Was) }),
  response: StaffCar,
  failures: [...own, 'changed-meanwhile', 'car-limit'],
  ...staff,
  example: () => ({ as: 'admin', params: { id: 'demo-prado-dated' }, body: { state: 'listed' } }),
})

export const copyStaffCar = endpoint({
  method: 'POST',
  path: '/api/staff/cars/:id/copy',
  summary:
    'For owners and admins: adds the same car once more, unlisted, without its plate; with its photographs where that is asked',
  params,
  body: v.object({ _id: NewId, photos: v.optional(v.boolean()) }),
  response: StaffCar,
  statuses: { 201: 'Added' },
  failures: [...own, 'car-limit', 'idempotency-key-reused', 'unavailable'],
  ...staff,
  example: () => ({
    as: 'admin',
    params: { id: 'demo-prado-dated' },
    body: { _id: '3f0c7a52-1d7e-4f0c-8a55-3c1d2e4f5a6c' },
  }),
})

export const removeStaffCar = endpoint({
  method: 'DELETE',
  path: '/api/staff/cars/:id',
  summary: 'For owners and admins: deletes a car that never had a booking; any other is retired instead',
  params,
  statuses: { 200: 'Deleted' },
  failures: [...own, 'car-has-bookings', 'car-has-papers', 'car-has-costs'],
  ...staff,
  example: () => ({ as: 'admin', params: { id: exampleId } }),
})

export const addCarPhoto = endpoint({
  method: 'POST',
  path: '/api/staff/cars/:id/photos',
  summary:
    'For owners and admins: adds a photograph (JPG, PNG or WebP, up to 8 MB) as the last of up to eight',
  params,
  multipart: 'image',
  response: v.object({ _id: PhotoId, photos: PhotoIds }),
  statuses: { 201: 'Added' },
  failures: [...own, 'required', ...pictureFailures, 'not-possible-now'],
  ...staff,
  example: () => ({ as: 'admin', params: { id: 'demo-prado-dated' } }),
})

export const orderCarPhotos = endpoint({
  method: 'POST',
  path: '/api/staff/cars/:id/photos/order',
  summary:
    'For owners and admins: puts all photographs of a car in order; the first is the picture of its card',
  params,
  body: v.object({ photos: PhotoIds }),
  statuses: { 200: 'In order' },
  failures: [...own, 'not-possible-now'],
  ...staff,
  example: () => ({ as: 'admin', params: { id: exampleId }, body: { photos: [] } }),
})

export const removeCarPhoto = endpoint({
  method: 'POST',
  path: '/api/staff/cars/:id/photos/remove',
  summary: 'For owners and admins: removes a photograph with its files',
  params,
  body: v.object({ photo: PhotoId }),
  statuses: { 200: 'Removed, or it was before' },
  failures: own,
  ...staff,
  example: () => ({
    as: 'admin',
    params: { id: 'demo-prado-dated' },
    body: { photo: '00112233445566778899aabbccddeeff' },
  }),
})
