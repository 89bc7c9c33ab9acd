// /api/staff/failed-work: mails, pushes and refunds that were given up after many tries.

import * as v from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { code, Timestamp } from '../../fields.ts'

export const FailedWork = v.object({
  _id: v.string(),
  /** `refund`, `booking-confirmed`, …: what it was to do. */
  kind: v.string(),
  since: Timestamp,
  givenUpAt: Timestamp,
  tries: v.number(),
  /** A name and codes, as the other side gave them: `Error EENVELOPE 550`. */
  error: v.string(),
  /** The booking it was about, where there is one. */
  bookingId: v.nullable(v.string()),
})
export type FailedWork = v.InferOutput<typeof FailedWork>

/** How many are shown and tried again at once. */
export const mostFailedWork = 100

const admins = { access: 'staff', right: 'manage-settings' } as const

export const listFailedWork = endpoint({
  method: 'GET',
  path: '/api/staff/failed-work',
  summary: 'For admins: work that was given up, the newest first, at most a hundred, and how much there is',
  response: v.object({ work: v.array(FailedWork), total: v.number() }),
  failures: ['signed-out', 'forbidden'],
  ...admins,
  example: () => ({ as: 'admin' }),
})

export const retryFailedWork = endpoint({
  method: 'POST',
  path: '/api/staff/failed-work/retry',
  summary:
    'For admins: tries given up work again, from the first try on; what is done or gone meanwhile is passed over',
  body: v.object({
    ids: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^\d{1,18}$/, code('invalid-input')))),
      v.minLength(1, code('invalid-input')),
      v.maxLength(mostFailedWork, code('invalid-input')),
    ),
  }),
  response: v.object({ retried: v.number() }),
  failures: ['signed-out', 'forbidden', 'invalid-input'],
  ...admins,
  example: () => ({ as: 'admin', body: { ids: ['1'] } }),
})
