// The device that asks, known by a long-lived cookie: a random number that opens nothing. Limits count by it, and an
// account remembers on which devices its owner has signed in.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '#server/platform/http/limits/address-key.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { takeAll, type Limiter } from '#server/platform/http/limits/limits.ts'
import { newToken } from '#server/platform/http/tokens.ts'

/** How long a device is known after it was last seen, in seconds: the longest that browsers keep a cookie. */
export const deviceCookieAge = 400 * 24 * 3600

/** The token of the device; a new one, which `keepDevice` has yet to hand out, where it has none. */
export function deviceOf(request: FastifyRequest): string {
  return readCookie(request, 'device') ?? newToken()
}

export function keepDevice(request: FastifyRequest, reply: FastifyReply, token: string): void {
  writeCookie(request, reply, 'device', token, deviceCookieAge)
}

/** Few for a device, more for an address, which may be a whole town's. */
export type SharedLimit = { byDevice: Limiter; byAddress: Limiter }

/** Counts a call for its device and its address, and makes the device known. Throws `too-many-requests`. */
export async function takeShared(
  limit: SharedLimit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const device = deviceOf(request)
  // The address first: what has no cookie is a new device each time, and must not fill the memory with them.
  await takeAll([
    [limit.byAddress, addressKey(request.ip)],
    [limit.byDevice, device],
  ])
  keepDevice(request, reply, device)
}
