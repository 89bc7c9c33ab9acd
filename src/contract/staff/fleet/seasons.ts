// GET /api/staff/seasons: the days on which cars of a fleet cost more or less, and what their owner does to them.

import * as v from 'valibot'
import { highestPrice } from '#domain/rental/price-bounds.ts'
import { highestPercent, longestSeason, lowestPercent } from '#domain/rental/season.ts'
import { endpoint } from '../../endpoint.ts'
import { code, Day, Id } from '../../fields.ts'
import { name } from '../../text.ts'

const wrong = code('invalid-input')
const whole = (least: number, most: number) =>
  v.pipe(v.number(code('required')), v.integer(wrong), v.minValue(least, wrong), v.maxValue(most, wrong))

const lengthOf = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) =>
  (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 + 1

/** What staff type about a season, as the form and the server parse it. */
export const SeasonFields = v.object({
  name: name(60),
  /** Both are in it. */
  days: v.pipe(
    v.object({ firstDay: Day, lastDay: Day }),
    v.check((days) => lengthOf(days) >= 1 && lengthOf(days) <= longestSeason, wrong),
  ),
  amount: v.variant('kind', [
    /** Whole XAF a day. */
    v.object({ kind: v.literal('price'), dailyPrice: whole(1, highestPrice) }),
    /** Of each car's own price of a day. */
    v.object({
      kind: v.literal('percent'),
      percent: v.pipe(
        whole(lowestPercent, highestPercent),
        v.check((percent) => percent !== 0, code('required')),
      ),
    }),
  ]),
  /** The cars it is for; null is every car of the fleet that is not retired now. */
  cars: v.nullable(v.pipe(v.array(Id), v.minLength(1, code('required')), v.maxLength(1000, wrong))),
})
export type SeasonFields = v.InferOutput<typeof SeasonFields>

export const StaffSeason = v.object({
  _id: Id,
  supplier: v.object({ _id: Id, name: v.string() }),
  name: v.string(),
  firstDay: Day,
  lastDay: Day,
  dailyPrice: v.nullable(v.number()),
  percent: v.nullable(v.number()),
  cars: v.array(Id),
  /** Counts the changes: what a form began with. */
  version: v.number(),
})
export type StaffSeason = v.InferOutput<typeof StaffSeason>

const params = v.object({ id: Id })
const staff = { access: 'staff', right: 'manage-cars' } as const
const failures = ['signed-out', 'forbidden', 'not-found'] as const
const actFailures = [...failures, 'season-overlap'] as const

const exampleFields = {
  name: 'Fêtes de fin d’année',
  days: { firstDay: '2027-12-18', lastDay: '2028-01-05' },
  amount: { kind: 'percent' as const, percent: 20 },
  cars: null,
}
const exampleId = '8b3f0a7e-6a41-4a54-9a0c-5f1f6d2b7c11'

export const listStaffSeasons = endpoint({
  method: 'GET',
  path: '/api/staff/seasons',
  summary: 'For owners and admins: the seasons of the own fleet, or of any for an admin, by their days',
  query: v.object({ supplier: v.optional(Id) }),
  response: v.array(StaffSeason),
  failures: ['signed-out', 'forbidden'],
  ...staff,
  example: () => ({ as: 'admin', query: { supplier: 'mboa-prestige' } }),
})

export const createSeason = endpoint({
  method: 'POST',
  path: '/api/staff/seasons',
  summary:
    'For owners and admins: a season for many cars in one act; an admin names the supplier; sent again it is the same one',
  body: v.object({
    _id: v.pipe(v.string(), v.uuid(wrong)),
    supplier: v.optional(Id),
    ...SeasonFields.entries,
  }),
  response: StaffSeason,
  statuses: { 201: 'Added' },
  failures: [...actFailures, 'required', 'idempotency-key-reused'],
  ...staff,
  example: () => ({
    as: 'admin',
    body: { _id: exampleId, supplier: 'mboa-prestige', ...exampleFields },
  }),
})

export const changeSeason = endpoint({
  method: 'POST',
  path: '/api/staff/seasons/:id',
  summary:
    'For owners and admins: changes a season for all its cars; bookings keep the price they were made at',
  params,
  body: v.object({
    ...SeasonFields.entries,
    /** The version that the form began with. */
    was: v.optional(v.pipe(v.number(), v.integer(wrong))),
  }),
  response: StaffSeason,
  failures: [...actFailures, 'changed-meanwhile'],
  ...staff,
  example: () => ({ as: 'admin', params: { id: exampleId }, body: exampleFields }),
})

export const removeSeason = endpoint({
  method: 'DELETE',
  path: '/api/staff/seasons/:id',
  summary: 'For owners and admins: ends a season; its cars cost again what they cost without it',
  params,
  statuses: { 200: 'Ended' },
  failures,
  ...staff,
  example: () => ({ as: 'admin', params: { id: exampleId } }),
})
