// Payment work outside of requests: jobs of the outbox, and scheduled jobs.

import { minute } from '#domain/rental/period.ts'
import type { ScheduledJob } from '#server/platform/jobs/scheduled/schedule.ts'
import type { Handler } from '#server/platform/jobs/outbox/work.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { gatewayOf } from '#server/trade/payments/gateways/port.ts'
import { tellOfLateRefunds } from './late-refunds.ts'
import { reconcile } from './reconcile.ts'
import { closeLatePayments, releaseOldHolds } from '#server/bookings/money/holds.ts'
import { sendRefund } from './refunds.ts'

/** `payment-close` cancels a payment at its provider; `refund` gives money back. */
export function paymentJobs({
  db,
  gateways,
  now,
}: PaymentPorts): Record<'payment-close' | 'refund', Handler> {
  return {
    'payment-close': {
      giveUpAfter: 24 * 60 * minute,
      async run({ paymentId }) {
        const payment = await db
          .selectFrom('payments')
          .select(['gateway', 'provider_ref', 'status'])
          .where('id', '=', paymentId!)
          .executeTakeFirst()
        if (payment?.status === 'closed' && payment.provider_ref !== null)
          await gatewayOf(gateways, payment.gateway).close(payment.provider_ref)
      },
    },
    refund: sendRefund({ db, gateways, now }),
  }
}

/** A car must not wait for a provider: its holds are looked at by themselves. */
export function holdJobs({ db }: PaymentPorts): ScheduledJob[] {
  return [
    { name: 'late payments', run: (now) => closeLatePayments(db, now) },
    { name: 'holds', run: (now) => releaseOldHolds(db, now) },
  ]
}

/** Tells of refunds that do not arrive. */
export function lateRefundJob({ db, onQueued }: PaymentPorts): ScheduledJob {
  return {
    name: 'late refunds',
    async run(now) {
      if ((await tellOfLateRefunds(db, now)) > 0) onQueued?.()
    },
  }
}

/** Looks for payments whose provider sent no event. */
export function scheduledPaymentJobs(ports: PaymentPorts): ScheduledJob[] {
  const run = async () => {
    if ((await reconcile(ports, ports.onError)) > 0) ports.onQueued?.()
  }
  return [{ name: 'payments', run }]
}
