// Erasure: the person is replaced, money and dates stay (quality section 7).

import { sql } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import { isOwnPassword } from '../accounts/check-password.ts'
import type { SignInLimits } from '../accounts/check-password.ts'
import { forgetDriver, hasOpenBooking, lockBookings } from '../bookings/forget-driver.ts'
import { forgetMessages } from '../contact/forget-messages.ts'
import type { Tx } from '../db/connect.ts'
import { detachFile } from '../files/attach-file.ts'
import { discardFile, type FileStore } from '../files/keep-file.ts'
import { Refusal } from '../http/refusal.ts'
import { forgetMails } from '../mail/forget-mails.ts'
import { forgetReader } from '../newsletter/forget-reader.ts'

const replacementName = 'Deleted driver'

/**
 * Gives false for a wrong password. Throws `open-bookings` while one is live or ahead, and `too-many-requests`.
 * All of it happens in one transaction, or nothing.
 */
export async function erasePerson(
  store: FileStore,
  limits: SignInLimits,
  id: string,
  attempt: { password: string; address: string },
  now: Instant,
): Promise<boolean> {
  const user = await store.db.selectFrom('users').select(['email', 'password_hash']).where('id', '=', id).executeTakeFirstOrThrow()
  if (!(await isOwnPassword(limits, user, attempt))) return false
  const files = await store.db.transaction().execute((tx) => replacePerson(tx, id, now))
  for (const name of files) await discardFile(store, name)
  return true
}

/** Gives the names of files that belong to nobody now. */
async function replacePerson(tx: Tx, id: string, now: Instant): Promise<string[]> {
  // Bookings before the person, as everybody locks them: who changes a booking tells its driver afterwards.
  await lockBookings(tx, id)
  const user = await tx
    .selectFrom('users')
    .select(['email', 'verified', 'deleted_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (user.deleted_at !== null) return []
  if (await hasOpenBooking(tx, id, now)) throw new Refusal('open-bookings')
  const email = `deleted-${id.toLowerCase()}@wouri.invalid`
  await forgetDriver(tx, id, { name: replacementName, email })
  const files = [await detachFile(tx, 'licence', id), await detachFile(tx, 'avatar', id)]
  await forgetBelongings(tx, id)
  await forgetMails(tx, user.email)
  // Who never proved the address does not decide about what belongs to it.
  if (user.verified) {
    await forgetReader(tx, user.email)
    await forgetMessages(tx, user.email)
  }
  await tx
    .updateTable('users')
    .set({
      full_name: replacementName,
      email,
      phone: null,
      birth_date: null,
      location: null,
      bio: null,
      avatar: null,
      password_hash: null,
      enable_email_notifications: false,
      verified: false,
      deleted_at: new Date(now),
    })
    .where('id', '=', id)
    .execute()
  return files.filter((name) => name !== null)
}

/** Rows that are nobody's without the person say so in their key: they cascade. The list is never out of date. */
async function forgetBelongings(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ schema: string; table: string; column: string }>`
    SELECT n.nspname AS schema, t.relname AS table, a.attname AS column FROM pg_constraint c
    JOIN pg_class t ON t.oid = c.conrelid JOIN pg_namespace n ON n.oid = t.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass AND c.confdeltype = 'c'
    ORDER BY t.relname`.execute(tx)
  for (const { schema, table, column } of rows) {
    await sql`DELETE FROM ${sql.table(`${schema}.${table}`)} WHERE ${sql.ref(column)} = ${id}`.execute(tx)
  }
}
