// Finds or creates the driver of a booking: a signed-in person, completed, or a guest, who becomes an unverified driver.

import type { NewBooking } from '#contract/bookings/new-booking.ts'
import type { Failure } from '#domain/failure.ts'
import { ageAt, isBirthDate } from '#domain/people/age.ts'
import type { Instant } from '#domain/rental/period.ts'
import { queueLink } from '#server/core/accounts/links.ts'
import { claimColumns, isUnclaimed } from '#server/core/accounts/unclaimed.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { newId } from '#server/platform/http/tokens.ts'

export type Driver = {
  id: string
  fullName: string
  email: string
  phone: string
  birthDate: string
  /** Named by a guest, known already, and not yet anybody's: whether it is the guest's own address is open. */
  isUnclaimed: boolean
}

/** Throws when a birth date is impossible or too young at pick-up for the site or for this car. */
export function checkAge(
  field: string,
  birthDate: string,
  { pickUp, now, site, car }: { pickUp: Instant; now: Instant; site: number; car: number },
): void {
  if (!isBirthDate(birthDate, now)) refuseField(field, 'invalid-date')
  const age = ageAt(birthDate, pickUp)
  if (age < site) refuseField(field, 'too-young')
  if (age < car) refuseField(field, 'too-young-for-car')
}

/** The driver of a booking; throws for a supplier or admin, for missing details, and for an address that has an owner. */
export async function bookingDriver(tx: Tx, viewer: Viewer, body: NewBooking, now: Instant): Promise<Driver> {
  return viewer.person ? signedInDriver(tx, viewer.person, body) : guestDriver(tx, body, now)
}

async function signedInDriver(
  tx: Tx,
  person: NonNullable<Viewer['person']>,
  body: NewBooking,
): Promise<Driver> {
  if (person.type !== 'user') throw new Refusal('forbidden')
  // One booking of a person at a time, so that what they hold can be counted. An erasure that runs at the same moment
  // waits: it then finds this booking, and is refused.
  const user = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', person.id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!user) throw new Refusal('signed-out')
  const phone = user.phone ?? body.driver?.phone
  const birthDate = user.birth_date ?? body.driver?.birthDate
  const missing: Record<string, Failure> = {}
  if (!phone) missing['driver.phone'] = 'required'
  if (!birthDate) missing['driver.birthDate'] = 'required'
  if (!phone || !birthDate) throw new Refusal('invalid-input', { fields: missing })
  return { id: user.id, fullName: user.full_name, email: user.email, phone, birthDate, isUnclaimed: false }
}

async function guestDriver(tx: Tx, { driver, language, payment }: NewBooking, now: Instant): Promise<Driver> {
  if (!driver) return refuseField('driver', 'required')
  const guest = await guestWith(tx, { ...driver, language })
  // Anyone who has made the account theirs signs in; nothing is ever attached to it from outside.
  if (!guest) return refuseField('driver.email', 'email-registered')
  // At the counter the confirmation asks for the address, and offers the account afterwards.
  if (payment !== 'counter') await queueLink(tx, guest.id, 'activation', now)
  return { id: guest.id, ...driver, isUnclaimed: guest.isKnown }
}

export type GuestDetails = NonNullable<NewBooking['driver']> & Pick<NewBooking, 'language'>

/**
 * The row of a guest: made now, or known by the address and not yet anybody's, which is locked. Null when the address
 * belongs to an account.
 */
export async function guestWith(
  tx: Tx,
  { language, ...driver }: GuestDetails,
): Promise<{ id: string; isKnown: boolean } | null> {
  const created = await tx
    .insertInto('users')
    .values({
      id: newId(),
      type: 'user',
      full_name: driver.fullName,
      email: driver.email,
      phone: driver.phone,
      birth_date: driver.birthDate,
      language,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (created) return { id: created.id, isKnown: false }
  const known = await tx
    .selectFrom('users')
    .select(['id', ...claimColumns])
    .where('email', '=', driver.email)
    .forNoKeyUpdate()
    .executeTakeFirst()
  // Merged into an account while this waited: the address is free again.
  if (!known) return guestWith(tx, { language, ...driver })
  return isUnclaimed(known) ? { id: known.id, isKnown: true } : null
}
