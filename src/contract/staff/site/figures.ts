// GET /api/staff/figures: what a fleet was booked for and earned, by month; and how much its cars were booked.

import * as v from 'valibot'
import { monthAt, addMonths } from '#domain/figures/months.ts'
import { endpoint } from '../../endpoint.ts'
import { Amount, code, Id, oneOf } from '../../fields.ts'
import { CarPosition } from '../fleet/cars.ts'

/** `2026-08`, a month in Africa/Douala. */
const Month = v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, code('invalid-date')))

/** Both months are among them; at most 24. A supplier is asked for by admins. */
const asked = { from: Month, to: Month, supplier: v.optional(Id) }
const FiguresQuery = v.object(asked)
export type FiguresQuery = v.InferOutput<typeof FiguresQuery>

const Time = {
  /** Of all cars together. */
  bookedMinutes: v.number(),
  /** Listed or booked. */
  offeredMinutes: v.number(),
}

export const MonthFigures = v.object({
  month: Month,
  /** Neither cancelled nor a hold, by the month of the pick-up. */
  bookings: v.number(),
  cancelled: v.number(),
  /** The totals of the bookings. */
  agreed: Amount,
  /** Paid and not given back, of cancelled bookings too. */
  received: Amount,
  days: v.number(),
  /** From booking to pick-up, summed. */
  leadMinutes: v.number(),
  /** New bookings that staff confirmed, and how long that took them, summed. */
  answered: v.number(),
  answerMinutes: v.number(),
  ...Time,
})
export type MonthFigures = v.InferOutput<typeof MonthFigures>

export const CarFigures = v.object({
  _id: Id,
  name: v.string(),
  plate: v.nullable(v.string()),
  supplier: v.object({ _id: Id, name: v.string() }),
  /** One for each month of the range. */
  months: v.array(v.object(Time)),
})
export type CarFigures = v.InferOutput<typeof CarFigures>

export const figuresSizes = [20, 50] as const
const failures = ['signed-out', 'forbidden', 'invalid-input', 'invalid-date'] as const
const staff = { access: 'staff', right: 'see-figures' } as const

const example = (now: number) => ({
  as: 'admin' as const,
  query: { from: addMonths(monthAt(now), -1), to: addMonths(monthAt(now), 1), supplier: 'mboa-prestige' },
})

export const getStaffFigures = endpoint({
  method: 'GET',
  path: '/api/staff/figures',
  summary:
    'For owners and admins: bookings, money and times of the own fleet, or of any for an admin, by month',
  query: FiguresQuery,
  response: v.object({ months: v.array(MonthFigures) }),
  failures,
  ...staff,
  example,
})

export const exportStaffFigures = endpoint({
  method: 'GET',
  path: '/api/staff/figures.csv',
  summary: 'For owners and admins: the same figures as a table for spreadsheets',
  query: FiguresQuery,
  media: ['text/csv; charset=utf-8'],
  failures,
  ...staff,
  example,
})

export const getCarFigures = endpoint({
  method: 'GET',
  path: '/api/staff/figures/cars',
  summary: 'For owners and admins: how much each car was booked, by month; cars by name, page by page',
  query: v.object({
    ...asked,
    size: v.optional(oneOf(figuresSizes)),
    /** `next` of the page before. */
    after: v.optional(CarPosition),
  }),
  response: v.object({
    cars: v.array(CarFigures),
    /** What to ask the following page with; null after the last one. */
    next: v.nullable(v.string()),
  }),
  failures,
  ...staff,
  example,
})

export const exportCarFigures = endpoint({
  method: 'GET',
  path: '/api/staff/figures/cars.csv',
  summary: 'For owners and admins: how much each car was booked, as a table for spreadsheets',
  query: FiguresQuery,
  media: ['text/csv; charset=utf-8'],
  failures,
  ...staff,
  example,
})
