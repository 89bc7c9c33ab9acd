// Making a booking.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { createBooking as createCall, idempotencyHeader } from '#contract/bookings/bookings.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { guestCookieAge, readCookie, writeCookie } from '#server/platform/http/security/cookies.ts'
import { addressKey } from '#server/platform/http/limits/address-key.ts'
import { countSuccess, refusalOf } from '#server/platform/http/limits/count-success.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { Answer, type Serve, type Viewer } from '#server/platform/http/serve.ts'
import type { RateBoard } from '#server/trade/rates/rate-board.ts'
import { readSettings } from '#server/core/settings/read-settings.ts'
import { createBooking } from './create-booking.ts'
import { findBooking } from '#server/bookings/find-bookings.ts'
import { parseKey } from '#server/bookings/idempotency.ts'
import { presentBooking } from '#server/bookings/present-booking.ts'

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

/** `onQueued` is called when a booking left work (its confirmation) in the outbox; not awaited. */
export function serveNewBookings(
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
      tooMany: viewer.person ? null : await refusalOf(limits.guests, address),
    })
    if (isNew && !viewer.person) await countSuccess(limits.guests, address)
    onQueued?.()
    const booking = await findBooking(db, id, asker)
    if (!booking) throw new Refusal(await reasonOf(db, id, asker))
    if (!viewer.person) keepGuest(request, reply)
    return new Answer(201, presentBooking(booking))
  })
}

/** Why a known key shows no booking: it was a hold of the same asker that has lapsed, or it is somebody else's. */
async function reasonOf(
  db: Db,
  id: string,
  asker: Viewer,
): Promise<'hold-expired' | 'idempotency-key-reused'> {
  return (await findBooking(db, id, asker, { lapsedToo: true })) ? 'hold-expired' : 'idempotency-key-reused'
}

/** Known for as long again from the latest booking on. */
function keepGuest(request: FastifyRequest, reply: FastifyReply): void {
  const token = readCookie(request, 'guest')
  if (token !== null) writeCookie(request, reply, 'guest', token, guestCookieAge)
}
