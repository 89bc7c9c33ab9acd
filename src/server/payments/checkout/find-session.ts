// A checkout session as its driver sees it.

import { sql } from 'kysely'
import type { CheckoutSession, Handover } from '#contract/payments.ts'
import { holdIsLive } from '#domain/payment/hold.ts'
import type { NoMoneyReason, Operator } from '#domain/payment/mobile-money.ts'
import type { Instant } from '#domain/rental/period.ts'
import { findBooking, type FoundBooking } from '#server/bookings/find-bookings.ts'
import { drivenBy } from '#server/bookings/ownership.ts'
import { presentBooking } from '#server/bookings/present-booking.ts'
import type { Db } from '#server/db/connect.ts'
import type { PaymentStatus } from '#server/db/payment-tables.ts'
import type { Viewer } from '#server/http/serve.ts'

export type OwnPayment = {
  id: string
  booking_id: string
  gateway: NonNullable<CheckoutSession['payment']>['gateway']
  provider_ref: string | null
  xaf: number
  currency: NonNullable<CheckoutSession['payment']>['currency']
  amount: number
  refunded: number
  status: PaymentStatus
  closes_at: Date
  phone: string | null
  operator: Operator | null
  prompted_at: Date | null
  ask_after: Date | null
  no_money_reason: NoMoneyReason | null
}

/** The payment of an id when the viewer drives its booking, else null. */
export async function findOwnPayment(db: Db, id: string, viewer: Viewer): Promise<OwnPayment | null> {
  const { rows } = await sql<OwnPayment>`
    SELECT p.id, p.booking_id, p.gateway, p.provider_ref, p.xaf, p.currency, p.amount::float8 AS amount,
      p.refunded::float8 AS refunded, p.status, p.closes_at,
      p.phone, p.operator, p.prompted_at, p.ask_after, p.no_money_reason
    FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE p.id = ${id} AND ${drivenBy(viewer)}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** The session of a payment, or of a booking that the counter takes the money of; null for somebody else's. */
export async function findSession(
  db: Db,
  id: string,
  viewer: Viewer,
  {
    now,
    handover = null,
    isProcessing = false,
  }: { now: Instant; handover?: Handover | null; isProcessing?: boolean },
): Promise<CheckoutSession | null> {
  const payment = await findOwnPayment(db, id, viewer)
  const booking = await findBooking(db, payment?.booking_id ?? id, viewer, { lapsedToo: payment !== null })
  if (!booking || (!payment && !(booking.payment === 'counter' && (await drives(db, id, viewer)))))
    return null
  return {
    _id: id,
    state: payment ? stateOf(payment, booking, { now, isProcessing }) : 'counter',
    booking: presentBooking(booking),
    payment: payment && {
      gateway: payment.gateway,
      amount: payment.amount,
      currency: payment.currency,
      xaf: payment.xaf,
      closesAt: payment.closes_at.toISOString(),
      handover: payment.status === 'open' ? handover : null,
      refunded: payment.refunded,
      prompt: payment.operator && { phone: payment.phone, operator: payment.operator },
      reason: payment.no_money_reason,
    },
  }
}

/** Staff read bookings, but a session is its driver's. */
async function drives(db: Db, bookingId: string, viewer: Viewer): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM bookings b WHERE b.id = ${bookingId} AND ${drivenBy(viewer)}`.execute(db)
  return rows.length > 0
}

function stateOf(
  { status, prompted_at: promptedAt, no_money_reason: reason }: OwnPayment,
  booking: FoundBooking,
  { now, isProcessing }: { now: Instant; isProcessing: boolean },
): CheckoutSession['state'] {
  if (status === 'kept') return 'paid'
  if (status === 'returned') return 'returned'
  // Until the operator has answered, the owner of the phone may still say yes, whatever became of the car.
  if (isProcessing || (promptedAt !== null && reason === null)) return 'processing'
  if (booking.status !== 'void' || !holdIsLive(booking.hold_expires_at?.getTime() ?? null, now))
    return 'lapsed'
  if (status === 'open') return 'open'
  return reason === null ? 'lapsed' : 'refused'
}
