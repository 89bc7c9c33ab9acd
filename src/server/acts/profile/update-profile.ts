// Changing the own record. What is not named here (type, email, verified, blacklisted) is not a person's to change.

import type { Profile } from '#contract/account/profile.ts'
import { ageAt, isBirthDate } from '#domain/people/age.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { refuseField } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { readSettings } from '#server/core/settings/read-settings.ts'

async function checkBirthDate(db: Db, birthDate: string, now: Instant): Promise<void> {
  if (!isBirthDate(birthDate, now)) refuseField('birthDate', 'invalid-date')
  const { minimumAge } = await readSettings(db)
  if (ageAt(birthDate, now) < minimumAge) refuseField('birthDate', 'too-young')
}

/** Stores what was sent of a person and keeps the rest. Throws `invalid-date` and `too-young` for the birth date. */
export async function updateProfile(
  db: Db,
  id: string,
  profile: Profile,
  { viewer, now }: { viewer: Viewer; now: Instant },
): Promise<void> {
  if (profile.birthDate) await checkBirthDate(db, profile.birthDate, now)
  await inTransaction(db, viewer, async (tx) => {
    await tx
      .updateTable('users')
      .set({
        full_name: profile.fullName,
        phone: profile.phone,
        birth_date: profile.birthDate,
        location: profile.location,
        bio: profile.bio,
        enable_email_notifications: profile.enableEmailNotifications,
      })
      .where('id', '=', id)
      .execute()
  })
}
