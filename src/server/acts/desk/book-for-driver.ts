// Staff book a car of their fleet for somebody: confirmed at once, paid at the counter, at the price of the same rule.

import type { BodyOf } from '#contract/endpoint.ts'
import type { NewStaffBooking, quoteStaffBooking } from '#contract/staff/new-booking.ts'
import type { Settings } from '#contract/site/settings.ts'
import { hasRight } from '#domain/people/staff-rights.ts'
import type { Instant } from '#domain/rental/period.ts'
import { withDiscount, type Quote } from '#domain/rental/quote.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { queueConfirmation } from '#server/bookings/confirmation-link.ts'
import { checkDrivers, decideTrip, quoteTrip, type TripDecision } from '#server/acts/checkout/decide-trip.ts'
import { insertBooking } from '#server/acts/checkout/insert-booking.ts'
import { claimKey, settleKey } from '#server/bookings/idempotency.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { refuseForeignCar } from '#server/core/staff/ownership.ts'
import { isKnownTo } from './find-drivers.ts'
import { staffDriver } from './known-driver.ts'

type BookingInput = BodyOf<typeof quoteStaffBooking>
type Asking = { viewer: Viewer; settings: Settings; now: Instant }

const atCounter = { payment: 'counter' } as const
const inFrancs = { currency: 'XAF', rate: 1 } as const

/** What it would cost, in whole XAF. Throws a Refusal for whatever would refuse the booking. */
export async function quoteForDriver(
  db: Db,
  asked: BookingInput,
  asking: Asking,
): Promise<Quote & { deposit: number }> {
  refuseWithoutRight(asked, asking.viewer)
  await refuseForeignCar(db, asked.car, asking.viewer)
  const decision = await quoteTrip(db, { ...asked, ...atCounter }, rulesOf(asked, asking))
  return { ...priceOf(decision, asked), deposit: decision.found.row.car.deposit }
}

const rulesOf = ({ setAside }: BookingInput, { settings, now }: Asking) => ({
  settings,
  now,
  setAside: setAside?.rules,
  isByStaff: true,
})

function refuseWithoutRight({ discount, setAside }: BookingInput, { person }: Viewer): void {
  if (discount && !hasRight(person, 'change-prices')) throw new Refusal('forbidden')
  if (setAside && !hasRight(person, 'set-rules-aside')) throw new Refusal('forbidden')
}

/** Throws for a discount of more than the price. */
function priceOf({ price }: TripDecision, { discount }: BookingInput): Quote {
  if (!discount) return price
  return withDiscount(price, discount.amount) ?? refuseField('discount.amount', 'invalid-input')
}

/**
 * Returns the id, the same one for a repeated key. Throws `not-found` outside the fleet, a Refusal for every rule of a booking, `price-changed`,
 * `car-taken`, and `forbidden` for a discount or a rule set aside without the right to it.
 */
export async function bookForDriver(
  db: Db,
  body: NewStaffBooking,
  { key, ...asking }: Asking & { key: string },
): Promise<string> {
  const { viewer, now } = asking
  refuseWithoutRight(body, viewer)
  await refuseForeignCar(db, body.car, viewer)
  const scope = viewer.person!.id
  return inTransaction(db, viewer, async (tx) => {
    const known = await claimKey(tx, { scope, key }, body, now)
    if (known !== null) return known
    const id = await book(tx, body, asking)
    await settleKey(tx, { scope, key }, id)
    return id
  })
}

async function book(tx: Tx, body: NewStaffBooking, asking: Asking): Promise<string> {
  const { viewer, settings, now } = asking
  const decision = await decideTrip(tx, { ...body, ...atCounter }, rulesOf(body, asking))
  const price = priceOf(decision, body)
  const driver = await staffDriver(tx, body, viewer)
  checkDrivers(driver, decision, { body, settings, now })
  if (price.total !== body.total) throw new Refusal('price-changed')
  // Who is on file is written to in their own language, not in that of the desk.
  const { language } = await tx
    .selectFrom('users')
    .select('language')
    .where('id', '=', driver.id)
    .executeTakeFirstOrThrow()
  const id = await insertBooking(tx, {
    body: { ...body, ...atCounter, language },
    driver,
    decision: { ...decision, price },
    status: 'reserved',
    guestKey: null,
    // The desk has spoken with them.
    confirmedAt: now,
    awaitsDriver: !driver.isNew && !(await isKnownTo(tx, driver.id, viewer)),
    money: inFrancs,
    now,
  })
  await remember(tx, id, body, asking)
  await notify(tx, { kind: 'booking-made', bookingId: id, now })
  await queueConfirmation(tx, id, now)
  return id
}

/** Reasons are read in the history; that something was given or set aside is also in the audit. */
async function remember(
  tx: Tx,
  id: string,
  { discount, setAside, note }: NewStaffBooking,
  { viewer, now }: Asking,
): Promise<void> {
  const actor = viewer.person!.id
  const act = { actor, entity: 'booking', entityId: id } as const
  const notes = [discount && `−${discount.amount} XAF: ${discount.reason}`, setAside?.reason, note]
  const row = { booking_id: id, at: new Date(now), actor, from_status: null, to_status: 'reserved' as const }
  await tx
    .insertInto('booking_history')
    .values({ ...row, note: notes.filter(Boolean).join('\n') || null })
    .execute()
  await recordAct(tx, { ...act, action: 'booked' }, now)
  if (discount) await recordAct(tx, { ...act, action: 'discounted' }, now)
  if (setAside) await recordAct(tx, { ...act, action: 'rule-set-aside' }, now)
}
