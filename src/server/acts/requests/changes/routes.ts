// Other dates or extras: what a driver asks for, and what staff answer.

import * as calls from '#contract/bookings/booking-changes.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { acceptChange, declineChange } from './answer-change.ts'
import { quoteChange } from './quote-change.ts'
import { requestChange, withdrawChange } from './request-change.ts'

export function serveChanges(serve: Serve, payments: PaymentPorts): void {
  const { db, onQueued } = payments
  const done = () => {
    onQueued?.()
    return new Answer<never>(200)
  }
  serve(calls.quoteChange, ({ params, query, viewer, now }) =>
    quoteChange(db, { id: params.id, ...query, viewer, now }),
  )
  serve(calls.requestChange, async ({ params, body, viewer, now }) => {
    await requestChange(db, { id: params.id, ...body, note: body.note || null, viewer, now })
    return done()
  })
  serve(calls.withdrawChange, async ({ params, viewer, now }) => {
    await withdrawChange(db, { id: params.id, viewer, now })
    return done()
  })
  serve(calls.acceptChange, async ({ params, body, viewer, now }) => {
    await acceptChange(payments, { id: params.id, viewer, now, ...body })
    return done()
  })
  serve(calls.declineChange, async ({ params, body, viewer, now }) => {
    await declineChange(db, { id: params.id, viewer, now, ...body })
    return done()
  })
}
