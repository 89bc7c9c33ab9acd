// The cookies: who is signed in, on which device a guest booked, which device it is, the payment link that was opened, and a
// sign-in through a provider that is under way.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'
import { isOverTls } from './security.ts'

/** Without the prefix that they have over TLS. The cookie policy names each. */
export const cookieNames = ['sid', 'guest', 'device', 'social', 'pay'] as const

type Cookie = (typeof cookieNames)[number]

/** How long a guest's device is known, in seconds: the longest that browsers keep a cookie. */
export const guestCookieAge = 400 * 24 * 3600

/** Over TLS every cookie is `Secure` under its `__Host-` name. On a plain address Safari keeps neither, not even on localhost. */
function nameOf(request: FastifyRequest, cookie: Cookie): string {
  return isOverTls(request) ? `__Host-${cookie}` : cookie
}

/**
 * What was sent under the name of a cookie; undefined when nothing was. Throws `invalid-input` when it was sent twice: one
 * of them may have been planted by another site, and there is no way to know which.
 */
function sentAs(request: FastifyRequest, cookie: Cookie): string | undefined {
  const name = nameOf(request, cookie)
  const names = (request.headers.cookie ?? '').split(';').map((pair) => pair.split('=')[0]!.trim())
  if (names.filter((each) => each === name).length > 1) throw new Refusal('invalid-input')
  return request.cookies[name]
}

/** The cookie's token, or null when absent or not shaped like one of ours (43 characters of base64url). */
export function readCookie(request: FastifyRequest, cookie: Cookie): string | null {
  const value = sentAs(request, cookie)
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null
}

/** Was any such cookie sent, well formed or not? */
export function hasCookie(request: FastifyRequest, cookie: Cookie): boolean {
  return sentAs(request, cookie) !== undefined
}

/** Sets a cookie; without `maxAge` (seconds) it ends with the browser session. */
export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: Cookie,
  token: string,
  maxAge?: number,
): void {
  reply.setCookie(nameOf(request, cookie), token, {
    path: '/',
    httpOnly: true,
    secure: isOverTls(request),
    // Who comes back from a provider comes from another site.
    sameSite: cookie === 'social' ? 'lax' : 'strict',
    ...(maxAge === undefined ? {} : { maxAge }),
  })
}

/** What opens something of the person who leaves; `device` opens nothing and stays (rule 7). */
export function clearPersonalCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const cookie of ['sid', 'guest', 'social', 'pay'] as const) clearCookie(request, reply, cookie)
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  writeCookie(request, reply, cookie, '', 0)
}
