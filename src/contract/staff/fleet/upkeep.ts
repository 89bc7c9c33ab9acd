// GET /api/staff/cars/:id/upkeep: what a car needs next, and the acts on its maintenance plan.

import * as v from 'valibot'
import { carPaperKinds } from '#domain/papers/paper.ts'
import { mostKm, mostMonthsBetween, serviceKinds, serviceStates } from '#domain/upkeep/service-plan.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { endpoint } from '../../endpoint.ts'
import { code, Day, Id, Timestamp, WallTime } from '../../fields.ts'
import { emptyIsNull, line } from '../../text.ts'
import { ownFailures } from './cars.ts'

const CarService = v.object({
  _id: Id,
  kind: v.picklist(serviceKinds),
  note: v.nullable(v.string()),
  /** One of the two is there, or both: the first of them counts. */
  everyKm: v.nullable(v.number()),
  everyMonths: v.nullable(v.number()),
  lastDay: Day,
  lastKm: v.nullable(v.number()),
  dueDay: v.nullable(Day),
  dueKm: v.nullable(v.number()),
  state: v.picklist(serviceStates),
  /** Its block in the calendar. */
  workshop: v.nullable(v.object({ from: Timestamp, to: Timestamp })),
})
export type CarService = v.InferOutput<typeof CarService>

export const CarUpkeep = v.object({
  car: v.object({
    _id: Id,
    name: v.string(),
    plate: v.nullable(v.string()),
    image: v.string(),
    supplier: v.object({ _id: Id, name: v.string() }),
  }),
  /** The latest that anybody has read; null where nobody has. */
  reading: v.nullable(v.object({ day: Day, km: v.number() })),
  /** Those that count and have an end, the first to go first. */
  papers: v.array(v.object({ kind: v.picklist(carPaperKinds), validUntil: Day })),
  /** What is overdue first, then what is due soon. */
  services: v.array(CarService),
})
export type CarUpkeep = v.InferOutput<typeof CarUpkeep>

const staff = { access: 'staff', right: 'block-cars' } as const
const params = v.object({ id: Id, service: Id })
const example = () => ({
  as: 'admin' as const,
  params: { id: 'demo-prado-dated', service: 'demo-car-service' },
})

export const getCarUpkeep = endpoint({
  method: 'GET',
  path: '/api/staff/cars/:id/upkeep',
  summary: 'For staff: what a car of the own fleet needs next, of papers and of services',
  params: v.object({ id: Id }),
  response: CarUpkeep,
  failures: ownFailures,
  ...staff,
  example: () => ({ as: 'admin', params: { id: 'demo-prado-dated' } }),
})

const whole = (least: number, most: number) =>
  v.nullable(
    v.pipe(
      v.number(),
      v.integer(code('invalid-input')),
      v.minValue(least, code('invalid-input')),
      v.maxValue(most, code('invalid-input')),
    ),
  )

export const ServiceFields = v.object({
  kind: v.picklist(serviceKinds, code('required')),
  note: emptyIsNull(line(120)),
  everyKm: whole(1, mostKm),
  everyMonths: whole(1, mostMonthsBetween),
  lastDay: Day,
  lastKm: whole(0, mostKm),
})

const fieldFailures = ['required', 'invalid-date', 'invalid-input'] as const

export const addCarService = endpoint({
  method: 'POST',
  path: '/api/staff/cars/:id/services',
  summary: 'For staff: adds a service to the maintenance plan of a car, with when it was done last',
  params: v.object({ id: Id }),
  body: v.object({
    /** Made by the caller: sent again, it is the same service. */
    _id: v.pipe(v.string(), v.uuid(code('invalid-input'))),
    ...ServiceFields.entries,
  }),
  statuses: { 201: 'Added' },
  failures: [
    ...ownFailures,
    ...fieldFailures,
    'too-long',
    'card-number-in-text',
    'not-possible-now',
    'idempotency-key-reused',
  ],
  ...staff,
  example: (now) => ({
    as: 'admin',
    params: { id: 'demo-prado-dated' },
    body: {
      _id: '7d1d6c1e-0b3f-4c7e-9f1a-2f6b7d8c9e01',
      kind: 'oil',
      note: '5W-30',
      everyKm: 10_000,
      everyMonths: 6,
      lastDay: addDays(dayOf(now), -20),
      lastKm: 41_000,
    },
  }),
})

export const finishCarService = endpoint({
  method: 'POST',
  path: '/api/staff/cars/:id/services/:service/done',
  summary: 'For staff: notes that a service was done; the next one counts from there, and its block ends',
  params,
  body: v.object({ day: Day, km: whole(0, mostKm) }),
  statuses: { 200: 'Noted; sent twice it is the same' },
  failures: [...ownFailures, ...fieldFailures],
  ...staff,
  example: (now) => ({ ...example(), body: { day: dayOf(now), km: 52_000 } }),
})

export const planCarService = endpoint({
  method: 'POST',
  path: '/api/staff/cars/:id/services/:service/workshop',
  summary:
    'For staff: takes the car out of the offer while it is at the workshop for a service, in place of an earlier time; null gives the time back',
  params,
  body: v.object({ time: v.nullable(v.object({ from: WallTime, to: WallTime })) }),
  statuses: { 200: 'Booked, or given back' },
  failures: [...ownFailures, 'car-taken', 'invalid-date'],
  ...staff,
  example: (now) => ({
    ...example(),
    body: { time: { from: `${addDays(dayOf(now), 230)}T08:00`, to: `${addDays(dayOf(now), 230)}T17:00` } },
  }),
})

export const removeCarService = endpoint({
  method: 'DELETE',
  path: '/api/staff/cars/:id/services/:service',
  summary: 'For staff: takes a service out of the maintenance plan and gives its time back',
  params,
  statuses: { 200: 'Removed; there being none is no error' },
  failures: ownFailures,
  ...staff,
  example: () => ({ as: 'admin', params: { id: 'demo-prado-dated', service: 'demo-other-service' } }),
})
