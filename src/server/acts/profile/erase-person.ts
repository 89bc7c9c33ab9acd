// Erasure: the person is replaced, money and dates stay (rule 13).

import { sql, type RawBuilder } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import { isOwnPassword, type SignInLimits } from '#server/core/accounts/passwords/check-password.ts'
import type { SessionOwner } from '#server/core/accounts/sessions/own-sessions.ts'
import { hasOpenBooking, lockBookings } from '#server/bookings/open-bookings.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { discardFile, type FileStore } from '#server/platform/files/keep-file.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Holding, Leaving } from './registry/holding.ts'
import { registry } from './registry/registry.ts'

/**
 * Returns false for a wrong password. Throws `open-bookings` while one is live or ahead, and `too-many-requests`.
 * All of it happens in one transaction, or nothing.
 */
export async function erasePerson(
  store: FileStore,
  limits: SignInLimits,
  { personId: id, session }: SessionOwner,
  attempt: { password: string; address: string },
  now: Instant,
): Promise<boolean> {
  const user = await store.db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!(await isOwnPassword(limits, user, { ...attempt, known: session }))) return false
  const files = await inTransaction(store.db, 'the site', (tx) => replacePerson(tx, id, now))
  for (const name of files) await discardFile(store, name)
  return true
}

/** Returns the names of files that have no owner now. */
async function replacePerson(tx: Tx, id: string, now: Instant): Promise<string[]> {
  // Lock bookings before the person, in the order used everywhere: changing a booking notifies its driver afterwards.
  await lockBookings(tx, id)
  const user = await tx
    .selectFrom('users')
    .select(['email', 'verified', 'deleted_at', 'blacklisted'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (user.deleted_at !== null) return []
  // The password says who asks; a session of theirs ends with this, so none is held.
  if (user.blacklisted) throw new Refusal('suspended', { status: 401 })
  if (await hasOpenBooking(tx, id, now)) throw new Refusal('open-bookings')
  return eraseRows(tx, { id, ...user, now }, registry)
}

/** Walks the registry. Returns the names of files that have no owner now. */
export async function eraseRows(tx: Tx, leaving: Leaving, holdings: readonly Holding[]): Promise<string[]> {
  const files: string[] = []
  for (const { table, whose, erasure } of holdings) {
    if (erasure === 'keep') continue
    if (erasure === 'delete') await sql`DELETE FROM ${sql.table(table)} WHERE ${whose(leaving)}`.execute(tx)
    else if ('set' in erasure) await overwrite(tx, table, erasure.set(leaving), whose(leaving))
    else if ('run' in erasure) files.push(...(await erasure.run(tx, leaving.id)))
  }
  return files
}

async function overwrite(
  tx: Tx,
  table: string,
  values: Readonly<Record<string, unknown>>,
  whose: RawBuilder<boolean>,
): Promise<void> {
  const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`UPDATE ${sql.table(table)} SET ${sql.join(changes)} WHERE ${whose}`.execute(tx)
}
