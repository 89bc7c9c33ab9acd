// The copy of one's data that everybody may ask for: the own, and nothing that opens anything.

import type { PersonalData } from '#contract/profile.ts'
import type { Instant } from '#domain/rental/period.ts'
import { listOwnSessions, type SessionOwner } from '../accounts/own-sessions.ts'
import { presentUser } from '../accounts/present-user.ts'
import { findDriven } from '../bookings/find-bookings.ts'
import { presentOwnBooking } from '../bookings/present-own-booking.ts'
import type { Db } from '../db/connect.ts'
import { findReader } from '../newsletter/find-reader.ts'

/** Bookings are those the person drives: a supplier's or admin's copy holds nobody else's. */
export async function collectPersonalData(db: Db, owner: SessionOwner, now: Instant): Promise<PersonalData> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', owner.personId).executeTakeFirstOrThrow()
  const bookings = await findDriven(db, user.id)
  return {
    exportedAt: new Date(now).toISOString(),
    user: { ...presentUser(user), createdAt: user.created_at.toISOString() },
    bookings: bookings.map(presentOwnBooking),
    sessions: await listOwnSessions(db, owner, now),
    // Whether an address is on the list is told to who has proved that it is theirs.
    newsletter: user.verified ? await findReader(db, user.email) : null,
  }
}
