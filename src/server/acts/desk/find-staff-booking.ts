// One booking with everything that staff see on it.

import { sql } from 'kysely'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { shownAddress } from '#domain/people/no-address.ts'
import { bookingRights, hasRight } from '#domain/people/staff-rights.ts'
import type { Instant } from '#domain/rental/period.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { findBooking, type StoredBooking } from '#server/bookings/find-bookings.ts'
import { findHolder } from '#server/bookings/find-holder.ts'
import { presentBooking } from '#server/bookings/present-booking.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { findCheck, stateOf } from '#server/trade/licences/check-licence.ts'
import { staffMayLook } from '#server/trade/licences/open-bookings.ts'
import { presentStaffRow } from '#server/bookings/present-staff-booking.ts'
import { findReturnTerms } from '#server/trade/charges/propose-charges.ts'
import { findWalk } from '#server/trade/inspections/find-walk.ts'
import { mayUndoNoted } from '#server/trade/handover/noted-by.ts'
import { findHistory, findKeys, findMoney, staffCharges } from './staff-money.ts'

/** Throws `not-found` outside the viewer's fleet. */
export async function readStaffBooking(
  db: Db,
  { id, viewer, now }: { id: string; viewer: Viewer; now: Instant },
): Promise<StaffBooking> {
  const { person } = viewer
  const booking = await findBooking(db, id, { person, guestKey: null })
  if (!booking || !(await isManaged(db, id, viewer))) throw new Refusal('not-found')
  const { supplier_id: supplierId, driver_id: driverId } = booking
  const mayLook = await staffMayLook(db, { driver: driverId, viewer, now })
  const driver = await db
    .selectFrom('users')
    .select(['license', 'license_back'])
    .where('id', '=', driverId)
    .executeTakeFirstOrThrow()
  const check = driver.license === null ? null : await findCheck(db, driver.license)
  return {
    ...presentBooking(booking),
    ...presentStaffRow(booking),
    supplier: { _id: supplierId, ...booking.supplier },
    driver: {
      _id: driverId,
      fullName: booking.driver_name,
      email: shownAddress(booking.driver_email),
      phone: booking.driver_phone,
      birthDate: booking.driver_birth_date,
      licence: mayLook ? driver.license : null,
      ...(mayLook && driver.license_back !== null && { licenceBack: driver.license_back }),
      ...(driver.license !== null &&
        (mayLook || !booking.awaits_driver) && {
          licenceCheck: {
            state: stateOf(check),
            refusal: check?.refusal ?? null,
            at: check?.checked_at.toISOString() ?? null,
          },
        }),
    },
    additionalDriver: booking.additional_driver,
    language: booking.language,
    cancelReason: booking.cancel_reason,
    cancelRequestedAt: booking.cancel_requested_at?.toISOString() ?? null,
    history: await findHistory(db, booking),
    ...(await findMoney(db, booking, { viewer, now })),
    charges: staffCharges(booking, { viewer, now }),
    ...(await findKeys(db, booking, viewer)),
    walk: { ...(await findWalk(db, booking.car_id)), charging: await findCharging(db, booking, now) },
    carOutWith: await findHolder(db, { id, car: booking.car_id }),
    mayUndo: await mayUndoNoted(db, booking, viewer),
    rights: bookingRights.filter((right) => hasRight(person, right)),
  }
}

/** Of a car that is out: its return is walked also without a network. */
async function findCharging(db: Db, booking: StoredBooking, now: Instant) {
  if (booking.handed_over_at === null || booking.returned_at !== null) return null
  const { period: _agreed, pricing, ...charging } = await findReturnTerms(db, booking, now)
  const { dateBasedPrices, seasons = [], ...tariff } = pricing.tariff
  const listed = { dateBasedPrices: [...dateBasedPrices], seasons: [...seasons] }
  return { ...charging, pricing: { ...pricing, tariff: { ...tariff, ...listed } } }
}

async function isManaged(db: Db, id: string, viewer: Viewer): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM bookings b WHERE b.id = ${id} AND ${managedBy(viewer)}`.execute(db)
  return rows.length > 0
}
