// Making a booking and reading one's own.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { bookingPageSizes } from '#contract/booking-search.ts'
import { createBooking as createCall, getBooking, idempotencyHeader, listBookings as listCall } from '#contract/bookings.ts'
import type { GatewayName } from '#domain/payment/charge.ts'
import type { FileStore } from '../files/keep-file.ts'
import { guestCookieAge, readCookie, writeCookie } from '../http/cookies.ts'
import { addressKey } from '../http/address-key.ts'
import type { Limiter } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import { Answer, type Serve, type Viewer } from '../http/serve.ts'
import type { RateBoard } from '../rates/rate-board.ts'
import { readSettings } from '../settings/read-settings.ts'
import { createBooking } from './create-booking.ts'
import { findBooking } from './find-bookings.ts'
import { parseKey } from './idempotency.ts'
import { listBookings } from './list-bookings.ts'
import { presentBooking, presentRow } from './present-booking.ts'

export type BookingLimits = {
  /** Attempts of an address. */
  attempts: Limiter
  /** Bookings that guests of an address made. */
  guests: Limiter
}

export type BookingPorts = {
  rates: RateBoard
  limits: BookingLimits
  /** The ways to pay online that are switched on. */
  paymentGateways: GatewayName[]
  onQueued?: (() => void) | undefined
}

/** `onQueued` is told that a booking left work (its confirmation) in the outbox; nobody waits for it. */
export function serveBookings(
  serve: Serve,
  store: FileStore,
  { rates, limits, paymentGateways, onQueued }: BookingPorts,
): void {
  const { db } = store
  serve(createCall, async ({ body, viewer, now, request, reply }) => {
    const address = addressKey(request.ip)
    await limits.attempts.take(address)
    const key = parseKey(request.headers[idempotencyHeader])
    // A guest's device has had a token of its own since it sent the licence; under it, it reads the booking again.
    const asker: Viewer = viewer.person ? { ...viewer, guestKey: null } : viewer
    const { id, isNew } = await createBooking(store, {
      body,
      viewer,
      key: { scope: viewer.person?.id ?? 'guest', key },
      guestKey: asker.guestKey,
      settings: { ...(await readSettings(db)), paymentGateways },
      money: rates.moneyFor(body.currency),
      now,
      beforeNew: async () => (viewer.person ? undefined : limits.guests.check(address)),
    })
    if (isNew && !viewer.person) await countSuccess(limits.guests, address)
    onQueued?.()
    const booking = await findBooking(db, id, asker)
    if (!booking) throw new Refusal('idempotency-key-reused')
    if (!viewer.person) keepGuest(request, reply)
    return new Answer(201, presentBooking(booking))
  })

  serve(listCall, async ({ query, viewer, now }) => {
    const { tab = 'upcoming', page = 1, size = bookingPageSizes[0], ...filters } = query
    const { found, total } = await listBookings(db, viewer, { tab, page, size, filters }, now)
    return { bookings: found.map(presentRow), total, page, pageSize: size }
  })

  serve(getBooking, async ({ params, viewer }) => {
    const booking = await findBooking(db, params.id, viewer)
    if (!booking) throw new Refusal('not-found')
    return presentBooking(booking)
  })
}

/** Of many at once a few more than the limit may come through; none of them is told that its booking failed. */
async function countSuccess(limit: Limiter, address: string): Promise<void> {
  await limit.take(address).catch(() => undefined)
}

/** Known for as long again from the latest booking on. */
function keepGuest(request: FastifyRequest, reply: FastifyReply): void {
  const token = readCookie(request, 'guest')
  if (token !== null) writeCookie(request, reply, 'guest', token, guestCookieAge)
}
