// Prices a change of a booking and checks that the car is free. The quote and the request both use it.

import { sql, type Selectable } from 'kysely'
import {
  changedQuote,
  checkChange,
  isAmendmentFree,
  isSamePeriod,
  mayChange,
  type RequestedChange,
  type Booked,
} from '#domain/booking/change.ts'
import { extendedQuote, isExtension } from '#domain/inspection/extension.ts'
import { mayExtend } from '#domain/inspection/may-extend.ts'
import { ageAt, requiredAge } from '#domain/people/age.ts'
import { extrasWith } from '#domain/rental/extra-prices.ts'
import type { Extra } from '#domain/rental/extras.ts'
import { instantOf, wallTimeOf, type Instant, type Period } from '#domain/rental/period.ts'
import { ExtraUnavailable, type Quote } from '#domain/rental/quote.ts'
import { checkPeriod, type TimeProblem } from '#domain/rental/time-rules.ts'
import { pricingOf } from '#server/core/cars/car-row.ts'
import { isFreeForBooking } from '#server/core/calendar/free-sql.ts'
import { closedAt, findCar, type CarForTrip } from '#server/core/cars/find-offer.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import type { BookingChangesTable } from '#server/platform/db/tables/change-tables.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { readSettings } from '#server/core/settings/read-settings.ts'

export type BookingToChange = Selectable<BookingsTable>
export type ChangeInput = { from: string; to: string; extras: Extra[] }
export type Decision = {
  booked: Booked
  asked: RequestedChange
  quote: Quote
  difference: number
  isFree: boolean
  isAmendmentFree: boolean
  /** An end that moves to a time at which its place is closed: drivers are refused it (rule 19.3). */
  closed: TimeProblem | null
}

/** Throws `not-possible-now` when the booking is no longer active, has begun, or its cancellation was asked for. */
export function refuseUnchangeable(booking: BookingToChange, now: Instant): void {
  const booked = {
    status: booking.status,
    from: booking.from_at.getTime(),
    cancelRequested: booking.cancel_requested_at !== null,
  }
  if (!mayChange(booked, now)) throw new Refusal('not-possible-now')
}

/** While the keys are out an end may move to a later time, and nothing else is changed. */
export const isOut = ({ status, handed_over_at: out, returned_at: back }: BookingToChange): boolean =>
  mayExtend({ status, isHandedOver: out !== null, isReturned: back !== null })

/** Throws `not-possible-now` for a request from before the hand-over, and for one whose later end is over by now. */
export function refuseUnextendable(
  booking: BookingToChange,
  change: Pick<Selectable<BookingChangesTable>, 'from_at' | 'to_at' | 'asked_at'>,
  now: Instant,
): void {
  const isLater = change.to_at > booking.to_at && change.to_at.getTime() > now
  const isSame = change.from_at.getTime() === booking.from_at.getTime()
  if (!isLater || !isSame || change.asked_at < booking.handed_over_at!) throw new Refusal('not-possible-now')
}

/** Throws a Refusal for the rules of the period, the driver's age and the extras on offer; availability is returned. */
export async function decideChange(
  db: Db | Tx,
  booking: BookingToChange,
  change: ChangeInput,
  now: Instant,
): Promise<Decision> {
  const period = {
    from: askedInstant(change.from, booking.from_at),
    to: askedInstant(change.to, booking.to_at),
  }
  const { payment } = booking
  const booked: Booked = {
    ...booking,
    extras: extrasWith(payment, booking.extras),
    period: { from: booking.from_at.getTime(), to: booking.to_at.getTime() },
  }
  const asked = { period, extras: extrasWith(payment, change.extras) }
  if (isOut(booking) && isExtension(booked, asked))
    return decideExtension(db, booking, { booked, asked }, now)
  refuseUnchangeable(booking, now)
  const settings = await readSettings(db)
  // A wrong period is refused before the database is asked about it.
  refuseWrong(checkChange(booked.period, period, settings, now))
  const found = await findCar(db, booking.car_id, period, now)
  const { car, supplier } = found!.row
  refuseWrong(checkChange(booked.period, period, settings, now, supplier.minimum_rental_days))
  if (!isSamePeriod(booked.period, period))
    refuseTooYoung(booking, period, { site: settings.minimumAge, car: car.minimum_age })
  const quote = priced(() => changedQuote(booked, asked, pricingOf(found!.row)))
  return {
    booked,
    asked,
    quote,
    difference: quote.total - booking.total,
    isFree: await isFreeFor(db, booking, period, now),
    isAmendmentFree: isAmendmentFree(booking),
    closed: closedFor(booking, found!, booked.period, period),
  }
}

