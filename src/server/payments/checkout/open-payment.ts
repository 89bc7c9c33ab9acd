// Opens the payment of a held car: a row first, then the provider, under the row's own id.

import type { Handover } from '#contract/payments.ts'
import { firstDelay } from '#domain/payment/ask-again.ts'
import { chargeOf } from '#domain/payment/charge.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import { holdIsLive, payableUntil } from '#domain/payment/hold.ts'
import type { Instant } from '#domain/rental/period.ts'
import { drivenBy } from '#server/bookings/ownership.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/serve.ts'
import { newId } from '#server/http/tokens.ts'
import { closePayments, lockCar, releaseHolds } from '../holds.ts'
import { gatewayOf, KeySpent, type Gateways, type Order } from '../gateways/port.ts'

export type OpenRequest = { bookingId: string; gateway: GatewayName; viewer: Viewer; now: Instant }

export type OpenPorts = { db: Db; gateways: Gateways; onError: (error: unknown) => void }

export type OpenedPayment = { id: string; handover: Handover }

/**
 * Returns the payment to go on with; asked again with the same gateway it is the same one, with another gateway the one
 * before is closed. Throws `not-found` for somebody else's booking, `hold-expired` when the hold is over,
 * `payment-not-offered` for a gateway that is off,
 * `car-unavailable` when it was taken off the road meanwhile, `payment-failed` when the provider could not be reached.
 */
export async function openPayment(
  { db, gateways, onError }: OpenPorts,
  request: OpenRequest,
): Promise<OpenedPayment> {
  if (!gateways[request.gateway]) throw new Refusal('payment-not-offered')
  const gateway = gatewayOf(gateways, request.gateway)
  const order = await db.transaction().execute((tx) => prepare(tx, request, gateway.phone?.answersWithin))
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
  if (gateway.phone) return { id: order.id, handover: opened.handover }
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

/** The order to place, written down before anybody is asked. */
async function prepare(
  tx: Tx,
  { bookingId, gateway, viewer, now }: OpenRequest,
  answersWithin?: number,
): Promise<Order> {
  const booking = await findHeld(tx, bookingId, viewer)
  if (!booking) throw new Refusal('not-found')
  if (!booking.available || booking.blacklisted) throw new Refusal('car-unavailable')
  await lockCar(tx, booking.car_id)
  await releaseHolds(tx, booking.car_id, now)
  const held = await tx
    .selectFrom('bookings')
    .select(['status', 'hold_expires_at'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const end = held.hold_expires_at?.getTime() ?? null
  if (held.status !== 'void' || !holdIsLive(end, now) || payableUntil(end!, answersWithin) <= now)
    throw new Refusal('hold-expired')
  const open = await tx
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  const about = { reference: booking.reference, language: booking.language }
  if (open?.gateway === gateway)
    return {
      ...about,
      id: open.id,
      amount: Number(open.amount),
      currency: open.currency,
      closesAt: open.closes_at.getTime(),
      attempt: open.attempt,
    }
  await closePayments(tx, bookingId, now)
  const xaf = booking.due_online
  const charge = chargeOf(xaf, gateway, booking)
  const id = newId(32)
  const closesAt = payableUntil(end!, answersWithin)
  await tx
    .insertInto('payments')
    .values({
      id,
      booking_id: bookingId,
      gateway,
      provider_ref: null,
      xaf,
      ...charge,
      closes_at: new Date(closesAt),
      created_at: new Date(now),
      settled_at: null,
      ask_after: new Date(now + firstDelay),
    })
    .execute()
  return { ...about, ...charge, id, closesAt, attempt: 0 }
}

function findHeld(tx: Tx, id: string, viewer: Viewer) {
  return tx
    .selectFrom('bookings as b')
    .innerJoin('cars', 'cars.id', 'b.car_id')
    .innerJoin('users', 'users.id', 'b.supplier_id')
    .select([
      'b.car_id',
      'b.reference',
      'b.language',
      'b.due_online',
      'b.currency',
      'b.rate',
      'cars.available',
      'users.blacklisted',
    ])
    .where('b.id', '=', id)
    .where(drivenBy(viewer))
    .executeTakeFirst()
}
