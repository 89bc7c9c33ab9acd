// The driver whom staff book for: somebody on file, or somebody new.

import type { NewStaffBooking } from '#contract/staff/new-booking.ts'
import { noAddress } from '#domain/people/no-address.ts'
import { sql } from 'kysely'
import { guestWith, type Driver } from '#server/acts/checkout/booking-driver.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { bookableBy } from './find-drivers.ts'
import type { Failure } from '#domain/failure.ts'

/** `isNew`: nothing is known of them but what was typed now. */
type KnownDriver = Omit<Driver, 'isUnclaimed'> & { isNew: boolean }
type NewDriver = Extract<NewStaffBooking['driver'], { fullName: string }>

/**
 * The row of the driver, locked. Throws `not-found` on `driver` for somebody whom the viewer may not book for, `required`
 * for what the file lacks, and `email-registered` for the address of an account whose phone number was not given.
 */
export async function staffDriver(tx: Tx, body: NewStaffBooking, viewer: Viewer): Promise<KnownDriver> {
  const { driver } = body
  if (!('fullName' in driver)) return driverOnFile(tx, driver, viewer)
  return newDriver(tx, driver, { viewer, language: body.language })
}

type DriverInput = { _id: string; phone?: string | undefined; birthDate?: string | undefined }

async function driverOnFile(tx: Tx, asked: DriverInput, viewer: Viewer): Promise<KnownDriver> {
  const user = await tx
    .selectFrom('users as u')
    .select(['id', 'full_name', 'email', 'phone', 'birth_date'])
    .where('id', '=', asked._id)
    .where(bookableBy(viewer))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!user) return refuseField('driver', 'not-found')
  const phone = user.phone ?? asked.phone
  const birthDate = user.birth_date ?? asked.birthDate
  const fields: Record<string, Failure> = {}
  if (!phone) fields['driver.phone'] = 'required'
  if (!birthDate) fields['driver.birthDate'] = 'required'
  if (!phone || !birthDate) throw new Refusal('invalid-input', { fields })
  return { id: user.id, fullName: user.full_name, email: user.email, phone, birthDate, isNew: false }
}

async function newDriver(
  tx: Tx,
  { fullName, phone, birthDate, email }: NewDriver,
  { viewer, language }: { viewer: Viewer; language: NewStaffBooking['language'] },
): Promise<KnownDriver> {
  const details = { fullName, phone, birthDate, email: email ?? noAddress(newId()) }
  const guest = await guestWith(tx, { ...details, language })
  if (guest) return { id: guest.id, ...details, isNew: !guest.isKnown }
  // What was typed is what the booking shows: nothing of the account comes out by it.
  const owner = await tx
    .selectFrom('users as u')
    .select('id')
    .where('email', '=', details.email)
    .where('type', '=', 'user')
    .where('deleted_at', 'is', null)
    .where('blacklisted', '=', false)
    .where(sql<boolean>`(u.phone = ${phone} OR ${bookableBy(viewer)})`)
    .executeTakeFirst()
  return owner ? { id: owner.id, ...details, isNew: false } : refuseField('driver.email', 'email-registered')
}
