// One change of many cars: shown before it is made, and taken back by one act.

import * as v from 'valibot'
import { placeActs } from '#domain/car/edit-cars.ts'
import { newCarStates } from '#domain/car/state.ts'
import { failures } from '#domain/failure.ts'
import { extras, type Extra } from '#domain/rental/extras.ts'
import { highestPrice } from '#domain/rental/price-bounds.ts'
import { highestPercent, lowestPercent } from '#domain/rental/season.ts'
import { BulkAnswer } from '../../bookings/booking-acts.ts'
import { endpoint } from '../../endpoint.ts'
import { code, Id, Timestamp } from '../../fields.ts'
import { CarFields } from './car-fields.ts'
import { staff } from './cars.ts'

const wrong = code('invalid-input')
const most = 500

const moved = (least: number, highest: number) =>
  v.pipe(
    v.number(code('required')),
    v.integer(wrong),
    v.minValue(least, wrong),
    v.maxValue(highest, wrong),
    v.check((by) => by !== 0, code('required')),
  )

const { deposit, mileage, pricePerExtraKilometre, minimumAge, extras: extraPrices } = CarFields.entries

/** At least one of them; what is left out stays. */
export const CarEdit = v.pipe(
  v.object({
    prices: v.optional(
      v.variant('kind', [
        v.object({ kind: v.literal('sum'), sum: moved(-highestPrice, highestPrice) }),
        v.object({ kind: v.literal('percent'), percent: moved(lowestPercent, highestPercent) }),
      ]),
    ),
    deposit: v.optional(deposit),
    mileage: v.optional(mileage),
    pricePerExtraKilometre,
    minimumAge: v.optional(minimumAge),
    places: v.optional(
      v.object({
        act: v.picklist(placeActs, wrong),
        ids: v.pipe(v.array(Id), v.minLength(1, code('required')), v.maxLength(50, wrong)),
      }),
    ),
    extras: v.optional(
      v.object(
        Object.fromEntries(extras.map((extra) => [extra, v.optional(extraPrices.entries[extra])])) as Record<
          Extra,
          v.OptionalSchema<(typeof extraPrices.entries)[Extra], undefined>
        >,
      ),
    ),
    state: v.optional(v.picklist(newCarStates, wrong)),
  }),
  v.check((edit) => Object.values(edit).some((value) => value !== undefined), code('required')),
)
export type CarEdit = v.InferOutput<typeof CarEdit>

const Value = v.nullable(v.union([v.number(), v.string(), v.array(v.string())]))

/** One field of one car: places by their ids, extras as `extras.fullInsurance`. */
const Change = v.object({ field: v.string(), before: Value, after: Value })
export type CarChange = v.InferOutput<typeof Change>

export const EditPreview = v.object({
  cars: v.array(
    v.object({
      _id: Id,
      name: v.string(),
      plate: v.nullable(v.string()),
      version: v.number(),
      /** Empty where the car is so already. */
      changes: v.array(Change),
      /** Why it would not be changed. */
      refused: v.optional(v.picklist(failures)),
    }),
  ),
})
export type EditPreview = v.InferOutput<typeof EditPreview>

const exampleId = '5c0e8f11-2f64-4e0b-9a3c-7d1b2c3d4e5f'
const exampleEdit = { prices: { kind: 'percent' as const, percent: 10 }, deposit: 200_000 }

export const previewCarEdit = endpoint({
  method: 'POST',
  path: '/api/staff/car-edits/preview',
  summary: 'For owners and admins: what one change would make of each of several cars; writes nothing',
  body: v.object({
    ids: v.pipe(v.array(Id, wrong), v.minLength(1, code('required')), v.maxLength(most, wrong)),
    edit: CarEdit,
  }),
  response: EditPreview,
  failures: ['signed-out', 'forbidden', 'not-found'],
  ...staff,
  example: () => ({ as: 'admin', body: { ids: ['demo-prado-dated'], edit: exampleEdit } }),
})

export const makeCarEdit = endpoint({
  method: 'POST',
  path: '/api/staff/car-edits',
  summary:
    'For owners and admins: changes several cars in one act, those that are as they were shown; sent again it is the same act',
  body: v.object({
    /** Made by the caller. */
    _id: v.pipe(v.string(), v.uuid(wrong)),
    cars: v.pipe(
      v.array(
        v.object({
          _id: Id,
          /** The version that was shown; without it, whatever it is now. */
          was: v.optional(v.pipe(v.number(), v.integer(wrong))),
        }),
        wrong,
      ),
      v.minLength(1, code('required')),
      v.maxLength(most, wrong),
    ),
    edit: CarEdit,
  }),
  response: BulkAnswer,
  statuses: { 201: 'Made' },
  failures: ['signed-out', 'forbidden', 'not-found'],
  ...staff,
  example: () => ({
    as: 'admin',
    body: { _id: exampleId, cars: [{ _id: 'demo-prado-dated' }], edit: exampleEdit },
  }),
})

export const listCarEdits = endpoint({
  method: 'GET',
  path: '/api/staff/car-edits',
  summary:
    'For owners and admins: the latest changes of several cars of the own fleet, thirty days back, that were not taken back',
  response: v.array(
    v.object({
      _id: Id,
      madeAt: Timestamp,
      cars: v.number(),
      /** Names of fields. */ fields: v.array(v.string()),
    }),
  ),
  failures: ['signed-out', 'forbidden'],
  ...staff,
  example: () => ({ as: 'admin' }),
})

export const undoCarEdit = endpoint({
  method: 'POST',
  path: '/api/staff/car-edits/:id/undo',
  summary:
    'For owners and admins: takes a change of several cars back, but for those that were changed again since',
  params: v.object({ id: Id }),
  response: BulkAnswer,
  failures: ['signed-out', 'forbidden', 'not-found'],
  ...staff,
  example: () => ({ as: 'admin', params: { id: 'edit-of-last-week' } }),
})
