// A checkout session as its driver sees it.

import { sql } from 'kysely'
import type { CheckoutSession, Handover } from '#contract/bookings/payments.ts'
import { isPayable } from '#domain/payment/book-payment.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import {
  isOverdue,
  promptEnd,
  widestLimits,
  type NoMoneyReason,
  type Operator,
} from '#domain/payment/mobile-money.ts'
import { countParts, noLimits, partsOf, type PartLimits } from '#domain/payment/parts.ts'
import type { Instant } from '#domain/rental/period.ts'
import { findBooking, findPayable, type StoredBooking } from '#server/bookings/find-bookings.ts'
import { owedOf } from '#server/bookings/money/find-charges.ts'
import { drivenBy, payableBy } from '#server/bookings/ownership.ts'
import { presentBooking, presentForPayer } from '#server/bookings/present-booking.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { PaymentStatus } from '#server/platform/db/tables/payment-tables.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import type { Gateways } from '#server/trade/payments/gateways/port.ts'

export type OwnPayment = {
  id: string
  booking_id: string
  gateway: NonNullable<CheckoutSession['payment']>['gateway']
  provider_ref: string | null
  xaf: number
  target: number
  /** How many other payments of the same sum have their money. */
  parts_paid: number
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

/** The payment of an id when the viewer may pay for its booking, else null. */
export async function findOwnPayment(db: Db, id: string, viewer: Viewer): Promise<OwnPayment | null> {
  const { rows } = await sql<OwnPayment>`
    SELECT p.id, p.booking_id, p.gateway, p.provider_ref, p.xaf, p.target, p.currency, p.amount::float8 AS amount,
      p.refunded::float8 AS refunded, p.status, p.closes_at,
      p.phone, p.operator, p.prompted_at, p.ask_after, p.no_money_reason,
      (SELECT count(*) FROM payments o WHERE o.booking_id = p.booking_id AND o.id <> p.id AND o.status = 'kept'
        AND o.target = p.target)::int AS parts_paid
    FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE p.id = ${id} AND ${payableBy(viewer)}`.execute(
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
    gateways,
  }: { now: Instant; gateways: Gateways; handover?: Handover | null; isProcessing?: boolean },
): Promise<CheckoutSession | null> {
  const payment = await findOwnPayment(db, id, viewer)
  const own = await findBooking(db, payment?.booking_id ?? id, viewer, { lapsedToo: payment !== null })
  const byLink = own === null && payment !== null
  const booking = byLink ? await findPayable(db, payment.booking_id, viewer) : own
  if (!booking || (!payment && !(booking.payment === 'counter' && (await drives(db, id, viewer)))))
    return null
  const rest = payment ? restOf(payment, booking) : 0
  const limits = payment && (await limitsOf(gateways, payment.gateway))
  return {
    _id: id,
    state: payment ? stateOf(payment, booking, { rest, now, isProcessing }) : 'counter',
    heldUntil: booking.hold_expires_at?.toISOString() ?? null,
    byLink,
    booking: byLink ? presentForPayer(booking) : presentBooking(booking),
    payment: payment && {
      gateway: payment.gateway,
      amount: payment.amount,
      currency: payment.currency,
      xaf: payment.xaf,
      closesAt: payment.closes_at.toISOString(),
      handover: payment.status === 'open' ? handover : null,
      refunded: payment.refunded,
      prompt: promptOf(payment, byLink),
      reason: reasonOf(payment, now),
      part: { ...partOf(payment, rest, limits!), rest },
    },
  }
}

/** By a payment link perhaps another person's phone was asked: its number is not said. */
function promptOf({ operator, phone, prompted_at: promptedAt }: OwnPayment, byLink: boolean) {
  if (operator === null) return null
  const asked = { phone: byLink ? null : phone, operator }
  return promptedAt === null
    ? asked
    : { ...asked, until: new Date(promptEnd(promptedAt.getTime())).toISOString() }
}

/** Staff read bookings, but a session is its driver's. */
async function drives(db: Db, bookingId: string, viewer: Viewer): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM bookings b WHERE b.id = ${bookingId} AND ${drivenBy(viewer)}`.execute(db)
  return rows.length > 0
}

/** Whole XAF that are missing of the sum that a payment is a part of. */
function restOf({ target }: OwnPayment, { paid, going_back: goingBack, ...booking }: StoredBooking): number {
  return Math.max(0, Math.min(target, owedOf(booking)) - (paid - goingBack))
}

async function limitsOf(gateways: Gateways, name: GatewayName): Promise<PartLimits> {
  const offers = await gateways[name]?.phone?.offers()
  return offers ? widestLimits(offers) : noLimits
}

/** A payment that has its money is not among what is missing. */
function partOf({ status, parts_paid: others }: OwnPayment, rest: number, limits: PartLimits) {
  if (status !== 'kept') return countParts({ paid: others, rest }, limits)
  return { number: others + 1, of: others + 1 + (partsOf(rest, limits)?.length ?? 1) }
}

/** Why no money came, as far as it can be said now. */
function reasonOf({ no_money_reason: known, status, prompted_at: promptedAt }: OwnPayment, now: Instant) {
  if (known !== null || promptedAt === null || status === 'kept' || status === 'returned') return known
  return isOverdue(promptedAt.getTime(), now) ? 'no-answer' : null
}

function stateOf(
  payment: OwnPayment,
  booking: StoredBooking,
  { rest, now, isProcessing }: { rest: number; now: Instant; isProcessing: boolean },
): CheckoutSession['state'] {
  const { status, prompted_at: promptedAt } = payment
  const reason = reasonOf(payment, now)
  if (status === 'returned') return 'returned'
  const canBePaid = isPayable(
    {
      status: booking.status,
      from: booking.from_at.getTime(),
      holdExpiresAt: booking.hold_expires_at?.getTime() ?? null,
      due: rest,
      isHandedOver: booking.handed_over_at !== null,
    },
    now,
  )
  if (status === 'kept') return canBePaid ? 'part' : 'paid'
  // Until the operator has answered, the owner of the phone may still say yes, whatever became of the car.
  if (reason === 'no-answer') return canBePaid ? 'refused' : rest > 0 ? 'processing' : 'lapsed'
  if (isProcessing || (promptedAt !== null && reason === null)) return 'processing'
  if (!canBePaid) return 'lapsed'
  if (status === 'open') return 'open'
  return reason === null ? 'lapsed' : 'refused'
}
