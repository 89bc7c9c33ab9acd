// GET /api/staff/cars/:id/account: what a car earned, cost and was out, and the costs that are typed by hand.

import * as v from 'valibot'
import { costKinds, mostCost } from '#domain/upkeep/costs.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { endpoint } from '../../endpoint.ts'
import { Amount, code, Day, Id, Timestamp } from '../../fields.ts'
import { emptyIsNull, line, Remark } from '../../text.ts'
import { ownFailures } from './cars.ts'

/** The latest lines that are sent; the sums count all of them. */
export const mostCostLines = 300

const CarCost = v.object({
  _id: Id,
  day: Day,
  kind: v.picklist(costKinds),
  amount: Amount,
  note: v.nullable(v.string()),
  /** Who wrote it down, and when. */
  by: v.nullable(v.string()),
  recordedAt: Timestamp,
  /** It was wrong: it counts nowhere. */
  takenBack: v.nullable(v.object({ at: Timestamp, by: v.nullable(v.string()), reason: v.string() })),
})
export type CarCost = v.InferOutput<typeof CarCost>

const AccountMonth = v.object({
  /** `2026-08`, a month in Africa/Douala. */
  month: v.string(),
  /** Neither cancelled nor a hold, by the month of the pick-up. */
  bookings: v.number(),
  agreed: Amount,
  /** Paid and not given back, of cancelled bookings too. */
  received: Amount,
  /** Typed by hand, by their day. */
  costs: Amount,
  bookedMinutes: v.number(),
  /** Listed or booked. */
  offeredMinutes: v.number(),
})
export type AccountMonth = v.InferOutput<typeof AccountMonth>

export const CarAccount = v.object({
  /** Last year and this one, from January to December. */
  months: v.array(AccountMonth),
  /** Of all time: rentals from which the car came back, and what their drivers think of it. */
  trips: v.number(),
  rating: v.nullable(v.number()),
  reviews: v.number(),
  /** The latest day first. */
  costs: v.array(CarCost),
})
export type CarAccount = v.InferOutput<typeof CarAccount>

export const getCarAccount = endpoint({
  method: 'GET',
  path: '/api/staff/cars/:id/account',
  summary:
    'For owners and admins: what a car of the own fleet earned, cost and was out, by month of this year and the last',
  params: v.object({ id: Id }),
  response: CarAccount,
  failures: ownFailures,
  access: 'staff',
  right: 'see-figures',
  example: () => ({ as: 'admin', params: { id: 'demo-prado-dated' } }),
})

export const CostFields = v.object({
  day: Day,
  kind: v.picklist(costKinds, code('required')),
  amount: v.pipe(Amount, v.minValue(1, code('required')), v.maxValue(mostCost, code('invalid-input'))),
  note: emptyIsNull(line(200)),
})

export const addCarCost = endpoint({
  method: 'POST',
  path: '/api/staff/cars/:id/costs',
  summary: 'For owners and admins: writes down what a car cost on a day that has been',
  params: v.object({ id: Id }),
  body: v.object({
    /** Made by the caller: sent again, it is the same cost. */
    _id: v.pipe(v.string(), v.uuid(code('invalid-input'))),
    ...CostFields.entries,
  }),
  statuses: { 201: 'Written down' },
  failures: [
    ...ownFailures,
    'required',
    'invalid-date',
    'invalid-input',
    'too-long',
    'card-number-in-text',
    'idempotency-key-reused',
  ],
  access: 'staff',
  right: 'manage-cars',
  example: (now) => ({
    as: 'admin',
    params: { id: 'demo-prado-dated' },
    body: {
      _id: '6c1d6c1e-0b3f-4c7e-9f1a-2f6b7d8c9e01',
      day: addDays(dayOf(now), -1),
      kind: 'tyres',
      amount: 120_000,
      note: 'Two in front',
    },
  }),
})

export const takeBackCarCost = endpoint({
  method: 'POST',
  path: '/api/staff/cars/:id/costs/:cost/correction',
  summary: 'For owners and admins: takes back a cost that was written down wrong; it stays in the list',
  params: v.object({ id: Id, cost: Id }),
  body: v.object({ reason: v.pipe(Remark, v.minLength(1, code('required'))) }),
  statuses: { 200: 'Taken back; sent twice it stays so' },
  failures: [...ownFailures, 'required', 'too-long', 'invalid-input', 'card-number-in-text'],
  access: 'staff',
  right: 'manage-cars',
  example: () => ({
    as: 'admin',
    params: { id: 'demo-prado-dated', cost: 'demo-car-cost' },
    body: { reason: 'Of another car' },
  }),
})
