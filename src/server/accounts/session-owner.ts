// Who is signed in here, and with which session.

import type { FastifyRequest } from 'fastify'
import { readCookie } from '../http/cookies.ts'
import { Refusal } from '../http/refusal.ts'
import type { Viewer } from '../http/serve.ts'
import type { SessionOwner } from './own-sessions.ts'

/** Throws `signed-out` when nobody is signed in. */
export function sessionOwner(viewer: Viewer, request: FastifyRequest): SessionOwner {
  const token = readCookie(request, 'sid')
  if (!viewer.person || token === null) throw new Refusal('signed-out')
  return { personId: viewer.person.id, token }
}
