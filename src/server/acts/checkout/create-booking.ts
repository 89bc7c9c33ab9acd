// Books a car: to be paid at the counter, or held while its driver pays. Price, rules and availability are decided here, in
// one transaction.

import type { NewBooking } from '#contract/bookings/new-booking.ts'
import type { Settings } from '#contract/site/settings.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { offeredChoices } from '#domain/rental/payment-choice.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { discardFile, type FileStore } from '#server/platform/files/keep-file.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { bookingDriver } from './booking-driver.ts'
import { checkDrivers, decideTrip, type TripDecision } from './decide-trip.ts'
import { insertBooking } from './insert-booking.ts'
import { settleLicence } from './booking-licence.ts'
import { queueConfirmation } from '#server/bookings/confirmation-link.ts'
import { claimKey, settleKey, type IdempotencyKey } from '#server/bookings/idempotency.ts'
import { refuseTooMany, takeTurn } from './pending-bookings.ts'

export type BookingRequest = {
  body: NewBooking
  viewer: Viewer
  key: IdempotencyKey
  /** The hash under which a guest's device may read the booking again; null for a signed-in person. */
  guestKey: Buffer | null
  settings: Settings
  /** Units of the driver's currency per XAF; a currency without a rate has become XAF. */
  money: { currency: Currency; rate: number }
  now: Instant
  /** Thrown for a key that is new; one that is known gets its booking all the same. */
  tooMany: Refusal | null
}

/**
 * Returns the id of the booking, the same one for a repeated key, and whether it was made now. Throws a Refusal for every
 * rule of rule 2 to 7; `car-taken` when somebody else was first. The exclusion constraint of the car's
 * calendar decides; the car's row is locked first, so that two people at the same moment never deadlock.
 */
export async function createBooking(
  store: FileStore,
  request: BookingRequest,
): Promise<{ id: string; isNew: boolean }> {
  const { id, isNew, spare } = await inTransaction(store.db, request.viewer, (tx) => book(tx, request))
  // After the commit: a booking that failed must not have cost anybody the licence before.
  for (const name of spare) await discardFile(store, name)
  return { id, isNew }
}

type Booked = { id: string; isNew: boolean; spare: string[] }

async function book(tx: Tx, request: BookingRequest): Promise<Booked> {
  const { viewer, body, guestKey, now } = request
  const known = await claimKey(tx, request.key, body, now)
  if (known !== null) return { id: known, isNew: false, spare: [] }
  if (request.tooMany) throw request.tooMany
  const decision = await decide(tx, request)
  if (guestKey) await takeTurn(tx, guestKey)
  const driver = await bookingDriver(tx, viewer, body, now)
  checkDrivers(driver, decision, request)
  if (decision.price.total !== body.total) throw new Refusal('price-changed')
  await refuseTooMany(tx, { driverId: driver.id, guestKey }, now)
  const spare = await settleLicence(tx, { driver, viewer, sent: body })
  const status = firstStatus(body)
  const { money } = request
  const id = await insertBooking(tx, {
    body,
    driver,
    decision,
    status,
    guestKey,
    confirmedAt: null,
    money,
    now,
  })
  await tx
    .insertInto('booking_history')
    .values({
      booking_id: id,
      at: new Date(now),
      actor: driver.id,
      from_status: null,
      to_status: status,
      note: null,
    })
    .execute()
  // A hold notifies no one: the notification is sent once it is paid.
  if (body.payment === 'counter') await notifyOfBooking(tx, id, now)
  await settleKey(tx, request.key, id)
  return { id, isNew: true, spare }
}

function firstStatus({ payment }: NewBooking): BookingStatus {
  return payment === 'counter' ? 'pending' : 'void'
}

async function notifyOfBooking(tx: Tx, id: string, now: Instant): Promise<void> {
  await notify(tx, { kind: 'booking-made', bookingId: id, now })
  await queueConfirmation(tx, id, now)
}

/** Everything about the car and the trip, with the car's row locked. */
async function decide(tx: Tx, { body, settings, now }: BookingRequest): Promise<TripDecision> {
  const decision = await decideTrip(tx, body, { settings, now })
  const { supplier } = decision.found.row
  const terms = { payLater: supplier.pay_later, partPaymentPercent: supplier.part_payment_percent }
  if (!offeredChoices(terms, settings.paymentGateways.length > 0).includes(body.payment))
    return refuseField('payment', 'payment-not-offered')
  return decision
}
