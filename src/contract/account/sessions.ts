// The devices on which somebody is signed in.

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Id, Timestamp } from '../fields.ts'

export const Session = v.object({
  _id: Id,
  /** Browser and system, such as `Chrome on Android`; null when unknown. */
  device: v.nullable(v.string()),
  createdAt: Timestamp,
  /** To a few minutes. */
  lastSeenAt: Timestamp,
  isThis: v.boolean(),
  stayConnected: v.boolean(),
})
export type Session = v.InferOutput<typeof Session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: "The caller's own sessions, this one first",
  response: v.array(Session),
  failures: ['signed-out'],
  access: 'signed-in',
  example: () => ({}),
})

/** A second device of the demonstration driver. No one holds its token. */
export const demonstrationSession = 'phone-of-amina'

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: "Ends one of the caller's own sessions",
  params: v.object({ id: Id }),
  statuses: { 200: 'Ended' },
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: { id: demonstrationSession } }),
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/sessions/end-others',
  summary: 'Signs out everywhere but here',
  statuses: { 200: 'Ended' },
  failures: ['signed-out'],
  access: 'signed-in',
  example: () => ({}),
})
