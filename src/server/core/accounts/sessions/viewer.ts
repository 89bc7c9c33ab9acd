// Finds the person who makes a request, from its cookies.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { clearCookie, hasCookie, readCookie, writeCookie } from '#server/platform/http/security/cookies.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { sha256 } from '#server/platform/http/tokens.ts'
import { cookieAge, readSession } from './sessions.ts'

/** After the end of a session its holder is a visitor; a suspended person gets the reason on the first request. */
export function viewerFrom(db: Db, now: () => Instant) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Viewer> => {
    const guest = readCookie(request, 'guest')
    const guestKey = guest === null ? null : sha256(guest)
    const pay = readCookie(request, 'pay')
    const payLink = pay === null ? null : sha256(pay)
    const token = readCookie(request, 'sid')
    if (token === null) {
      if (hasCookie(request, 'sid')) clearCookie(request, reply, 'sid')
      return { person: null, guestKey, payLink }
    }
    const session = await readSession(db, token, now())
    if (session.kind === 'holds') {
      // Only a session that stays is renewed.
      if (session.renewed !== null) writeCookie(request, reply, 'sid', session.renewed, cookieAge(true))
      return { person: session.person, guestKey, payLink, session: session.id }
    }
    clearCookie(request, reply, 'sid')
    if (session.kind === 'suspended') throw new Refusal('suspended', { status: 401 })
    return { person: null, guestKey, payLink }
  }
}
