// A guest mistyped the address: the booking goes to the right one, as if it had been given at once. Whether somebody has
// an account with it shows nowhere, and nothing is attached to that account.

import { confirmBy } from '#domain/booking/address-confirmation.ts'
import type { Instant } from '#domain/rental/period.ts'
import { claimColumns, isUnclaimed } from '#server/core/accounts/unclaimed.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { moveFile } from '#server/platform/files/attach-file.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { guestWith, type GuestDetails } from '#server/acts/checkout/booking-driver.ts'
import { queueConfirmation } from '#server/bookings/confirmation-link.ts'
import { drivenBy } from '#server/bookings/ownership.ts'

export type Correction = { id: string; email: string; viewer: Viewer }

/**
 * Changes the address of a guest's booking and sends the mail there; earlier links stop working. False on
 * another device than the one that booked, once the address is confirmed, and after the deadline; throws `not-found` for
 * somebody else's booking.
 */
export async function correctAddress(
  db: Db,
  { id, email, viewer }: Correction,
  now: Instant,
): Promise<boolean> {
  return inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, drivenBy(viewer))
    const isTheirs = booking.guest_key !== null && viewer.guestKey?.equals(booking.guest_key) === true
    // Both people in one order, so that two corrections never wait for each other in a circle.
    const people = await tx
      .selectFrom('users')
      .select(['id', 'email', ...claimColumns])
      .where((is) => is.or([is('id', '=', booking.driver_id), is('email', '=', email)]))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const driver = people.find((person) => person.id === booking.driver_id)!
    const deadline = confirmBy({
      status: booking.status,
      isConfirmed: booking.confirmed_at !== null || !isUnclaimed(driver),
      bookedAt: booking.created_at.getTime(),
      pickUp: booking.from_at.getTime(),
    })
    if (!isTheirs || deadline === null || deadline <= now) return false
    if (email !== booking.driver_email) {
      const details = {
        fullName: booking.driver_name,
        email,
        phone: booking.driver_phone,
        birthDate: booking.driver_birth_date!,
        language: booking.language,
      }
      await handOver(tx, { id, from: driver.id, to: await driverFor(tx, details), email, viewer })
    }
    await queueConfirmation(tx, id, now)
    return true
  })
}

async function driverFor(tx: Tx, details: GuestDetails): Promise<string> {
  const guest = await guestWith(tx, details)
  if (guest) return guest.id
  // The address has an owner: a row of no address drives, and the mails of the booking go to the booking's own.
  const placeholder = await guestWith(tx, { ...details, email: `guest-${newId()}@wouri.invalid` })
  return placeholder!.id
}

type Moved = { id: string; from: string; to: string; email: string; viewer: Viewer }

async function handOver(tx: Tx, { id, from, to, email, viewer }: Moved): Promise<void> {
  await tx.updateTable('bookings').set({ driver_id: to, driver_email: email }).where('id', '=', id).execute()
  if (from === to) return
  await tx
    .updateTable('notifications')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where('booking_id', '=', id)
    .execute()
  await moveFile(tx, 'licence', { from, to, viewer })
  // A mistyped address leaves no account behind, unless its reader has asked for one meanwhile.
  await tx
    .deleteFrom('users')
    .where('id', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('bookings').select('id').where('driver_id', '=', from)).or(
          exists(selectFrom('account_links').select('id').where('user_id', '=', from)),
        ),
      ),
    )
    .execute()
}
