// Staff verify a licence or refuse it: about the files they looked at, for a booking that lets them look.

import { sql } from 'kysely'
import { licenceNotification, type LicenceRefusal, type LicenceState } from '#domain/people/licence-check.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { opensLicence } from './open-bookings.ts'

type Check = {
  booking: string
  file: string
  back: string | null
  refusal: LicenceRefusal | null
  was: LicenceState
  viewer: Viewer
  now: Instant
}

export const stateOf = (check: { refusal: LicenceRefusal | null } | null): LicenceState =>
  check === null ? 'unchecked' : check.refusal === null ? 'verified' : 'refused'

/**
 * Writes what the viewer says of the licence and tells its driver; sent twice it is done once. Throws `not-found` outside the
 * fleet and the time in which it may be looked at, and `changed-meanwhile` for other files or another answer than `was`.
 */
export async function checkLicence(
  db: Db,
  { booking, file, back, refusal, was, viewer, now }: Check,
): Promise<void> {
  const actor = viewer.person!.id
  await inTransaction(db, viewer, async (tx) => {
    const owner = await lockDriver(tx, { booking, viewer, now })
    if (owner.license === null) throw new Refusal('not-found')
    if (owner.license !== file || owner.license_back !== back) throw new Refusal('changed-meanwhile')
    const before = await findCheck(tx, file)
    if (before !== null && before.refusal === refusal) return
    if (stateOf(before) !== was) throw new Refusal('changed-meanwhile')
    const check = { refusal, checked_by: actor, checked_at: new Date(now) }
    await tx
      .insertInto('licence_checks')
      .values({ file, ...check })
      .onConflict((conflict) => conflict.column('file').doUpdateSet(check))
      .execute()
    const action = refusal === null ? 'verified' : 'refused'
    await recordAct(tx, { actor, action, entity: 'licence', entityId: owner.id }, now)
    await notify(tx, {
      kind: licenceNotification(refusal),
      bookingId: booking,
      now,
      dedupe: `${file.slice(0, 16)}-${now}`,
    })
  })
}

/** The file stays the driver's until the transaction ends: another one is put in its place behind the same lock. */
async function lockDriver(
  tx: Tx,
  { booking, viewer, now }: Pick<Check, 'booking' | 'viewer' | 'now'>,
): Promise<{ id: string; license: string | null; license_back: string | null }> {
  const driver = await tx
    .selectFrom('users as u')
    .innerJoin('bookings as b', 'b.driver_id', 'u.id')
    .select(['u.id', 'u.license', 'u.license_back'])
    .where('b.id', '=', booking)
    .where(managedBy(viewer))
    .where(opensLicence(now))
    .forNoKeyUpdate('u')
    .executeTakeFirst()
  if (!driver) throw new Refusal('not-found')
  return driver
}

/** What was said of a file; null where nothing was. */
export async function findCheck(
  db: Db,
  file: string,
): Promise<{ refusal: LicenceRefusal | null; checked_at: Date } | null> {
  const { rows } = await sql<{ refusal: LicenceRefusal | null; checked_at: Date }>`
    SELECT refusal, checked_at FROM licence_checks WHERE file = ${file}`.execute(db)
  return rows[0] ?? null
}
