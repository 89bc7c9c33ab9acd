// Making a booking and reading one's own.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { bookingPageSizes } from '#contract/booking-search.ts'
import { createBooking as createCall, getBooking, idempotencyHeader, listBookings } from '#contract/bookings.ts'
import type { NewBooking } from '#contract/new-booking.ts'
import type { Db } from '../db/connect.ts'
import { guestCookieAge, readCookie, writeCookie } from '../http/cookies.ts'
import { addressKey, type Limiter } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import { Answer, type Serve, type Viewer } from '../http/serve.ts'
import { sha256 } from '../http/tokens.ts'
import type { RateBoard } from '../rates/rate-board.ts'
import { readSettings } from '../settings/read-settings.ts'
import { createBooking } from './create-booking.ts'
import { findBooking, listOwnBookings } from './find-bookings.ts'
import { parseKey } from './idempotency.ts'
import { presentBooking, presentRow } from './present-booking.ts'

/**
 * The token under which a guest's device reads its bookings. The first one is made from the idempotency key, a secret
 * of that device: a retry whose first answer was lost must find the same token again.
 */
function guestToken(request: FastifyRequest, key: string, body: NewBooking): string {
  return readCookie(request, 'guest') ?? sha256(`guest ${key} ${JSON.stringify(body)}`).toString('base64url')
}

/** `onQueued` is told that a booking left work (its confirmation) in the outbox; nobody waits for it. */
export function serveBookings(serve: Serve, db: Db, rates: RateBoard, limit: Limiter, onQueued?: () => void): void {
  serve(createCall, async ({ body, viewer, now, request, reply }) => {
    await limit.take(addressKey(request.ip))
    const key = parseKey(request.headers[idempotencyHeader])
    const guest = viewer.person ? null : guestToken(request, key, body)
    const asker: Viewer = { person: viewer.person, guestKey: guest === null ? null : sha256(guest) }
    const id = await createBooking(db, {
      body,
      viewer,
      key: { scope: viewer.person?.id ?? 'guest', key },
      guestKey: asker.guestKey,
      settings: await readSettings(db),
      money: rates.moneyFor(body.currency),
      now,
    })
    onQueued?.()
    const booking = await findBooking(db, id, asker)
    if (!booking) throw new Refusal('idempotency-key-reused')
    if (guest !== null) keepGuest(request, reply, guest)
    return new Answer(201, presentBooking(booking))
  })

  serve(listBookings, async ({ query, viewer, now }) => {
    const { tab = 'upcoming', page = 1, size = bookingPageSizes[0] } = query
    const { found, total } = await listOwnBookings(db, viewer, { tab, page, size }, now)
    return { bookings: found.map(presentRow), total, page, pageSize: size }
  })

  serve(getBooking, async ({ params, viewer }) => {
    const booking = await findBooking(db, params.id, viewer)
    if (!booking) throw new Refusal('not-found')
    return presentBooking(booking)
  })
}

function keepGuest(request: FastifyRequest, reply: FastifyReply, token: string): void {
  writeCookie(request, reply, 'guest', token, guestCookieAge)
}
