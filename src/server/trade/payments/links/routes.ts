// Payment links: staff make and revoke them; anybody who has one opens the payment with it.

import type { FastifyRequest } from 'fastify'
import { openPaymentLink } from '#contract/bookings/payment-link.ts'
import { makePaymentLink, revokePaymentLink } from '#contract/staff/payment-link.ts'
import { findPayable } from '#server/bookings/find-bookings.ts'
import { presentForPayer } from '#server/bookings/present-booking.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { addressKey } from '#server/platform/http/limits/address-key.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { writeCookie } from '#server/platform/http/security/cookies.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { sha256 } from '#server/platform/http/tokens.ts'
import { findLinked, linkAddress, makeLink, revokeLinks, sendLink } from './payment-links.ts'

type LinkPorts = {
  db: Db
  origin: (request: FastifyRequest) => string
  openings: Limiter
  /** Mails to one mailbox. */
  mailsTo: Limiter
  onQueued?: (() => void) | undefined
}

/** For how long a device may pay with a link without opening it again, in seconds. */
const payCookieAge = 24 * 3600

export function servePaymentLinks(
  serve: Serve,
  { db, origin, openings, mailsTo, onQueued }: LinkPorts,
): void {
  serve(makePaymentLink, async ({ params: { id }, body, viewer, now, request }) => {
    const making = { bookingId: id, viewer, now }
    if (body.by === 'mail') {
      await sendLink(db, { ...making, mailsTo })
      onQueued?.()
      return { url: null }
    }
    return { url: linkAddress(origin(request), await makeLink(db, making)) }
  })

  serve(revokePaymentLink, async ({ params: { id }, viewer, now }) => {
    await revokeLinks(db, { bookingId: id, viewer, now })
    return new Answer(200)
  })

  serve(openPaymentLink, async ({ body: { token }, viewer, now, request, reply }) => {
    await openings.take(addressKey(request.ip))
    const payLink = token === undefined ? (viewer.payLink ?? null) : sha256(token)
    const id = payLink && (await findLinked(db, payLink, now))
    const booking = id && (await findPayable(db, id, { person: null, guestKey: null, payLink }))
    if (!booking) throw new Refusal('not-found')
    if (token !== undefined) writeCookie(request, reply, 'pay', token, payCookieAge)
    reply.header('cache-control', 'no-store')
    return presentForPayer(booking)
  })
}
