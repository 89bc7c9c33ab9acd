// GET /api/staff/calendar and the blocks in it: what takes the cars' time, and what staff put there by hand.

import * as v from 'valibot'
import { bookingStatuses } from '#domain/booking/status.ts'
import { blockKinds, entryKinds } from '#domain/calendar/entry.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { endpoint } from '../../endpoint.ts'
import { code, Day, Id, Page, Timestamp, WallTime } from '../../fields.ts'
import { Sought } from '../../sought.ts'
import { Remark } from '../../text.ts'
import { Plate } from '../bookings.ts'

export const calendarPageSize = 50
/** A month with the weeks around it. */
export const mostCalendarDays = 62

const CalendarEntry = v.object({
  _id: Id,
  kind: v.picklist(entryKinds),
  /** Half open. A booking's entry ends after the supplier's turnaround; that of a late car lasts as long as the car is kept. */
  from: Timestamp,
  to: Timestamp,
  /** Of a booking or a hold; `returnAt` is its own end. */
  booking: v.nullable(
    v.object({
      _id: Id,
      reference: v.string(),
      driverName: v.string(),
      status: v.picklist(bookingStatuses),
      returnAt: Timestamp,
    }),
  ),
  /** The car of a booking is still out after its end. */
  isLate: v.optional(v.boolean()),
  /** What repeats weekly has the same series. */
  series: v.nullable(Id),
  note: v.nullable(v.string()),
  /** Who of the staff blocked it, and when it came into the calendar. */
  by: v.nullable(v.string()),
  createdAt: Timestamp,
})

const CalendarCar = v.object({
  _id: Id,
  name: v.string(),
  plate: Plate,
  image: v.string(),
  supplier: v.object({ _id: Id, name: v.string() }),
  isAvailable: v.boolean(),
  entries: v.array(CalendarEntry),
})

export const StaffCalendar = v.object({
  /** When it was read: a device shows it with its age. */
  at: Timestamp,
  cars: v.array(CalendarCar),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
})
export type StaffCalendar = v.InferOutput<typeof StaffCalendar>

export const getStaffCalendar = endpoint({
  method: 'GET',
  path: '/api/staff/calendar',
  summary:
    'For staff: the cars of the own fleet, or of any for an admin, with what takes their time on these days',
  query: v.object({
    /** Days in Africa/Douala, both included. */
    from: Day,
    to: Day,
    /** A supplier is asked for by admins; everybody else has one. */
    supplier: v.optional(Id),
    car: v.optional(Id),
    /** A part of the car's name, or of its plate. */
    q: v.optional(Sought),
    /** Only cars that could be booked from then until then. */
    freeFrom: v.optional(WallTime),
    freeTo: v.optional(WallTime),
    page: v.optional(Page),
  }),
  response: StaffCalendar,
  failures: ['signed-out', 'forbidden', 'invalid-input', 'invalid-date'],
  access: 'staff',
  right: 'see-bookings',
  example: (now) => ({
    as: 'admin',
    query: { from: dayOf(now), to: addDays(dayOf(now), 6), supplier: 'mboa-prestige' },
  }),
})

const block = {
  kind: v.picklist(blockKinds, code('invalid-input')),
  from: WallTime,
  to: WallTime,
  note: v.optional(Remark),
}

export const createStaffBlock = endpoint({
  method: 'POST',
  path: '/api/staff/blocks',
  summary: 'For staff: takes a car out of the offer for a time, once or every week for twelve months',
  body: v.object({
    /** Made by the caller: sent again, it is the same block. */
    _id: Id,
    car: Id,
    ...block,
    weekly: v.optional(v.boolean()),
  }),
  response: v.object({
    _id: Id,
    series: v.nullable(Id),
    count: v.number(),
    /** Weeks in which something else was there first. */
    leftOut: v.array(Timestamp),
  }),
  statuses: { 201: 'Blocked' },
  failures: ['signed-out', 'forbidden', 'not-found', 'car-taken', 'invalid-date', 'idempotency-key-reused'],
  access: 'staff',
  right: 'block-cars',
  example: (now) => ({
    as: 'admin',
    body: {
      _id: 'b1f0a7c2-9d7e-4f0c-8a55-3c1d2e4f5a6b',
      car: 'demo-prado-daily',
      kind: 'maintenance',
      from: `${addDays(dayOf(now), 210)}T08:00`,
      to: `${addDays(dayOf(now), 210)}T10:00`,
      note: 'Wash and tyres',
    },
  }),
})

/** The block as the screen showed it: one that was changed since is refused. */
const Was = v.object({ from: Timestamp, to: Timestamp })

/** One entry of a series, or it and all after it. */
const seriesScopes = ['one', 'rest'] as const

export const changeStaffBlock = endpoint({
  method: 'POST',
  path: '/api/staff/blocks/:id',
  summary: 'For staff: moves a block, or it and the rest of its series by as much',
  params: v.object({ id: Id }),
  body: v.object({ ...block, scope: v.optional(v.picklist(seriesScopes)), was: v.optional(Was) }),
  statuses: { 200: 'Changed' },
  failures: ['signed-out', 'forbidden', 'not-found', 'car-taken', 'invalid-date', 'changed-meanwhile'],
  access: 'staff',
  right: 'block-cars',
  example: (now) => ({
    as: 'admin',
    params: { id: 'demo-block' },
    body: {
      kind: 'block',
      from: `${addDays(dayOf(now), 220)}T08:00`,
      to: `${addDays(dayOf(now), 220)}T11:00`,
    },
  }),
})

export const removeStaffBlock = endpoint({
  method: 'DELETE',
  path: '/api/staff/blocks/:id',
  summary: 'For staff: gives the time back, of one block or of it and the rest of its series',
  params: v.object({ id: Id }),
  query: v.object({
    scope: v.optional(v.picklist(seriesScopes)),
    /** The block as the screen showed it, like `was` of a change. */
    wasFrom: v.optional(Timestamp),
    wasTo: v.optional(Timestamp),
  }),
  statuses: { 200: 'Removed' },
  failures: ['signed-out', 'forbidden', 'not-found', 'changed-meanwhile'],
  access: 'staff',
  right: 'block-cars',
  example: () => ({ as: 'admin', params: { id: 'demo-block' } }),
})
