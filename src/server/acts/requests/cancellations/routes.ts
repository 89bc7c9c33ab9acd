// Cancellations and the counter: what a driver asks for, and what staff do about money.

import * as calls from '#contract/bookings/cancellations.ts'
import { idempotencyHeader } from '#contract/bookings/bookings.ts'
import { parseKey } from '#server/bookings/idempotency.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { recordCounterPayment } from '#server/trade/payments/counter/record-counter-payment.ts'
import { recordCounterRefund } from '#server/trade/payments/counter/record-counter-refund.ts'
import { declineCancellation, finaliseCancellation, readCancellation } from './answer-cancellation.ts'
import { requestCancellation } from './request-cancellation.ts'

export function serveCancellations(serve: Serve, payments: PaymentPorts): void {
  const { db, onQueued } = payments
  const done = () => {
    onQueued?.()
    return new Answer<never>(200)
  }
  serve(calls.requestCancellation, async ({ params, body, viewer, now }) => {
    await requestCancellation(db, { id: params.id, reason: body.reason || null, viewer, now })
    return done()
  })
  serve(calls.getCancellation, ({ params, viewer }) => readCancellation(db, { id: params.id, viewer }))
  serve(calls.finaliseCancellation, async ({ params, body, viewer, now }) => {
    await finaliseCancellation(payments, { id: params.id, viewer, now, ...body })
    return done()
  })
  serve(calls.declineCancellation, async ({ params, body, viewer, now }) => {
    await declineCancellation(db, { id: params.id, viewer, now, ...body })
    return done()
  })
  serve(calls.recordCounterPayment, async ({ params, body, viewer, now, request }) => {
    const key = parseKey(request.headers[idempotencyHeader])
    await recordCounterPayment(db, { bookingId: params.id, ...body, viewer, key, now })
    return done()
  })
  serve(calls.recordCounterRefund, async ({ params, body, viewer, now, request }) => {
    const key = parseKey(request.headers[idempotencyHeader])
    await recordCounterRefund(db, {
      bookingId: params.id,
      amount: body.amount,
      note: body.note || null,
      viewer,
      key,
      now,
    })
    return done()
  })
}
