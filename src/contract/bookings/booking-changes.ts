// Asking for other dates or extras: what it would cost, what was asked, and what staff make of it.

import * as v from 'valibot'
import { extras } from '#domain/rental/extras.ts'
import { defaultPeriod } from '#domain/rental/period.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, Id, list, Timestamp, WallTime } from '../fields.ts'
import { Total } from './new-booking.ts'
import { Extra, Quote } from '../cars/quotes.ts'
import { Remark } from '../text.ts'

const params = v.object({ id: Id })

const periodFailures = [
  'pick-up-too-soon',
  'pick-up-too-far',
  'outside-hours',
  'place-closed',
  'drop-off-before-pick-up',
  'rental-too-short',
  'rental-too-long',
  'below-minimum-days',
] as const

/** What was asked and is not answered yet. */
export const ChangeRequest = v.object({
  from: Timestamp,
  to: Timestamp,
  days: v.number(),
  extras: v.array(Extra),
  /** In XAF: the new total, and how much more (or less, below 0) it is than the booking's. */
  total: Amount,
  difference: Amount,
  note: v.nullable(v.string()),
  requestedAt: Timestamp,
})
export type ChangeRequest = v.InferOutput<typeof ChangeRequest>

export const ChangeQuote = v.object({
  quote: Quote,
  /** In XAF, of the booking as it is, and how much more (or less, below 0) the change costs. */
  before: Amount,
  difference: Amount,
  /** Whether the car is free for the asked period, this booking aside. */
  isFree: v.boolean(),
  /** Changing costs nothing of its own: paid at the counter, or with the amendments extra. Otherwise conditions apply. */
  isAmendmentFree: v.boolean(),
})
export type ChangeQuote = v.InferOutput<typeof ChangeQuote>

export const quoteChange = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/change-quote',
  summary: "What other dates or extras of the caller's booking would cost, before anything is asked",
  params,
  query: v.object({ from: WallTime, to: WallTime, extras: v.optional(list(extras), []) }),
  response: ChangeQuote,
  failures: [
    'signed-out',
    'not-found',
    'not-possible-now',
    'extra-unavailable',
    'too-young',
    'too-young-for-car',
    ...periodFailures,
  ],
  access: 'signed-in',
  example: (now) => ({ params: { id: 'demo-booking-next' }, query: { ...defaultPeriod(now), extras: '' } }),
})

export const requestChange = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/change-request',
  summary:
    'A driver asks for other dates or extras at the price that was shown; a second request takes the place of the first',
  params,
  body: v.object({
    from: WallTime,
    to: WallTime,
    extras: v.array(Extra),
    /** The new total that was on the screen, in XAF. */
    total: Total,
    note: v.optional(Remark),
  }),
  statuses: { 200: 'Asked' },
  failures: [
    'signed-out',
    'not-found',
    'not-possible-now',
    'extra-unavailable',
    'car-taken',
    'price-changed',
    'total-too-high',
    'too-young',
    'too-young-for-car',
    'too-many-requests',
    ...periodFailures,
  ],
  access: 'signed-in',
  example: (now) => ({
    params: { id: 'demo-booking-next' },
    body: { ...defaultPeriod(now), extras: [], total: 64_575, note: 'A day longer, and earlier, please.' },
  }),
})

export const withdrawChange = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/change-request/withdraw',
  summary: 'A driver withdraws an unanswered change request',
  params,
  statuses: { 200: 'Withdrawn' },
  failures: ['signed-out', 'not-found', 'not-possible-now'],
  access: 'signed-in',
  example: () => ({ params: { id: 'demo-booking-next' } }),
})

const StaffAnswer = v.object({
  note: v.optional(Remark),
  /** Of the request that was on the screen: one that has taken its place meanwhile is not answered unseen. */
  requestedAt: v.optional(Timestamp),
})

export const acceptChange = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/change-request/accept',
  summary:
    'For staff: the booking becomes what was asked, if the car is still free; money too much goes back',
  params,
  body: StaffAnswer,
  statuses: { 200: 'Changed' },
  failures: [
    'signed-out',
    'not-found',
    'not-possible-now',
    'changed-meanwhile',
    'car-taken',
    'provider-away',
  ],
  access: 'signed-in',
  example: () => ({ as: 'admin', params: { id: 'demo-booking-change-1' }, body: {} }),
})

export const declineChange = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/change-request/decline',
  summary: 'For staff: the booking stays as it is',
  params,
  body: StaffAnswer,
  statuses: { 200: 'Declined' },
  failures: ['signed-out', 'not-found', 'not-possible-now', 'changed-meanwhile'],
  access: 'signed-in',
  example: () => ({ as: 'admin', params: { id: 'demo-booking-change-2' }, body: {} }),
})
