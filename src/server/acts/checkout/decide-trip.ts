// Whether a car can be booked for a trip and what that costs: the same answer for drivers and for staff who book for them.

import type { NewBooking } from '#contract/bookings/new-booking.ts'
import type { Settings } from '#contract/site/settings.ts'
import type { RuleToSetAside } from '#domain/booking/staff-acts.ts'
import { handoverPlace } from '#domain/location/tree.ts'
import { requiredAge } from '#domain/people/age.ts'
import { extraOffer, extrasWith, isFreeWith } from '#domain/rental/extra-prices.ts'
import type { Extra } from '#domain/rental/extras.ts'
import type { Instant, Period } from '#domain/rental/period.ts'
import { quote, type Quote } from '#domain/rental/quote.ts'
import { pricingOf } from '#server/core/cars/car-row.ts'
import { askedPlaces, closedAt, findCar, type CarForTrip } from '#server/core/cars/find-offer.ts'
import { tripPeriod } from '#server/core/cars/trip-period.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { settleCalendar } from '#server/bookings/settle-calendar.ts'
import { lockCar } from '#server/core/calendar/lock-car.ts'
import { checkAge } from './booking-driver.ts'

export type TripRequest = Pick<NewBooking, 'car' | 'pl' | 'dl' | 'from' | 'to' | 'extras' | 'payment'>

export type TripDecision = {
  found: CarForTrip
  period: Period
  extras: Extra[]
  price: Quote
  pickUp: string
  dropOff: string
}

type Rules = {
  settings: Settings
  now: Instant
  setAside?: readonly RuleToSetAside[] | undefined
  /** Staff know who will be there: the hours of a place bind drivers alone (rule 19.3). */
  isByStaff?: boolean
}

/**
 * Locks the car, then decides. Throws a Refusal for the rules of the period, the places and the extras, and `car-taken` or
 * `car-unavailable`.
 */
export async function decideTrip(tx: Tx, trip: TripRequest, rules: Rules): Promise<TripDecision> {
  // Read without the supplier first: a wrong period must not wait for the car's lock.
  const period = periodOf(trip, rules)
  await lockCar(tx, trip.car)
  await settleCalendar(tx, trip.car, rules.now)
  return decideFound(trip, rules, await findCar(tx, trip.car, period, rules.now))
}

/** The same without a lock: what a booking would cost now. */
export async function quoteTrip(db: Db, trip: TripRequest, rules: Rules): Promise<TripDecision> {
  return decideFound(trip, rules, await findCar(db, trip.car, periodOf(trip, rules), rules.now))
}

function periodOf(trip: TripRequest, { settings, now, setAside = [] }: Rules, minimumDays = 1): Period {
  const minPickupHours = setAside.includes('pick-up-too-soon') ? 0 : settings.minPickupHours
  return tripPeriod(
    trip,
    { ...settings, minPickupHours },
    now,
    setAside.includes('below-minimum-days') ? 1 : minimumDays,
  )
}

function decideFound(trip: TripRequest, rules: Rules, found: CarForTrip | null): TripDecision {
  if (!found) return refuseField('car', 'not-found')
  const { car, supplier } = found.row
  const period = periodOf(trip, rules, supplier.minimum_rental_days)
  const asked = askedPlaces(trip)
  const pickUp = handoverPlace(found.places, asked.pickUp, car.location_ids)
  const dropOff = handoverPlace(found.places, asked.dropOff, car.location_ids)
  if (pickUp === null) return refuseField('pl', 'not-found')
  if (dropOff === null) return refuseField('dl', 'not-found')
  const closed = rules.isByStaff ? null : closedAt(found, period, { pickUp, dropOff })
  if (closed) return refuseField(closed.field, closed.code)
  if (!found.isFree) throw new Refusal(found.isOffered ? 'car-taken' : 'car-unavailable')
  const { payment } = trip
  const pricing = pricingOf(found.row)
  const extras = extrasWith(payment, trip.extras)
  const isMissing = (extra: Extra) =>
    !isFreeWith(payment, extra) && extraOffer(pricing.extras, extra) === 'unavailable'
  if (extras.some(isMissing)) return refuseField('extras', 'extra-unavailable')
  return { found, period, extras, price: quote(pricing, period, { extras, payment }), pickUp, dropOff }
}

/** Throws when the driver, or who drives along, is too young for the site or the car, or is not named. */
export function checkDrivers(
  driver: { birthDate: string },
  { found, period }: TripDecision,
  {
    body,
    settings,
    now,
  }: Pick<Rules, 'settings' | 'now'> & { body: Pick<NewBooking, 'extras' | 'additionalDriver'> },
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
