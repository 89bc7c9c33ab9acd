// Opens a payment of a booking: a row first, then the provider, under the row's own id.

import { sql } from 'kysely'
import type { Handover } from '#contract/bookings/payments.ts'
import { firstDelay } from '#domain/payment/ask-again.ts'
import { chargeOf } from '#domain/payment/charge.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import { openUntil } from '#domain/payment/hold.ts'
import { widestLimits, type OperatorOffer } from '#domain/payment/mobile-money.ts'
import { nextPart } from '#domain/payment/parts.ts'
import type { Instant } from '#domain/rental/period.ts'
import { drivenBy, payableBy } from '#server/bookings/ownership.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { closePayments, releaseHolds } from '#server/bookings/money/holds.ts'
import { lockCar } from '#server/core/calendar/lock-car.ts'
import { findDue, findUnanswered } from './find-due.ts'
import { pickGateway } from './pick-gateway.ts'
import { gatewayOf, KeySpent, type Gateways, type Order } from '#server/trade/payments/gateways/port.ts'

export type OpenRequest = {
  bookingId: string
  /** By default that of the payment which is open, else the first way to pay. */
  gateway?: GatewayName | undefined
  viewer: Viewer
  now: Instant
}

export type OpenPorts = { db: Db; gateways: Gateways; onError: (error: unknown) => void }

/** No handover while the phone of a payment that was opened before has not answered. */
export type OpenedPayment = { id: string; handover: Handover | null }

/** Only where phones are asked: for how long one may take, and what operators take now. */
type Asking = { answersWithin?: number; offers?: readonly OperatorOffer[] }

/**
 * Returns the payment to go on with, of as much of what is due as the gateway takes at once; asked again with the same gateway
 * it is the same one, with another gateway the one before is closed. While a phone has not answered it is that one. Throws
 * `not-found` for somebody else's booking, `hold-expired` when the hold is over, `not-possible-now` when nothing is due,
 * `payment-not-offered` for a gateway that is off,
 * `car-unavailable` when it was taken off the road meanwhile, `payment-failed` when the provider could not be reached.
 */
export async function openPayment(
  { db, gateways, onError }: OpenPorts,
  request: OpenRequest,
): Promise<OpenedPayment> {
  const name = await pickGateway({ db, gateways }, request)
  if (name === undefined || !gateways[name]) throw new Refusal('payment-not-offered')
  const gateway = gatewayOf(gateways, name)
  const { phone } = gateway
  const asking = phone ? { answersWithin: phone.answersWithin, offers: await phone.offers() } : {}
  const order = await inTransaction(db, request.viewer, (tx) =>
    prepare(tx, { ...request, gateway: name }, asking),
  )
  if ('waits' in order) return { id: order.waits, handover: null }
  const opened = await gateway.open(order).catch(async (error: unknown) => {
    onError(error)
    // The driver got nothing to pay with yet, so a payment under another key cannot be paid twice.
    if (error instanceof KeySpent)
      await db
        .updateTable('payments')
        .set({ attempt: (order.attempt ?? 0) + 1 })
        .where('id', '=', order.id)
        .where('attempt', '=', order.attempt ?? 0)
        .execute()
    throw new Refusal('payment-failed')
  })
  // The provider hears of it when a phone is asked.
  if (phone) return { id: order.id, handover: opened.handover }
  const known = await db
    .updateTable('payments')
    .set({ provider_ref: opened.ref })
    .where('id', '=', order.id)
    .where('provider_ref', 'is', null)
    .returning('status')
    .executeTakeFirst()
  if (known && known.status !== 'open') {
    // The driver gave up while it was being opened: do not show a payment form for a car that is free again.
    await gateway.close(opened.ref).catch(onError)
    throw new Refusal('hold-expired')
  }
  return { id: order.id, handover: opened.handover }
}

/** The order to place, written down before anybody is asked; only the id of a payment whose phone has not answered. */
async function prepare(
  tx: Tx,
  { bookingId, gateway, viewer, now }: OpenRequest & { gateway: GatewayName },
  { answersWithin, offers }: Asking,
): Promise<Order | { waits: string }> {
  const booking = await findHeld(tx, bookingId, viewer)
  if (!booking) throw new Refusal('not-found')
  // What was driven is paid, whatever has become of the car.
  const isHandedOver = booking.handed_over_at !== null
  if (!isHandedOver && (!booking.available || booking.blacklisted)) throw new Refusal('car-unavailable')
  await lockCar(tx, booking.car_id)
  await releaseHolds(tx, booking.car_id, now)
  const unanswered = await findUnanswered(tx, bookingId, now)
  if (unanswered) return { waits: unanswered.id }
  const { target, rest, holdExpiresAt } = await findDue(tx, bookingId, now)
  const closesAt = openUntil(holdExpiresAt, now, answersWithin)
  if (closesAt <= now) throw new Refusal('hold-expired')
  const xaf = offers ? (nextPart(rest, widestLimits(offers)) ?? rest) : rest
  const open = await tx
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  const about = { reference: booking.reference, language: booking.language }
  // What was due when it was opened may be due no more: the counter has taken some of it, or the booking costs another sum.
  const isUnasked = open?.gateway === gateway && open.prompted_at === null
  if (isUnasked && open.xaf === xaf && open.target === target)
    return {
      ...about,
      id: open.id,
      amount: Number(open.amount),
      currency: open.currency,
      closesAt: open.closes_at.getTime(),
      attempt: open.attempt,
    }
  await closePayments(tx, bookingId, now)
  const charge = chargeOf(xaf, gateway, booking)
  const id = newId(32)
  await tx
    .insertInto('payments')
    .values({
      id,
      booking_id: bookingId,
      gateway,
      provider_ref: null,
      xaf,
      target,
      ...charge,
      closes_at: new Date(closesAt),
      created_at: new Date(now),
      settled_at: null,
      ask_after: new Date(now + firstDelay),
    })
    .execute()
  return { ...about, ...charge, id, closesAt, attempt: 0 }
}

/** Who has a payment link pays until the keys leave; then its driver alone. */
function findHeld(tx: Tx, id: string, viewer: Viewer) {
  return tx
    .selectFrom('bookings as b')
    .innerJoin('cars', 'cars.id', 'b.car_id')
    .innerJoin('users', 'users.id', 'b.supplier_id')
    .select([
      'b.car_id',
      'b.reference',
      'b.language',
      'b.currency',
      'b.rate',
      'b.handed_over_at',
      'cars.available',
      'users.blacklisted',
    ])
    .where('b.id', '=', id)
    .where(payableBy(viewer))
    .where(sql<boolean>`(b.handed_over_at IS NULL OR ${drivenBy(viewer)})`)
    .executeTakeFirst()
}