/** A time that is said as it was stays to the second. */
function askedInstant(asked: string, was: Date): Instant {
  return asked === wallTimeOf(was.getTime()) ? was.getTime() : instantOf(asked)!
}

/** A later end while the car is out (rule 22.7): whether the car is offered to others by now does not matter. */
async function decideExtension(
  db: Db | Tx,
  booking: BookingToChange,
  { booked, asked }: Pick<Decision, 'booked' | 'asked'>,
  now: Instant,
): Promise<Decision> {
  const { period } = asked
  if (period.to <= now) refuseField('to', 'drop-off-before-pick-up')
  const settings = await readSettings(db)
  const begun = Math.min(now, period.from)
  const problem = checkPeriod(period, { ...settings, minPickupHours: 0 }, begun)
  // The pick-up has been.
  if (problem?.field === 'to') refuseWrong(problem)
  const found = (await findCar(db, booking.car_id, period, now))!
  const quote = extendedQuote(booked, period.to, pricingOf(found.row))!
  return {
    booked,
    asked,
    quote,
    difference: quote.total - booking.total,
    isFree: await isCalendarFree(db, booking, period, now),
    isAmendmentFree: isAmendmentFree(booking),
    closed: closedFor(booking, found, booked.period, period),
  }
}

async function isCalendarFree(
  db: Db | Tx,
  { id, car_id: car }: BookingToChange,
  period: Period,
  now: Instant,
): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    SELECT ${isFreeForBooking(id, period, now)} AS "isFree"
    FROM cars c JOIN suppliers s ON s.id = c.supplier_id WHERE c.id = ${car}`.execute(db)
  return rows[0]!.isFree
}

/** A time that stays was agreed, whatever the hours are now. */
function closedFor(booking: BookingToChange, found: CarForTrip, before: Period, asked: Period) {
  return closedAt(found, asked, {
    pickUp: asked.from === before.from ? null : booking.pick_up_location,
    dropOff: asked.to === before.to ? null : booking.drop_off_location,
  })
}

/** Throws a Refusal on the field. */
export function refuseWrong(problem: TimeProblem | null): void {
  if (problem) refuseField(problem.field, problem.code)
}

/** An earlier pick-up may be too early for somebody who has a birthday in between. */
function refuseTooYoung(
  booking: BookingToChange,
  { from }: Period,
  minimum: { site: number; car: number },
): void {
  for (const birthDate of [booking.driver_birth_date, booking.additional_driver?.birthDate]) {
    if (!birthDate) continue
    const age = ageAt(birthDate, from)
    if (age < minimum.site) refuseField('from', 'too-young')
    if (age < requiredAge(minimum.site, minimum.car)) refuseField('from', 'too-young-for-car')
  }
}

function priced(quote: () => Quote): Quote {
  try {
    return quote()
  } catch (error) {
    if (error instanceof ExtraUnavailable) return refuseField('extras', 'extra-unavailable')
    throw error
  }
}

/** Whether the car is on offer and free then; dates that stay are this booking's already. */
async function isFreeFor(
  db: Db | Tx,
  booking: BookingToChange,
  { from, to }: Period,
  now: Instant,
): Promise<boolean> {
  if (from >= booking.from_at.getTime() && to <= booking.to_at.getTime()) return true
  const { rows } = await sql<{ isFree: boolean }>`
    SELECT c.available AND NOT u.blacklisted AND ${isFreeForBooking(booking.id, { from, to }, now)} AS "isFree"
    FROM cars c JOIN suppliers s ON s.id = c.supplier_id JOIN users u ON u.id = s.id WHERE c.id = ${booking.car_id}`.execute(
    db,
  )
  return rows[0]!.isFree
}
