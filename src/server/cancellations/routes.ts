// Cancellations and the counter: what a driver asks for, and what staff do about money.

import * as calls from '#contract/cancellations.ts'
import type { Db } from '../db/connect.ts'
import { Answer, type Serve } from '../http/serve.ts'
import { recordCounterPayment } from '../payments/record-counter-payment.ts'
import { declineCancellation, finaliseCancellation, readCancellation } from './answer-cancellation.ts'
import { requestCancellation } from './request-cancellation.ts'

export function serveCancellations(serve: Serve, db: Db, onQueued?: () => void): void {
  const done = () => {
    onQueued?.()
    return new Answer<never>(200)
  }
  serve(calls.requestCancellation, async ({ params, body, viewer, now }) => {
    await requestCancellation(db, { id: params.id, reason: body.reason || null, viewer, now })
    return done()
  })
  serve(calls.getCancellation, ({ params, viewer, now }) => readCancellation(db, { id: params.id, viewer, now }))
  serve(calls.finaliseCancellation, async ({ params, body, viewer, now }) => {
    await finaliseCancellation(db, { id: params.id, viewer, now, ...body })
    return done()
  })
  serve(calls.declineCancellation, async ({ params, body, viewer, now }) => {
    await declineCancellation(db, { id: params.id, viewer, now, ...body })
    return done()
  })
  serve(calls.recordCounterPayment, async ({ params, body, viewer, now }) => {
    await recordCounterPayment(db, { bookingId: params.id, ...body, viewer, now })
    return done()
  })
}
