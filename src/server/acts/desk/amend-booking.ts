// Staff change a booking themselves, as its driver asked them to by phone: the same price, rules and money as a change that
// the driver asks for and they accept.

import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import type { amendStaffBooking, quoteStaffAmendment } from '#contract/staff/amend.ts'
import { changesNothing } from '#domain/booking/change.ts'
import { handoverPlace } from '#domain/location/tree.ts'
import { requiredAge } from '#domain/people/age.ts'
import { instantOf, wallTimeOf, type Instant, type Period } from '#domain/rental/period.ts'
import { findNext } from '#server/bookings/find-next.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { applyChange } from '#server/acts/requests/changes/answer-change.ts'
import {
  decideChange,
  type ChangeInput,
  type BookingToChange,
} from '#server/acts/requests/changes/decide-change.ts'
import { insertChange } from '#server/acts/requests/changes/request-change.ts'
import { checkAge } from '#server/acts/checkout/booking-driver.ts'
import { lockBooking, refuseChanged } from '#server/bookings/lock-booking.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { findCar } from '#server/core/cars/find-offer.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { settleCalendar } from '#server/bookings/settle-calendar.ts'
import { settleKept, type SettlePorts } from '#server/trade/payments/settlement/settle.ts'
import { readSettings } from '#server/core/settings/read-settings.ts'

type Asking = { id: string; viewer: Viewer; now: Instant }
type Quoted = BodyOf<typeof quoteStaffAmendment>
type Amendment = BodyOf<typeof amendStaffBooking>

/** What it would cost, and whether the car is free. Throws `not-found` outside the fleet and a Refusal for the rules of a change. */
export async function quoteAmendment(
  db: Db,
  asked: Quoted,
  { id, viewer, now }: Asking,
): Promise<ResponseOf<typeof quoteStaffAmendment>> {
  const booking = await db
    .selectFrom('bookings as b')
    .selectAll()
    .where('b.id', '=', id)
    .where(managedBy(viewer))
    .executeTakeFirst()
  if (!booking) throw new Refusal('not-found')
  const { quote, difference, isFree, isAmendmentFree } = await decideChange(
    db,
    booking,
    askedOf(booking, asked),
    now,
  )
  const inTheWay = isFree ? null : await findNext(db, booking)
  return { quote, before: booking.total, difference, isFree, isAmendmentFree, inTheWay }
}

/**
 * The booking becomes it at once, money above the new total goes back, and its driver is notified. Throws `not-found`
 * outside the fleet, `changed-meanwhile` when the booking is no longer what the screen showed, `not-possible-now` while its
 * driver waits for an answer, `price-changed`, `car-taken`, and `provider-away` as a change does;
 * on the fields of a second driver what is wrong with them.
 */
export async function amendBooking(ports: SettlePorts, body: Amendment, asking: Asking): Promise<void> {
  const { id, viewer, now } = asking
  await readTruth(ports, body, asking)
  await inTransaction(ports.db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    refuseChanged(booking, body.was)
    if (await hasOpenChange(tx, id)) throw new Refusal('not-possible-now')
    await settleCalendar(tx, booking.car_id, now, id)
    const second = await secondDriverOf(tx, booking, body, now)
    const decision = await decideChange(tx, { ...booking, ...second }, askedOf(booking, body), now)
    const places = await placesOf(tx, booking, body, now)
    const isSame = changesNothing(decision.booked, decision.asked)
    if (isSame && !places && !second) throw new Refusal('not-possible-now')
    if (!decision.isFree) throw new Refusal('car-taken')
    if (decision.quote.total !== (body.total ?? booking.total)) throw new Refusal('price-changed')
    const change = await insertChange(tx, { bookingId: id, decision, note: null, now })
    await applyChange(tx, booking, change, { viewer, now, note: body.note, kind: 'booking-amended' })
    if (places) await tx.updateTable('bookings').set(places).where('id', '=', id).execute()
    if (second) {
      const additional_driver = JSON.stringify(second.additional_driver)
      await tx.updateTable('bookings').set({ additional_driver }).where('id', '=', id).execute()
    }
    const actor = viewer.person!.id
    await recordAct(tx, { actor, action: 'amended', entity: 'booking', entityId: id }, now)
  })
}

/** What is left out stays as it is. */
function askedOf(booking: BookingToChange, { from, to, extras }: Quoted): ChangeInput {
  return {
    from: from ?? wallTimeOf(booking.from_at.getTime()),
    to: to ?? wallTimeOf(booking.to_at.getTime()),
    extras: extras ?? booking.extras,
  }
}

/** What was given back at the provider meanwhile must be known before more is. */
async function readTruth(ports: SettlePorts, { total }: Amendment, { id, viewer }: Asking): Promise<void> {
  const above = await ports.db
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.id', '=', id)
    .where(managedBy(viewer))
    .where('b.paid', '>', total ?? 0)
    .executeTakeFirst()
  if (total !== undefined && above) await settleKept(ports, id)
}

const bookedPeriod = ({ from_at: from, to_at: to }: BookingToChange): Period => ({
  from: from.getTime(),
  to: to.getTime(),
})

/** Null when both stay. Throws `not-found` on a place where the car is not handed over. */
async function placesOf(tx: Tx, booking: BookingToChange, { pickUp, dropOff }: Amendment, now: Instant) {
  if (pickUp === undefined && dropOff === undefined) return null
  const found = (await findCar(tx, booking.car_id, bookedPeriod(booking), now))!
  const at = (asked: string | undefined, was: string, field: string) => {
    if (asked === undefined || asked === was) return was
    return handoverPlace(found.places, asked, found.row.car.location_ids) ?? refuseField(field, 'not-found')
  }
  const places = {
    pick_up_location: at(pickUp, booking.pick_up_location, 'pickUp'),
    drop_off_location: at(dropOff, booking.drop_off_location, 'dropOff'),
  }
  const isSame =
    places.pick_up_location === booking.pick_up_location &&
    places.drop_off_location === booking.drop_off_location
  return isSame ? null : places
}

const secondDriverFields = ['fullName', 'phone', 'birthDate'] as const

/** Null when nobody is named, or who is already. Throws `invalid-input` without the extra, and for an age as a booking does. */
async function secondDriverOf(tx: Tx, booking: BookingToChange, body: Amendment, now: Instant) {
  const named = body.additionalDriver
  if (named === undefined) return null
  const { from, extras } = askedOf(booking, body)
  if (!extras.includes('additionalDriver')) refuseField('additionalDriver', 'invalid-input')
  const before = booking.additional_driver
  if (before && secondDriverFields.every((field) => before[field] === named[field])) return null
  const { row } = (await findCar(tx, booking.car_id, bookedPeriod(booking), now))!
  const { minimumAge: site } = await readSettings(tx)
  const car = requiredAge(site, row.car.minimum_age)
  checkAge('additionalDriver.birthDate', named.birthDate, { pickUp: instantOf(from)!, now, site, car })
  return { additional_driver: named }
}

/** Takes a transaction and a booking's id; true while its driver waits for an answer: what they asked is answered first. */
export async function hasOpenChange(tx: Tx, bookingId: string): Promise<boolean> {
  const open = tx.selectFrom('booking_changes').select('id').where('booking_id', '=', bookingId)
  return (await open.where('state', '=', 'open').executeTakeFirst()) !== undefined
}
