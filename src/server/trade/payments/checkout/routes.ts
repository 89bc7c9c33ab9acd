// Paying online: opening a session, asking for its state, giving up, and the sandbox's own form.

import {
  confirmCheckoutSession,
  getCheckoutSession,
  giveUpCheckoutSession,
  openCheckoutSession,
  paySandbox,
  promptCheckoutSession,
} from '#contract/bookings/payments.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { confirmPayment } from './confirm-payment.ts'
import { findOwnPayment, findSession } from './find-session.ts'
import { giveUp } from './give-up.ts'
import { openPayment } from './open-payment.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { receiveEvent } from '#server/trade/payments/settlement/receive-event.ts'
import { chargeTestCard } from '#server/trade/payments/gateways/sandbox/gateway.ts'
import { askAbout } from '#server/trade/payments/settlement/reconcile.ts'
import { promptPayment } from './prompt-payment.ts'

/** `onQueued` is called when a settled payment may have left work in the outbox. */
export function servePayments(serve: Serve, ports: PaymentPorts): void {
  const { db, gateways, onQueued } = ports
  const reported = (error: unknown) => {
    ports.onError(error)
    return null
  }

  serve(openCheckoutSession, async ({ body, viewer, now }) => {
    const opened = await openPayment(ports, { bookingId: body.booking, gateway: body.gateway, viewer, now })
    const session = await findSession(db, opened.id, viewer, {
      now,
      gateways,
      handover: opened.handover,
    })
    if (!session) throw new Refusal('not-found')
    return new Answer(201, session)
  })

  serve(getCheckoutSession, async ({ params, viewer, now }) => {
    const payment = await findOwnPayment(db, params.id, viewer)
    // A prompt is read when its time has come, however often its payer looks.
    const isDue = payment?.prompted_at == null || (payment.ask_after?.getTime() ?? Infinity) <= now
    const waits = isDue && (payment?.status === 'open' || payment?.status === 'closed')
    // A provider that is away leaves the session as it was; the page asks again.
    const settled = waits ? await askAbout(ports, payment.id).catch(reported) : null
    if (settled && settled.status !== payment!.status) onQueued?.()
    const session = await findSession(db, params.id, viewer, {
      now,
      gateways,
      isProcessing: settled?.isProcessing ?? false,
    })
    if (!session) throw new Refusal('not-found')
    return session
  })

  serve(promptCheckoutSession, async ({ params, body, viewer, now }) => {
    await promptPayment(ports, { id: params.id, ...body, viewer })
    const session = await findSession(db, params.id, viewer, { now, gateways })
    if (!session) throw new Refusal('not-found')
    return session
  })

  serve(confirmCheckoutSession, async ({ params, viewer, now }) => {
    await confirmPayment(ports, params.id, viewer)
    onQueued?.()
    const session = await findSession(db, params.id, viewer, { now, gateways })
    if (!session) throw new Refusal('not-found')
    return session
  })

  serve(giveUpCheckoutSession, async ({ params, viewer, now }) => {
    await giveUp(db, params.id, viewer, now)
    onQueued?.()
    return new Answer(200)
  })

  serve(paySandbox, async ({ params, body, viewer }) => {
    if (!ports.gateways.sandbox) throw new Refusal('not-found')
    const paymentId = params.ref.replace(/^sandbox-/, '')
    const payment = await findOwnPayment(db, paymentId, viewer)
    if (!payment || payment.provider_ref !== params.ref || payment.gateway !== 'sandbox')
      throw new Refusal('not-found')
    const result = await chargeTestCard(ports, params.ref, body.outcome)
    if (result === null) throw new Refusal('hold-expired')
    // The sandbox reports by an event, as a real provider would.
    if (result === 'paid') {
      await receiveEvent(ports, {
        gateway: 'sandbox',
        id: `${params.ref}-paid`,
        type: 'paid',
        ref: params.ref,
      })
      onQueued?.()
    }
    return { result }
  })
}
