// Books a car: to be paid at the counter, or held while its driver pays. Price, rules and availability are decided here, in
// one transaction.

import type { NewBooking } from '#contract/new-booking.ts'
import type { Settings } from '#contract/settings.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { offeredChoices } from '#domain/booking/payment-choice.ts'
import { splitPayment } from '#domain/booking/split-payment.ts'
import { handoverPlace } from '#domain/location/tree.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { holdEnd } from '#domain/payment/hold.ts'
import { requiredAge } from '#domain/people/age.ts'
import { extraOffer, extrasWith, isFreeWith } from '#domain/rental/extra-prices.ts'
import type { Extra } from '#domain/rental/extras.ts'
import type { Instant, Period } from '#domain/rental/period.ts'
import { quote, type Quote } from '#domain/rental/quote.ts'
import { isOverlap } from '#server/calendar/free-sql.ts'
import { pricingOf } from '#server/cars/car-row.ts'
import { askedPlaces, findCar, type FoundCar } from '#server/cars/find-offer.ts'
import { tripPeriod } from '#server/cars/trip-period.ts'
import type { Tx } from '#server/db/connect.ts'
import { discardFile, type FileStore } from '#server/files/keep-file.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/serve.ts'
import { newId } from '#server/http/tokens.ts'
import { notify } from '#server/notifications/notify.ts'
import { lockCar, releaseHolds } from '#server/payments/holds.ts'
import { bookingDriver, checkAge, type Driver } from './booking-driver.ts'
import { settleLicence } from './booking-licence.ts'
import { queueConfirmation } from '../confirmation-link.ts'
import { claimKey, settleKey, type IdempotencyKey } from '../idempotency.ts'
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
  /** Called once for a key that is new; throws when there were too many. */
  beforeNew: () => Promise<void>
}

type Decision = {
  found: FoundCar
  period: Period
  extras: Extra[]
  price: Quote
  pickUp: string
  dropOff: string
}

/**
 * Returns the id of the booking, the same one for a repeated key, and whether it was made now. Throws a Refusal for every
 * rule of rule 2 to 7; `car-taken` when somebody else was first. The exclusion constraint of the car's
 * calendar has the last word; the car's row is locked first, so that two people at the same moment never deadlock.
 */
export async function createBooking(
  store: FileStore,
  request: BookingRequest,
): Promise<{ id: string; isNew: boolean }> {
  const { id, isNew, spare } = await store.db.transaction().execute((tx) => book(tx, request))
  // After the commit: a booking that failed must not have cost anybody the licence before.
  for (const name of spare) await discardFile(store, name)
  return { id, isNew }
}

type Booked = { id: string; isNew: boolean; spare: string[] }

async function book(tx: Tx, request: BookingRequest): Promise<Booked> {
  const { viewer, body, guestKey, now } = request
  const known = await claimKey(tx, request.key, body, now)
  if (known !== null) return { id: known, isNew: false, spare: [] }
  await request.beforeNew()
  const decision = await decide(tx, request)
  if (guestKey) await takeTurn(tx, guestKey)
  const driver = await bookingDriver(tx, viewer, body, now)
  checkDrivers(request, driver, decision)
  if (decision.price.total !== body.total) throw new Refusal('price-changed')
  await refuseTooMany(tx, { driverId: driver.id, guestKey }, now)
  const spare = await settleLicence(tx, { driver, viewer, name: body.licence })
  const id = await insert(tx, request, driver, decision)
  await tx
    .insertInto('booking_history')
    .values({
      booking_id: id,
      at: new Date(now),
      actor: driver.id,
      from_status: null,
      to_status: firstStatus(body),
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
async function decide(tx: Tx, { body, settings, now }: BookingRequest): Promise<Decision> {
  // Read without the supplier first: a wrong period must not wait for the car's lock.
  const period = tripPeriod(body, settings, now)
  await lockCar(tx, body.car)
  await releaseHolds(tx, body.car, now)
  const found = await findCar(tx, body.car, period)
  if (!found) return refuseField('car', 'not-found')
  const { car, supplier } = found.row
  tripPeriod(body, settings, now, supplier.minimum_rental_days)
  const asked = askedPlaces(body)
  const pickUp = handoverPlace(found.places, asked.pickUp, car.location_ids)
  const dropOff = handoverPlace(found.places, asked.dropOff, car.location_ids)
  if (pickUp === null) return refuseField('pl', 'not-found')
  if (dropOff === null) return refuseField('dl', 'not-found')
  if (!found.isFree) throw new Refusal(car.available ? 'car-taken' : 'car-unavailable')
  const terms = { payLater: supplier.pay_later, partPaymentPercent: supplier.part_payment_percent }
  if (!offeredChoices(terms, settings.paymentGateways.length > 0).includes(body.payment))
    return refuseField('payment', 'payment-not-offered')
  const pricing = pricingOf(found.row)
  const { payment } = body
  const extras = extrasWith(payment, body.extras)
  if (
    extras.some((extra) => !isFreeWith(payment, extra) && extraOffer(pricing.extras, extra) === 'unavailable')
  )
    return refuseField('extras', 'extra-unavailable')
  return { found, period, extras, price: quote(pricing, period, { extras, payment }), pickUp, dropOff }
}

function checkDrivers(
  { body, settings, now }: BookingRequest,
  driver: Driver,
  { found, period }: Decision,
): void {
  const ages = {
    pickUp: period.from,
    now,
    site: settings.minimumAge,
    car: requiredAge(settings.minimumAge, found.row.car.minimum_age),
  }
  checkAge('driver.birthDate', driver.birthDate, ages)
  if (!body.extras.includes('additionalDriver')) return
  if (!body.additionalDriver) refuseField('additionalDriver', 'required')
  checkAge('additionalDriver.birthDate', body.additionalDriver.birthDate, ages)
}

async function insert(tx: Tx, request: BookingRequest, driver: Driver, decision: Decision): Promise<string> {
  const { body, guestKey, money, now } = request
  const { found, period, extras, price, pickUp, dropOff } = decision
  const id = newId()
  await tx
    .insertInto('bookings')
    .values({
      id,
      reference: newId(8).toUpperCase(),
      car_id: body.car,
      supplier_id: found.row.supplier.id,
      driver_id: driver.id,
      guest_key: guestKey,
      pick_up_location: pickUp,
      drop_off_location: dropOff,
      from_at: new Date(period.from),
      to_at: new Date(period.to),
      status: firstStatus(body),
      hold_expires_at: body.payment === 'counter' ? null : new Date(holdEnd(now)),
      cancel_requested_at: null,
      driver_name: driver.fullName,
      driver_email: driver.email,
      driver_phone: driver.phone,
      driver_birth_date: driver.birthDate,
      additional_driver: body.extras.includes('additionalDriver')
        ? JSON.stringify(body.additionalDriver)
        : null,
      extras,
      payment: body.payment,
      days: price.days,
      lines: JSON.stringify(price.lines),
      total: price.total,
      due_online: splitPayment(body.payment, price.total, found.row.supplier.part_payment_percent).now,
      security_deposit: found.row.car.deposit,
      currency: money.currency,
      rate: money.rate,
      language: body.language,
      created_at: new Date(now),
    })
    .execute()
    .catch((error: unknown) => {
      throw isOverlap(error) ? new Refusal('car-taken') : error
    })
  return id
}
